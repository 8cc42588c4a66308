import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { ROOT } from '../../src/build/root'
import { startPlainHost } from '../support/plainHost'
import { FOLDER, FOLDER_BUILD } from '../support/testedBuild'
import { LANGUAGE_LIST } from '../../src/copy/en/browser/languages'
import { SIDES } from '../../src/copy/de/trade/card'
import { PROFILE_LINK, TRADE_LINK } from '../../src/copy/de/shell/shell'
import { connect, expect, test, tokenNamed, type Wallet } from './app'
import { crawl, siteIn } from './crawl'

/** These tests run a build for the root of a host and a build for a folder, both on simple static hosts. */

const DIST = process.env.E2E_APP_DIR ?? ''

// Simple static hosts respond with 404 to paths without a file.
test.use({ expectedErrors: /Failed to load resource/ })

const bar = (page: Page) => page.getByRole('banner')
const block = (page: Page) => page.getByRole('contentinfo').getByText(/^Block \d/)
const sell = (page: Page) => page.getByLabel('You sell', { exact: true })

/** Records failed requests for anything but pages, and requests to the host that leave the site's folder. */
function strayRequests(page: Page, site: string): string[] {
  const stray: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    const isMissing = response.status() >= 400 && response.request().resourceType() !== 'document'
    if (isMissing || (url.startsWith(new URL(site).origin) && !url.startsWith(`${site}/`))) stray.push(url)
  })
  return stray
}

/** The URLs of links on the screen that lead to the same host but out of the site's folder. */
const strayLinks = (page: Page, site: string): Promise<string[]> =>
  page.evaluate((start) => {
    const addresses = [...document.querySelectorAll('a, link')].map((each) => (each as HTMLAnchorElement).href)
    return addresses.filter((href) => href.startsWith(location.origin) && !href.startsWith(start))
  }, `${site}/`)

/** Chooses German, visits every screen in German, and returns to English. The site remembers the choice. */
async function inGerman(page: Page, wallet: Wallet, site: string, stray: string[]) {
  await page.goto(`${site}/swap?value=2`)
  // The test waits for the scripts, because the link has no query before they run.
  await expect(block(page)).toBeVisible()
  await page.getByRole('navigation', { name: LANGUAGE_LIST }).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${site}/de/swap?value=2`)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await expect(page.getByLabel(SIDES.sell.label, { exact: true })).toHaveValue('2')
  // The page at the root redirects to the chosen language, and links stay in that language.
  await page.goto(`${site}/`)
  await expect(page).toHaveURL(`${site}/de/`)
  for (const [screen, link] of [
    ['swap', TRADE_LINK],
    ['profile', PROFILE_LINK],
  ] as const) {
    await bar(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`^${site}/de/${screen}`))
  }
  await page.evaluate(() => {
    localStorage.clear()
  })
  await crawl(page, await siteIn('de', site), wallet)
  expect(await strayLinks(page, site)).toEqual([])
  // Unknown paths get the English page, without a redirect loop.
  await page.goto(`${site}/de/no/such/screen`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${site}/de/no/such/screen`)
  await page.goto(`${site}/`)
  await expect(page).toHaveURL(`${site}/`)
  expect(stray).toEqual([])
}

for (const [place, dir, base] of [
  ['the root of a host', DIST, ''],
  ['a folder', FOLDER_BUILD, FOLDER],
] as const)
  test(`C09: from ${place}: every route, deep links, and paths that do not exist`, async ({ page, wallet }) => {
    if (dir === FOLDER_BUILD) {
      test.setTimeout(300_000)
      const args = ['--import', 'tsx', 'test/support/buildForTests.ts', '--folder']
      await promisify(execFile)(process.execPath, args, { cwd: ROOT })
    }
    const host = await startPlainHost(dir, base)
    const site = host.origin + base
    const stray = strayRequests(page, site)
    const isWithin = async () => expect(await strayLinks(page, site)).toEqual([])
    try {
      await page.goto(`${site}/`)
      await expect(block(page)).toBeVisible()
      await connect(page, wallet)
      await bar(page).getByRole('link', { name: 'trade' }).click()
      await expect(page).toHaveURL(`${site}/swap`)
      await expect(sell(page)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`${site}/`)
      await isWithin()
      await bar(page).getByRole('link', { name: 'profile' }).click()
      await expect(page).toHaveURL(`${site}/profile`)
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Approvals' })).toBeVisible()
      await isWithin()
      await page.getByRole('combobox', { name: 'Search tokens' }).fill('uni')
      await page.getByRole('option', { name: /^UNI\b/ }).click()
      const tokenPage = `${site}/token?address=${tokenNamed('UNI').address}`
      for (const open of [() => Promise.resolve(), () => page.reload()]) {
        await open()
        await expect(page).toHaveURL(tokenPage)
        await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible()
        await expect(block(page)).toBeVisible()
      }
      await isWithin()

      // The host redirects to the page's folder. The app then shows the URL of the route.
      for (const address of ['/swap', '/swap/', '/swap.html']) {
        await page.goto(`${site}${address}?value=2`)
        await expect(page).toHaveURL(`${site}/swap?value=2`)
        await expect(sell(page)).toHaveValue('2')
        await expect(block(page)).toBeVisible()
      }
      await page.reload()
      await expect(sell(page)).toHaveValue('2')
      await bar(page).getByRole('link', { name: 'Tidemark, home' }).click()
      await expect(page).toHaveURL(`${site}/`)
      await expect(page.getByRole('region', { name: 'Top pairs' })).toContainText('WETH/USDC')

      await page.goto(`${site}/a/b?c=d#e`)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await expect(page).toHaveURL(`${site}/a/b?c=d#e`)
      await expect(block(page)).toBeVisible()
      await page.getByRole('link', { name: 'Go to the start page' }).click()
      await expect(page).toHaveURL(`${site}/`)
      await expect(page.getByRole('region', { name: 'Top pairs' })).toContainText('WETH/USDC')
      if (dir === FOLDER_BUILD) await inGerman(page, wallet, site, stray)
      expect(stray).toEqual([])
    } finally {
      host.close()
    }
  })
