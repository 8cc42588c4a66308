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

    test('while figures are read their rows have the final height; then all is there but what no pool tells', async ({
      page,
    }) => {
      const node = await nodeOf(page)
      await node('waiting')
      await page.goto('/')
      await expect(pairTable(page)).toHaveAttribute('aria-busy', 'true')
      await expectSound(page)
      const place = async () => (await rowsOf(page).nth(1).boundingBox())!
      const before = await place()
      await node('there')
      await expect(rowOf(page, 'WETH/USDC')).toContainText('$')
      await expect(rowOf(page, 'WETH/USDC')).toContainText(/(up|down) \d+\.\d\d%/)
      expect(await place()).toEqual(before)

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

    test('a connected visitor sees the total, and nothing moves when it comes', async ({ page, wallet }) => {
      await page.goto('/')
      await expect(rowOf(page, 'WETH/USDC')).toContainText('$')
      const places = () =>
        page.locator('h1, h2').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top + scrollY))
      const before = await places()
      await connect(page, wallet)
      const line = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: 'Your tokens' }) })
      await expect(line).toContainText(/\$[\d,]+/)
      expect(await places()).toEqual(before)
      await expectSound(page)
      await line.getByRole('link').click()
      await expect(page).toHaveURL('/profile')
    })
  })
}

test('on phones the pairs are read when they are scrolled to, and nothing moves', async ({ page }) => {
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
})

test('on phones every pair takes two lines, whatever its figures, and the sheet of the settings covers the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/')
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

test('the water’s line runs between the facts and the figures, and crosses neither', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('definition').first()).toContainText('$')
  for (const width of [1440, 1100, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const [facts, line, figures] = await page.evaluate(() => {
      const hero = document.querySelector('h1')!.closest('div')!
      const water = document.querySelector('main svg[preserveAspectRatio="none"] path:last-child')!
      return [hero.querySelector('ul')!, water, hero.querySelector('dl')!].map((part) => {
        const { top, bottom } = part.getBoundingClientRect()
        return { top, bottom }
      })
    })
    expect(line!.top, `at ${width}`).toBeGreaterThan(facts!.bottom + 8)
    expect(line!.bottom, `at ${width}`).toBeLessThan(figures!.top - 8)
  }
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('figures, percentages and dates are all written the German way, and amounts are typed as before', async ({
    page,
  }) => {
    await page.goto('/')
    const row = rowOf(page, 'WETH/USDC')
    await expect(row).toContainText(/\d\.\d{3}(,\d+)? USDC/)
    await expect(row).toContainText(/(up|down) \d+,\d\d%/)
    await expect(row).toContainText(/Pool 0,\d\d%/)
    const text = await page.locator('main').innerText()
    // In German, no figure may contain a decimal point.
    expect(text.match(/\d\.\d{1,2}(?!\d)/g)).toBeNull()

    // The estimated amount has points between its digit groups. It is a plain number only while the field is edited.
    const receive = page.getByLabel('You receive', { exact: true })
    await expect(receive).toHaveValue(/^\d\.\d{3},\d+$/)
    await receive.focus()
    await expect(receive).toHaveValue(/^\d{4}\.\d+$/)
    await receive.fill('100,5')
    await expect(page.getByLabel('You sell', { exact: true })).toHaveValue(/^0,\d+$/)
  })
})
