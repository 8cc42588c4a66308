import type { Page } from '@playwright/test'
import { accountOf, tokenOf } from '../chain/world'
import { expect, test, tradeUrl } from './app'
import { axeFindings } from './axeFindings'
import { expectUsable, IN_NARROW } from './looks'
import { CHAIN_URL } from './chains'

const bob = accountOf('bob').address
const LINK = `/token?address=${tokenOf('LINK').address}`
const search = (page: Page) => page.getByRole('combobox', { name: 'Search tokens' })

test('at every width the rows of tables are one height, and no cell is wider than its place', async ({ page }) => {
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
      // The depth of a pool is shown at every width. If the table is beside the trade card, the depth is below the
      // price.
      const depth = width === 1024 || width === 1199 ? /^1%: \$\S+ \/ \$\S+$/ : /^sell \$\S+$/
      if (path !== '/') await expect(table.locator('small:visible').filter({ hasText: depth }).first()).toBeVisible()
    }
  }
})

test('the site can be installed and shared, and no script works in the background', async ({ page, request }) => {
  await page.goto(LINK)
  const contentOf = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await contentOf('og:title')).toBe('Tidemark')
  expect(await contentOf('og:description')).toMatch(/\w/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  const addressOf = async (rel: string) =>
    new URL((await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '', page.url()).href
  const manifest = await addressOf('manifest')
  const { icons } = (await (await request.get(manifest)).json()) as { icons: { src: string; purpose?: string }[] }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const icon of [...icons.map(({ src }) => new URL(src, manifest).href), await addressOf('apple-touch-icon')]) {
    const picture = await request.get(icon)
    expect([icon, picture.status(), picture.headers()['content-type']]).toEqual([icon, 200, 'image/png'])
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('wallets that are here come first, and the dialog keeps its place through all steps', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'connect wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  const [installed, popular] = [dialog.getByText('Installed').first(), dialog.getByText('Popular').first()]
  const top = async (text: typeof installed) => (await text.boundingBox())?.y ?? 0
  expect(await top(installed)).toBeLessThan(await top(popular))
  const place = () => dialog.locator('> div').first().boundingBox()
  const before = await place()
  for (const step of ['Get a Wallet', 'Back', 'Install MetaMask', 'Back'] as const) {
    await dialog.getByRole('button', { name: step }).first().click()
    expect([step, await place()]).toEqual([step, before])
  }
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource|No list could be loaded|ERR_FAILED/ })

  const SCREENS = { swap: tradeUrl('ETH', 'UNI', '1'), token: LINK, profile: `/profile?address=${bob}` }

  test('U07: what a silent node, a missing node and missing lists leave can be used by all', async ({ page }) => {
    const isNode = (url: URL) => url.href.startsWith(CHAIN_URL)
    for (const [screen, path] of Object.entries(SCREENS)) {
      await page.route(isNode, () => undefined)
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toContainText('Block –')
      await expectUsable(page, `${screen}, silent`)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route(isNode, (route) => route.abort())
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toContainText('No node responds')
      await expectUsable(page, `${screen}, missing`)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
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

  test('U07: results of the search and the screen of a page that broke can be used by all', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('row', { name: /WETH\/USDC/ })).toContainText('$')
    await page.getByRole('banner').getByRole('button', { name: 'Search tokens' }).click()
    await search(page).fill('bitcoin')
    await expect(page.getByRole('group', { name: 'By name' })).toBeVisible()
    await expectSound(page, 'results')
    await page.goto('/')
    await expect(page.getByRole('row', { name: /WETH\/USDC/ })).toContainText('$')
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
    await expect(page.getByRole('row', { name: /WETH\/USDC/ })).toContainText('$')
  })
})
