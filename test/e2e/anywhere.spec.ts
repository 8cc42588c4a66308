import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { ROOT } from '../../src/build/root'
import { startPlainHost } from '../support/plainHost'
import { FOLDER, FOLDER_BUILD, folderSettings, isOfLanguages, RIGHT_TO_LEFT } from '../support/testedBuild'
import { LANGUAGE_LIST } from '../../src/copy/en/browser/languages'
import { SIDES } from '../../src/copy/de/trade/card'
import { PROFILE_LINK, TRADE_LINK } from '../../src/copy/de/shell/shell'
import { LANGUAGES } from '#domain/browser/languages'
import { accountOf } from '../chain/world'
import { connect, expect, test, tokenNamed, tradeUrl, type Wallet } from './app'
import { crawl, type Site, siteIn } from './crawl'
import { bar, sell } from './places'

/** Two builds on simple static hosts: one for the root of a host, and one in several languages for a folder. */

const DIST = process.env.E2E_APP_DIR ?? ''

const block = (page: Page) => page.getByRole('contentinfo').getByText(/^Block \d/)

/** Records failed requests for files other than pages, and requests to the host for paths outside the site's folder. */
function strayRequests(page: Page, site: string): string[] {
  const stray: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    const isMissing = response.status() >= 400 && response.request().resourceType() !== 'document'
    if (isMissing || (url.startsWith(new URL(site).origin) && !url.startsWith(`${site}/`))) stray.push(url)
  })
  return stray
}

/** The URLs of the links on the screen that point to the same host but outside the site's folder. */
const strayLinks = (page: Page, site: string): Promise<string[]> =>
  page.evaluate((start) => {
    const addresses = [...document.querySelectorAll('a, link')].map((each) => (each as HTMLAnchorElement).href)
    return addresses.filter((href) => href.startsWith(location.origin) && !href.startsWith(start))
  }, `${site}/`)

/** Records the names of the site's scripts that the page loads, by their URLs. */
function scriptsLoadedBy(page: Page) {
  const loaded = new Map<string, string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.set(request.url(), request.url().replace(/^.*\/|\.\w+\.js$/g, ''))
  })
  return loaded
}

async function inGerman(page: Page, site: string) {
  const loaded = scriptsLoadedBy(page)
  // The dialogs are fetched while nothing else goes on, after their words.
  const everything = () => expect.poll(() => [...loaded.values()]).toContain('dialog-select')
  await page.goto(`${site}/swap?value=2`)
  await everything()
  const english = new Map(loaded)
  loaded.clear()
  // The test waits for the scripts, because they add the query to the link.
  await expect(block(page)).toBeVisible()
  await page.getByRole('navigation', { name: LANGUAGE_LIST }).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${site}/de/swap?value=2`)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await expect(page.getByLabel(SIDES.sell.label, { exact: true })).toHaveValue('2')
  await everything()
  // Another language loads its words and no script of the program. Which dialogs have come by now is a matter of time.
  const names = [...new Map([...english, ...loaded]).values()]
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const words = names.filter((name) => name.includes('words-')).sort()
  expect(words).toEqual(['late-words-de', 'late-words-en', 'words-de', 'words-en'])
  expect([...loaded.keys()].some((url) => english.has(url) && url.includes('/main.'))).toBe(true)
  // The page at the root must redirect to the chosen language, and links must stay in that language.
  await page.goto(`${site}/`)
  await expect(page).toHaveURL(`${site}/de/`)
  for (const [screen, link] of [
    ['swap', TRADE_LINK],
    ['profile', PROFILE_LINK],
  ] as const) {
    await bar(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`^${site}/de/${screen}`))
  }
  expect(await strayLinks(page, site)).toEqual([])
  await page.goto(`${site}/de/no/such/screen`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${site}/de/no/such/screen`)
  await page.goto(`${site}/`)
  await expect(page).toHaveURL(`${site}/`)
}

