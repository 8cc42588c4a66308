import type { Page, Route } from '@playwright/test'
import { tokenOf } from '../chain/world'
import { bob, expect, test, tradeUrl } from './app'
import { axeFindings } from './axeFindings'
import { expectUsable, IN_NARROW } from './looks'
import { CHAIN_URL } from './chains'

const LINK = `/token?address=${tokenOf('LINK').address}`
const search = (page: Page) => page.getByRole('combobox', { name: 'Search tokens' })

/** On wide screens, the line of water runs between the facts and the figures at the top of home, and crosses neither. */
async function expectWaterBetween(page: Page, width: number) {
  if (width < 1024) return
  await expect(page.getByRole('definition').first()).toContainText('$')
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

test('at every width rows of tables are one height, no cell is too wide, and home’s line of water crosses nothing', async ({
  page,
}) => {
  for (const [path, table] of [
    ['/', page.getByRole('region', { name: 'Top pairs' }).getByRole('table')],
    [`/token?address=${tokenOf('UNI').address}`, page.getByRole('region', { name: 'Pools' }).getByRole('table')],
  ] as const) {
    await page.goto(path)
    for (const width of [1440, 1199, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      // The check is repeated, because the table of the loaded token replaces that of the loading page.
      await expect(async () => {
        await table.scrollIntoViewIfNeeded()
        await expect(table).toHaveAttribute('aria-busy', 'false', { timeout: 1_000 })
      }).toPass()
      const heights = await table
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect([width, path, [...new Set(heights)]]).toEqual([width, path, [64]])
      const tooWide = await table
        .locator('th, td')
        .evaluateAll((cells) =>
          cells
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        )
      expect([width, path, tooWide]).toEqual([width, path, []])
      // A pool's depth is shown at every width: where the table is beside the trade card, below the price.
      const depth = width === 1024 || width === 1199 ? /^1%: \$\S+ \/ \$\S+$/ : /^sell \$\S+$/
      if (path === '/') await expectWaterBetween(page, width)
      else await expect(table.locator('small:visible').filter({ hasText: depth }).first()).toBeVisible()
    }
  }
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource|No list could be loaded|ERR_FAILED/ })

  const SCREENS = { swap: tradeUrl('ETH', 'UNI', '1'), token: LINK, profile: `/profile?address=${bob}` }

  test('U07, R21: what a silent node, a missing node and missing lists leave can be used by all, and no figure is zero', async ({
    page,
  }) => {
    let isSilent = true
    const held: Route[] = []
    await page.route(
      (url) => url.href.startsWith(CHAIN_URL),
      (route) => {
        if (isSilent) held.push(route)
        else return route.abort()
      },
    )
    const footer = page.getByRole('contentinfo')
    for (const [screen, path] of Object.entries(SCREENS)) {
      isSilent = true
      await page.goto(path)
      await expect(footer).toContainText('Block –')
      // The footer is in the page's file. The screen comes with its script.
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectUsable(page, `${screen}, silent`)
      isSilent = false
      await Promise.allSettled(held.splice(0).map((route) => route.abort()))
      await expect(footer).toContainText('No node responds')
      await expectUsable(page, `${screen}, missing`)
    }
    await expect(page.getByRole('main')).not.toContainText('$0')
    await search(page).fill('dai')
    await expect(page.getByRole('option', { name: /^DAI\b/ })).toBeVisible()
    for (const _ of ['text', 'list']) await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/lists/*.json', (route) => route.fulfill({ status: 500, body: 'down' }))
    await page.goto('/')
    await expect(page.getByText('The pair list could not be loaded')).toBeVisible()
    await expectUsable(page, 'no lists')
  })
})

test.describe('on a phone, in a locale that the browser writes', () => {
  test.use({
    ...IN_NARROW,
    locale: 'de-DE',
    expectedErrors: /Failed to load resource|No list could be loaded|Broken for a test|ERR_FAILED/,
  })

  async function expectSound(page: Page, what: string) {
    expect([what, await axeFindings(page)]).toEqual([what, []])
    expect([what, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([what, 0])
  }

  test('U07: figures are written that way; results of the search and a page that broke can be used by all', async ({
    page,
  }) => {
    const row = page.getByRole('row', { name: /WETH\/USDC/ })
    await page.goto('/')
    await test.step('amounts are typed as before', async () => {
      await expect(row).toContainText('$')
      await expect(row).toContainText(/\d\.\d{3}(,\d+)? USDC/)
      await expect(row).toContainText(/(up|down) \d+,\d\d%/)
      // In German, no figure may contain a decimal point.
      expect((await page.locator('main').innerText()).match(/\d\.\d{1,2}(?!\d)/g)).toBeNull()
      // The estimated amount has points between its digit groups. It is a plain number only while the field is edited.
      const receive = page.getByLabel('You receive', { exact: true })
      await expect(receive).toHaveValue(/^\d\.\d{3},\d+$/)
      await receive.focus()
      await expect(receive).toHaveValue(/^\d{4}\.\d+$/)
      await receive.fill('100,5')
      await expect(page.getByLabel('You sell', { exact: true })).toHaveValue(/^0,\d+$/)
    })

    await page.getByRole('banner').getByRole('button', { name: 'Search tokens' }).click()
    await search(page).fill('bitcoin')
    await expect(page.getByRole('group', { name: 'By name' })).toBeVisible()
    await expectSound(page, 'results')
    for (const _ of ['text', 'sheet']) await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // This makes the next formatting of a number throw an unexpected error.
    await page.evaluate(() => {
      for (const way of ['format', 'formatToParts'])
        Object.defineProperty(Intl.NumberFormat.prototype, way, {
          get() {
            throw new Error('Broken for a test')
          },
        })
    })
    const broken = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reload' }) })
    await expect(broken).toBeVisible({ timeout: 30_000 })
    await expectSound(page, 'broken')
    await broken.getByRole('button', { name: 'Reload' }).click()
    await expect(row).toContainText('$')
  })
})
