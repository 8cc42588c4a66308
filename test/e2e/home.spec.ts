import type { Page, Route } from '@playwright/test'
import { tokenOf } from '../chain/world'
import { connect, expect, test } from './app'
import { CHAIN_URL } from './chains'
import { axeFindings } from './axeFindings'
import { shiftsOf, watchShifts } from './layoutShifts'

const isNode = (url: URL) => url.href.startsWith(CHAIN_URL)

const LOOKS = [
  { name: '1440 light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '390 dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

const pairTable = (page: Page) => page.getByRole('region', { name: 'Top pairs' }).getByRole('table')
/** All rows except the header row, which is hidden on narrow screens. */
const rowsOf = (page: Page) => pairTable(page).locator('tbody tr')
const rowOf = (page: Page, pair: string) => rowsOf(page).filter({ hasText: pair })

/** Controls the responses to the page's requests to the node: the requests pass, stay pending, or fail. */
async function nodeOf(page: Page) {
  let mode: 'there' | 'waiting' | 'gone' = 'there'
  const held: Route[] = []
  await page.route(isNode, (route) => {
    if (mode === 'waiting') held.push(route)
    else return mode === 'gone' ? route.abort() : route.continue()
  })
  return async (next: typeof mode) => {
    mode = next
    if (mode === 'there') await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

async function expectSound(page: Page) {
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

for (const { name, viewport, colorScheme } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme, expectedErrors: /Failed to load resource/ })
    const isNarrow = viewport.width < 768

    test('rows have their final place from the start; then all is there but what no pool tells, and the total of who connects', async ({
      page,
      wallet,
    }) => {
      const node = await nodeOf(page)
      await node('waiting')
      let release: () => void = () => undefined
      const started = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/assets\/main\./, async (route) => {
        await started
        await route.continue()
      })
      const places = () =>
        rowsOf(page).evaluateAll((rows) =>
          rows.slice(0, 6).map((row) => {
            const { x, top, width, height } = row.getBoundingClientRect()
            return { x, y: top + scrollY, width, height }
          }),
        )
      await page.goto('/', { waitUntil: 'commit' })
      await expect(pairTable(page)).toHaveAttribute('aria-busy', 'true')
      const before = await places()
      expect(before).toHaveLength(6)
      release()
      await expect(page.locator('html')).not.toHaveAttribute('data-screen')
      await expect(pairTable(page)).toHaveAttribute('aria-busy', 'true')
      await expectSound(page)
      expect(await places()).toEqual(before)
      await node('there')
      await expect(rowOf(page, 'WETH/USDC')).toContainText('$')
      await expect(rowOf(page, 'WETH/USDC')).toContainText(/(up|down) \d+\.\d\d%/)
      expect(await places()).toEqual(before)

      // The text next to the trade card must not move when the card becomes taller because of a quote.
      const title = page.getByRole('heading', { level: 1 })
      const details = page.getByRole('button', { name: /Quote details/ })
      await expect(details).toBeVisible()
      const top = (await title.boundingBox())?.y
      await page.getByLabel('You sell', { exact: true }).fill('')
      await expect(details).toHaveCount(0)
      expect((await title.boundingBox())?.y).toBe(top)

      // Each price is in the pair's stablecoin or wrapped coin, and its unit is shown at every screen width.
      const price = rowOf(page, 'WETH/USDC').getByText(/^\d,\d{3}(\.\d+)? USDC$/)
      await expect(price.locator('visible=true')).toHaveCount(1)

      // Pairs without a pool are collapsed into one line.
      const folded = page.getByText(/^\d+ pairs without a pool of their own$/)
      await folded.click()
      await expect(page.getByRole('link', { name: 'DAI/USDT' })).toHaveAttribute('href', /^\/swap\?/)
      await expect(rowOf(page, 'DAI/USDT')).toHaveCount(0)
      const count = await page.locator('details', { has: folded }).getByRole('link').count()
      await expect(rowsOf(page)).toHaveCount(20 - count)
      await expectSound(page)

      const heads = () =>
        page.locator('h1, h2').evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top + scrollY))
      const headsBefore = await heads()
      await connect(page, wallet)
      const line = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: 'Your tokens' }) })
      await expect(line).toContainText(/\$[\d,]+/)
      expect(await heads()).toEqual(headsBefore)
      await expect(line.getByRole('link')).toHaveAttribute('href', '/profile')
      await expectSound(page)

      // On narrow screens the whole row is a link. On wide screens the row's button opens the trade.
      const row = rowOf(page, 'UNI/WETH')
      if (isNarrow) {
        const { width, height } = (await row.boundingBox())!
        await row.click({ position: { x: width - 30, y: height - 10 } })
        await expect(page).toHaveURL(`/token?address=${tokenOf('UNI').address}`)
      } else {
        await expect(row.getByRole('link', { name: /^UNI/ })).toHaveAttribute('href', /^\/token\?address=0x1f98/i)
        await row.getByRole('link', { name: 'Trade UNI/WETH' }).click()
        await expect(page).toHaveURL(/\/swap\?inputCurrency=0x1f98.*&outputCurrency=0xC02a/i)
      }
    })
  })
}

test('on phones the pairs are read when they are scrolled to, each takes two lines, and the settings cover the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/lists/pairs.json')) lists.push(request.url())
  })
  await watchShifts(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Quote details/ })).toBeVisible()
  expect(lists).toEqual([])
  await expect(pairTable(page)).toHaveAttribute('aria-busy', 'true')
  await pairTable(page).scrollIntoViewIfNeeded()
  await expect(rowOf(page, 'WETH/USDC')).toContainText('$')
  expect(lists).toHaveLength(1)
  expect((await shiftsOf(page)).reduce((total, { value }) => total + value, 0)).toBeLessThan(0.01)

  await expect(rowOf(page, 'UNI/WETH')).toContainText(/(up|down) \d+\.\d\d%/)
  await expect(rowOf(page, 'PAXG/WETH')).toContainText(/Liquidity \$[\d,]+/)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 500 })
    const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights), `at ${width}`).toBeLessThan(70)
  }
  await page.getByRole('button', { name: /^Trade settings/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Trade settings' })
  await expect(sheet).toBeVisible()
  const isOnTop = await sheet.evaluate((panel) => {
    const { top, left } = panel.getBoundingClientRect()
    return top < 56 && panel.contains(document.elementFromPoint(left + 40, top + 8))
  })
  expect(isOnTop).toBe(true)
})