/** Opens paths that a simple host redirects, or answers with its page for unknown paths. */
async function visitDeepLinks(page: Page, site: string, addresses: readonly string[]) {
  // The host redirects to the page's folder. The app then restores the URL of the route.
  for (const address of addresses) {
    await page.goto(`${site}${address}?value=2`)
    await expect(page).toHaveURL(`${site}/swap?value=2`)
    await expect(sell(page)).toHaveValue('2')
    await expect(block(page)).toBeVisible()
  }
  await page.goto(`${site}/a/b?c=d#e`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveURL(`${site}/a/b?c=d#e`)
  await expect(block(page)).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await expect(page.getByRole('region', { name: 'Top pairs' })).toContainText('WETH/USDC')
}

/** Visits every route of a site by links, by deep links and with reloads. Also visits paths that do not exist. */
async function visitEverything(page: Page, wallet: Wallet, site: string) {
  const isWithin = async () => expect(await strayLinks(page, site)).toEqual([])
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
  await bar(page).getByRole('link', { name: 'Tidemark, home' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await expect(page.getByRole('region', { name: 'Top pairs' })).toContainText('WETH/USDC')
  await visitDeepLinks(page, site, ['/swap/', '/swap.html'])
}

/** Unicode characters that control the direction of text. Typed and copied texts must not contain them. */
const DIRECTING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

async function press(page: Page, key: string, target: ReturnType<Page['getByRole']>) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

/** Trades and copies the account's address with the keyboard only. */
async function tradeByKeyboard(page: Page, { words, url }: Site, wallet: Wallet) {
  await page.goto(url + tradeUrl('ETH', 'UNI'))
  const field = page.getByLabel(words.card.SIDES.sell.label, { exact: true })
  const review = page.getByRole('button', { name: words.card.REVIEW_SWAP, exact: true })
  await press(page, 'Tab', field)
  await page.keyboard.type('1.25')
  await expect(field).toHaveValue('1.25')
  await expect(review).toBeEnabled()
  const received = page.getByLabel(words.card.SIDES.receive.label, { exact: true })
  for (const each of [field, received]) expect(await each.inputValue()).not.toMatch(DIRECTING)
  await press(page, 'Tab', review)
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: words.review.CONFIRM_LABELS.swap, exact: true })
  await expect(confirm).toBeEnabled()
  await press(page, 'Tab', confirm)
  await page.keyboard.press('Enter')
  await wallet.confirm()
  await expect(page.getByRole('button', { name: words.outcome.NEW_SWAP })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Shift+Tab', page.getByRole('button', { name: words.wallet.accountLabel('').trim() }))
  await page.keyboard.press('Enter')
  await press(page, 'Tab', page.getByRole('button', { name: words.account.COPY_ADDRESS }))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(accountOf('alice').address)
  await page.keyboard.press('Escape')
}

/** Expects that in a right-to-left page the left arrow key moves to an earlier price in the chart, and to the next tab. */
async function expectArrows(page: Page, { url }: Site) {
  const slider = page.getByRole('slider')
  // The page first loads a few readings, and then replaces them with more readings.
  await expect(slider).toHaveAttribute('max', /^[4-9]\d$/)
  const last = Number(await slider.inputValue())
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(last - 1))
  await page.goto(`${url}/profile#tokens`)
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
}

// Simple static hosts respond with 404 to paths without a file.
const MISSING_FILES = /Failed to load resource/

test.describe('the root of a host', () => {
  test.use({ expectedErrors: MISSING_FILES })

  // All other specs use the links and reloads of a site at the root of a host.
  test('C09: deep links, and paths that do not exist', async ({ page }) => {
    const host = await startPlainHost(DIST, '')
    const stray = strayRequests(page, host.origin)
    await visitDeepLinks(page, host.origin, ['/swap'])
    expect(stray).toEqual([])
    host.close()
  })
})

test.describe('a folder', () => {
  // `test/e2e/run.ts` builds all languages before a run with `--languages`. Otherwise one worker builds and runs all.
  test.describe.configure({ mode: isOfLanguages() ? 'parallel' : 'default' })

  let host: Awaited<ReturnType<typeof startPlainHost>>
  let site: string
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    const args = ['--import', 'tsx', 'test/support/buildForTests.ts', '--folder']
    await promisify(execFile)(process.execPath, args, { cwd: ROOT })
    host = await startPlainHost(FOLDER_BUILD, FOLDER)
    site = host.origin + FOLDER
  })
  test.afterAll(() => {
    host.close()
  })

  test.describe('in English and German', () => {
    test.use({ expectedErrors: MISSING_FILES })

    test('C09: every route, deep links, and paths that do not exist', async ({ page, wallet }) => {
      const stray = strayRequests(page, site)
      await visitEverything(page, wallet, site)
      await inGerman(page, site)
      expect(stray).toEqual([])
    })
  })

  for (const language of folderSettings().languages.filter((each) => each !== 'en'))
    test(`${LANGUAGES[language].name}: every screen has room, and nothing is in English`, async ({ page, wallet }) => {
      const written = await siteIn(language, site)
      await crawl(page, written, wallet)
      if (language !== RIGHT_TO_LEFT) return
      await test.step('from right to left: a trade by keyboard, and what is copied', async () => {
        await tradeByKeyboard(page, written, wallet)
        await expectArrows(page, written)
      })
    })
})
