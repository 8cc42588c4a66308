import type { Locator, Page, Route } from '@playwright/test'
import { tokenOf } from '../chain/world'
import { connect, expect, isOfLatePreload, test, tradeUrl, untilRemembered } from './app'
import { CHAIN_URL } from './chains'
import { shiftsOf, watchShifts } from './layoutShifts'
import { region } from './places'

/** Placeholders have the shape of their content, so that nothing moves when the content arrives. */

/** The sum of layout shift scores. The button of a visitor who comes back takes 0.0006 for balance and name. */
const SHIFTS_SEEN = 0.0008

/** The limit for a single shift while the node is silent, so that the page is hydrated and nothing else happens. */
const HYDRATION_SHIFT_SEEN = 0.0005

async function expectStill(page: Page) {
  const shifts = (await shiftsOf(page)).filter(({ isAnswer }) => !isAnswer)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(SHIFTS_SEEN)
}

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

const chart = (page: Page) => page.getByRole('img', { name: /^Price / })
const busyTable = (page: Page) => expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')

interface Screen {
  path: string
  reading: (page: Page) => Promise<void>
  here: (page: Page) => Promise<void>
}

const HOME: Screen = {
  path: '/',
  reading: busyTable,
  async here(page) {
    await expect(page.getByRole('row').filter({ hasText: 'WETH/USDC' })).toContainText('%')
    await expect(page.getByLabel('You receive')).not.toHaveValue('')
  },
}
const SWAP: Screen = {
  path: tradeUrl('LINK', 'ETH', '10'),
  reading: (page) => expect(page.getByText('Loading the price history')).toBeAttached(),
  here: (page) => expect(chart(page)).toBeAttached(),
}
/** While the token is loading, there are a heading, the frame of the chart, figures, and a usable card. */
const TOKEN: Screen = {
  path: `/token?address=${tokenOf('SHIB').address}`,
  reading: (page) => expect(page.getByRole('heading', { level: 1, name: 'Loading the token' })).toBeAttached(),
  here: (page) => expect(chart(page)).toBeAttached(),
}
const PROFILE: Screen = {
  path: '/profile',
  reading: busyTable,
  async here(page) {
    await expect(page.getByRole('heading', { level: 1, name: 'alice.eth' })).toBeAttached()
    await expect(page.getByRole('row').filter({ hasText: 'LINK' })).toContainText('%')
  },
}
const SETTINGS: Screen = {
  path: '/profile#settings',
  reading: (page) => expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true'),
  here: (page) => expect(page.getByRole('heading', { name: 'Node', exact: true })).toBeAttached(),
}

async function expectStillWhileRead(page: Page, { path, reading, here }: Screen) {
  await test.step(path, async () => {
    const letGo = await holdNode(page)
    await page.goto('about:blank')
    await page.goto(path)
    await reading(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-screen')
    expect((await shiftsOf(page)).filter(({ value }) => value >= HYDRATION_SHIFT_SEEN)).toEqual([])
    await letGo()
    await here(page)
    await expectStill(page)
  })
}

async function placeOf(part: Locator) {
  const box = await part.boundingBox()
  return box && { x: box.x, y: box.y, width: box.width }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport })
    test.beforeEach(({ page }) => watchShifts(page))

    test('every screen stands still while it is read, for who comes back too, and nothing is warned of', async ({
      page,
      wallet,
    }) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning' && !isOfLatePreload(message.text())) warnings.push(message.text())
      })
      for (const screen of [HOME, SWAP, SETTINGS]) await expectStillWhileRead(page, screen)

      const letGo = await holdNode(page)
      await page.goto(TOKEN.path)
      await TOKEN.reading(page)
      const parts = ['Swap', 'Your balance', 'Safety facts'].map((name) => region(page, name))
      for (const part of parts) await expect(part).toBeVisible()
      const before = await Promise.all(parts.map(placeOf))
      expect(before).not.toContain(null)
      await letGo()
      await TOKEN.here(page)
      // Parts of the page below the fold must not move either.
      await expect.poll(() => Promise.all(parts.map(placeOf))).toEqual(before)
      await expectStill(page)

      await connect(page, wallet)
      await untilRemembered(page)
      for (const screen of [HOME, PROFILE]) await expectStillWhileRead(page, screen)
      expect(warnings).toEqual([])
    })
  })
}
