import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { ROOT } from '../../src/build/root'
import { startPlainHost } from '../support/plainHost'
import { FOLDER, FOLDER_BUILD } from '../support/testedBuild'
import { connect, expect, test } from './app'

/** A build for the root of a host and one for a folder, on hosts that know nothing but files. */

const DIST = process.env.E2E_APP_DIR ?? ''

// Paths without a file are answered with 404, as such hosts do.
test.use({ expectedErrors: /Failed to load resource/ })

const bar = (page: Page) => page.getByRole('banner')
const block = (page: Page) => page.getByRole('contentinfo').getByText(/^Block \d/)
const sell = (page: Page) => page.getByLabel('You sell', { exact: true })

/** What of the site was asked for in vain, apart from the pages themselves. */
function missingFiles(page: Page): string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      missing.push(new URL(response.url()).pathname)
  })
  return missing
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
