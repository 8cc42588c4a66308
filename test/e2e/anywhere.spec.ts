import type { Page } from '@playwright/test'
import { startPlainHost } from '../support/plainHost'
import { connect, expect, test } from './app'

/** The build of the other tests, on hosts that know nothing but files, at a root and below one. */

const DIST = process.env.E2E_APP_DIR ?? ''
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

// The page for unknown paths asks for its script in several places.
test.use({ expectedErrors: /Failed to load resource|MIME type|valid digest/ })

const bar = (page: Page) => page.getByRole('banner')
const block = (page: Page) => page.getByRole('contentinfo').getByText(/^Block \d/)
const sell = (page: Page) => page.getByLabel('You sell', { exact: true })

/** What of the site was asked for in vain, apart from the search for the site itself. */
function missingFiles(page: Page): string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isSearch = pathname.includes('/assets/redirect.') || response.request().resourceType() === 'document'
    if (response.status() >= 400 && !isSearch) missing.push(pathname)
  })
  return missing
}

for (const [place, base] of [
  ['the root of a host', ''],
  ['a folder', '/folder/app'],
  ['a path of an IPFS gateway', `/ipfs/${CID}`],
] as const)
  test(`C09: from ${place}: every route, deep links, and paths that do not exist`, async ({ page, wallet }) => {
    const host = await startPlainHost(DIST, base)
    const missing = missingFiles(page)
    const site = host.origin + base
    try {
      await page.goto(`${site}/`)
      await expect(block(page)).toBeVisible()
      await connect(page, wallet)
      await bar(page).getByRole('link', { name: 'trade' }).click()
      await expect(page).toHaveURL(`${site}/swap`)
      await expect(sell(page)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`${site}/`)
      await bar(page).getByRole('link', { name: 'profile' }).click()
      await expect(page).toHaveURL(`${site}/profile`)

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
      expect(missing).toEqual([])
    } finally {
      host.close()
    }
  })
