import type { Page, Route } from '@playwright/test'
import { tokenOf } from '../chain/world'
import { connect, expect, test, tradeUrl } from './app'
import { CHAIN_URL } from './chains'

/** What is being read has the shape of what follows: nothing moves when it comes. */

interface Watched extends Window {
  __shifts?: { value: number; nodes: string[] }[]
}

/** Runs in the page: records each movement of what is on screen, and what moved. */
function recordShifts() {
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources?: { node: Node | null }[]
  }
  const shifts: { value: number; nodes: string[] }[] = []
  ;(window as Watched).__shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      const nodes = sources.map(
        ({ node }) => `${node?.parentElement?.className} > ${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`,
      )
      shifts.push({ value, nodes })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A hundredth of what browsers call a good page: a pixel here and there, as of a figure's width. */
const SHIFT_MAX = 0.001

async function expectStill(page: Page) {
  const shifts = await page.evaluate(() => (window as Watched).__shifts ?? [])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(SHIFT_MAX)
}

/** Holds what the node answers until it is let go. */
async function holdNode(page: Page) {
  const held: Route[] = []
  let isHolding = true
  await page.route(
    (url) => url.href.startsWith(CHAIN_URL),
    async (route) => {
      if (isHolding) held.push(route)
      else await route.continue()
    },
  )
  return async () => {
    isHolding = false
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, expectedErrors: /Failed to load resource/ })

    test('home, swap, token and profile stand still while they are read', async ({ page, wallet }) => {
      await page.clock.install()
      await page.addInitScript(recordShifts)
      const letGo = await holdNode(page)
      await page.goto('/')
      const figures = page.locator('dl[aria-busy], dl [aria-busy]')
      if (viewport.width === 1440) await expect(figures.first()).toBeVisible()
      await letGo()
      await expect(page.getByRole('row').filter({ hasText: 'WETH/USDC' })).toContainText('%')
      await expectStill(page)

      await page.goto(tradeUrl('UNI', 'USDC', '10'))
      await expect(page.getByRole('img', { name: /^Price / })).toBeVisible()
      await expectStill(page)

      await page.goto(`/token?address=${tokenOf('SHIB').address}`)
      await expect(page.getByRole('img', { name: /^Price / })).toBeVisible()
      await expectStill(page)
      // The price of a token with many zeros fits beside the line.
      const label = await page
        .getByRole('img', { name: /^Price / })
        .locator('> div')
        .last()
        .boundingBox()
      expect(label!.x + label!.width).toBeLessThanOrEqual(viewport.width)

      // Once no block comes, the age of the last one is written and the dot loses its colour.
      const dot = page.locator('svg path[d$="h0"]').last()
      const colour = () => dot.evaluate((path) => getComputedStyle(path).stroke)
      const live = await colour()
      await page.route(
        (url) => url.href.startsWith(CHAIN_URL),
        (route) => route.abort(),
      )
      await page.clock.fastForward(90_000)
      await expect(page.getByText(/^Block [\d,]+, .*ago$/)).toBeVisible()
      await expect.poll(colour).not.toBe(live)
      await page.unrouteAll({ behavior: 'wait' })

      await page.goto('/')
      await connect(page, wallet)
      await page.goto('/profile')
      await expect(page.getByRole('link', { name: /Wrapped|WETH|USDC/ }).first()).toBeVisible()
      await expectStill(page)
    })
  })
}
