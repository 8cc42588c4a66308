import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { ROOT } from '../../src/build/root'
import { startPlainHost } from '../support/plainHost'
import { FOLDER, FOLDER_BUILD } from '../support/testedBuild'
import { connect, expect, test, tokenNamed } from './app'

/** A build for the root of a host and one for a folder, on hosts that know nothing but files. */

const DIST = process.env.E2E_APP_DIR ?? ''

// Paths without a file are answered with 404, as such hosts do.
test.use({ expectedErrors: /Failed to load resource/ })

const bar = (page: Page) => page.getByRole('banner')
const block = (page: Page) => page.getByRole('contentinfo').getByText(/^Block \d/)
const sell = (page: Page) => page.getByLabel('You sell', { exact: true })

/** What was asked for in vain, apart from the pages themselves, or of the host outside of the site. */
function strayRequests(page: Page, site: string): string[] {
  const stray: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    const isMissing = response.status() >= 400 && response.request().resourceType() !== 'document'
    if (isMissing || (url.startsWith(new URL(site).origin) && !url.startsWith(`${site}/`))) stray.push(url)
  })
  return stray
}

/** The addresses of the host that the screen leads to outside of the site. */
const strayLinks = (page: Page, site: string): Promise<string[]> =>
  page.evaluate((start) => {
    const addresses = [...document.querySelectorAll('a, link')].map((each) => (each as HTMLAnchorElement).href)
    return addresses.filter((href) => href.startsWith(location.origin) && !href.startsWith(start))
  }, `${site}/`)

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

      // The host leads to the folder; the address bar shows the route.
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
      expect(stray).toEqual([])
    } finally {
      host.close()
    }
  })
