import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PART_RETRY_MS } from '#domain/browser/limits'
import { accountOf, tokenOf } from '../chain/world'
import { connect, expect, storeConnection, test } from './app'
import { axeFindings } from './axeFindings'
import { bar, main } from './places'

/** These tests check that screens and actions remain usable when files of the build fail to load. */

const DIST = process.env.E2E_APP_DIR ?? ''
const scripts = readdirSync(join(DIST, 'assets')).filter((asset) => asset.endsWith('.js'))
const pageFile = readFileSync(join(DIST, 'profile.html'), 'utf8')
const nameOf = (file: string) => file.split('.')[0] ?? ''
const fileOf = (name: string) => scripts.find((file) => nameOf(file) === name) ?? ''
/** The parts that `/` loads, because it needs them or because they may be opened next. Shared files are numbers. */
const IDLE = [
  'app',
  'chain',
  'dialog-connect',
  'dialog-select',
  'late-words-en',
  'main',
  'react',
  'reads',
  'redux',
  'runtime',
  'screen-home',
  'shared',
  'store',
  'theme',
  'words-en',
]
/** The script files that a page names. If one of them is missing, none of the app's scripts runs. */
const FIRST = scripts.filter((file) => pageFile.includes(`<script defer="defer" src="/assets/${file}`))

/** The other files that the profile's page names: those of its screen, and what reads chains. */
const OF_SCREEN = scripts.filter(
  (file) => pageFile.includes(`/assets/${file}`) && nameOf(file) !== 'theme' && !FIRST.includes(file),
)
/** All other files are for parts that are opened later. Without them, the page is complete. */
const LATER = scripts.filter((file) => !pageFile.includes(`/assets/${file}`))

test.use({
  expectedErrors:
    /404|Failed to load resource|Loading chunk|ChunkLoadError|could not be loaded|The words of .+ are missing/,
})

/**
 * Makes files fail to load, always or so many times each, and counts the requests. One route serves a whole test,
 * because removing it while files are loading could cause a race.
 */
async function fileGate(page: Page) {
  let missing: readonly string[] = []
  let limit = Infinity
  let requested = new Map<string, number>()
  await page.route(/\/assets\//, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/assets/', '')
    if (!missing.includes(file)) return route.fallback()
    const count = (requested.get(file) ?? 0) + 1
    requested.set(file, count)
    return count > limit ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' })
  })
  return {
    withhold(files: readonly string[], times = Infinity) {
      missing = files
      limit = times
      requested = new Map()
      return requested
    },
    restore() {
      missing = []
    },
  }
}

const reload = (page: Page) => main(page).getByRole('button', { name: 'Reload' })
async function isWhole(page: Page) {
  await expect(page.getByRole('combobox', { name: 'Search tokens' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-screen')
}

async function expectNoBlankPage(page: Page) {
  await expect(bar(page).getByRole('link', { name: 'trade' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'connect wallet' })).toBeVisible()
  await expect.poll(async () => (await main(page).innerText()).trim().length).toBeGreaterThan(20)
}

test.describe('a file that cannot be reached', () => {
  // The dialog reads the list of pairs as well, which fails without a connection.
  test.use({ walletOptions: null, expectedErrors: /Failed to load resource|No list could be loaded/ })

  test('for want of a connection is waited for, however long that takes', async ({ page, context }) => {
    const list = page.waitForResponse('**/lists/tokens.json')
    await page.goto('/swap')
    await isWhole(page)
    await list
    await page.clock.install()
    await context.setOffline(true)
    const asked = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: /^Token to receive|^Select token/ }).click()
    await asked
    await page.clock.runFor(PART_RETRY_MS * 2)
    await context.setOffline(false)
    await page.clock.resume()
    await expect(page.getByRole('dialog', { name: /^Select/ })).toBeVisible()
    await expect(page.getByText('Part of this page could not be loaded')).toHaveCount(0)

    await test.step('U08: a screen that is not there yet says what it waits for, and comes with the connection', async () => {
      await page.keyboard.press('Escape')
      await context.setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'imprint' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Offline' })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible()
    })
  })
})

test.describe('a file that is missing', () => {
  test.use({ walletOptions: null })

  test('once is requested again, whichever it is, and nobody notices', async ({ page }) => {
    const gate = await fileGate(page)
    for (const files of [FIRST, [fileOf('theme')], OF_SCREEN, LATER])
      await test.step(files.map(nameOf).join(', '), async () => {
        const requested = gate.withhold(files, 1)
        await page.goto('/profile', { waitUntil: 'commit' })
        await isWhole(page)
        await expect(page.getByText('could not be loaded')).toHaveCount(0)
        // A preloaded file may not have been requested yet, or again only when it is needed, so only FIRST counts.
        for (const file of files.filter((each) => FIRST.includes(each)))
          await expect.poll(() => [file, requested.get(file)]).toEqual([file, 2])
      })
  })

  test('U15: for good leaves the bar and words, says so, and Reload brings it back', async ({ page }) => {
    test.setTimeout(300_000)
    const gate = await fileGate(page)
    // Of what a page cannot start without: the library, the words and the program.
    for (const name of ['react', 'words-en', 'main'])
      await test.step(name, async () => {
        expect(FIRST).toContain(fileOf(name))
        const requested = gate.withhold([fileOf(name)])
        await page.goto('/profile', { waitUntil: 'commit' })
        await expect(page.getByRole('alert')).toContainText('has not started')
        await expectNoBlankPage(page)
        // The message may appear for a moment before the page is reloaded.
        await expect.poll(() => [...requested.values()]).toEqual([2])
        await expect(page.getByRole('alert')).toContainText('has not started')
        gate.restore()
        await page.getByRole('link', { name: 'reload the page' }).click()
        await isWhole(page)
        await expect(reload(page)).toHaveCount(0)
      })

    const own = ['screen-profile', 'chain'].map(fileOf)
    for (const [path, files] of [
      ...own.map((file) => ['/profile', [file]] as const),
      ['/profile', OF_SCREEN.filter((file) => !own.includes(file))],
      [`/token?address=${tokenOf('LINK').address}`, [fileOf('screen-token')]],
    ] as const)
      await test.step(files.map(nameOf).join(', '), async () => {
        gate.withhold(files)
        await page.goto(path)
        await expect(reload(page)).toBeVisible()
        await expectNoBlankPage(page)
        expect(await axeFindings(page)).toEqual([])
        // The shell works without the screen, and so do dialogs, but for the files that they share with it.
        if (files.length === 1) {
          await bar(page).getByRole('button', { name: 'connect wallet' }).click()
          await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
          await page.keyboard.press('Escape')
        }
        gate.restore()
        await reload(page).click()
        await isWhole(page)
        await expect(reload(page)).toHaveCount(0)
      })

    await test.step('the files of later parts: the page is complete', async () => {
      gate.withhold(LATER)
      await page.goto('/profile')
      await isWhole(page)
      await expect(reload(page)).toHaveCount(0)
    })

    await test.step('a dialog is reported at the top of the page, which goes on', async () => {
      gate.withhold([fileOf('dialog-connect')])
      await page.goto('/swap')
      await isWhole(page)
      const sell = page.getByLabel('You sell', { exact: true })
      await sell.fill('7')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await bar(page).getByRole('button', { name: 'connect wallet' }).click()
      await expect(reload(page)).toBeInViewport()
      await expect(sell).toHaveValue('7')
      gate.restore()
      await reload(page).click()
      await isWhole(page)
      await bar(page).getByRole('button', { name: 'connect wallet' }).click()
      await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
    })

    await test.step('with the script that watches over the others, a line of the page itself says so', async () => {
      gate.withhold(['theme', 'main'].map(fileOf))
      await page.goto('/profile')
      const line = page.getByText('has not started')
      await expect(line).toBeHidden()
      // The animations are finished explicitly, because they begin only after a while.
      await line.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish()
      })
      await expect(line).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })
  })
})

test('what can be opened next is fetched while nothing else goes on, and nothing more', async ({ page, wallet }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(nameOf(new URL(request.url()).pathname.replace('/assets/', ''))))
  const among = (...names: string[]) => fetched.filter((name) => names.includes(name)).sort()
  await page.goto('/')
  await expect.poll(() => fetched).toContain('dialog-connect')
  await expect.poll(() => fetched).toContain('dialog-select')
  await page.waitForLoadState('networkidle')
  expect(
    scripts
      .map(nameOf)
      .filter((name) => fetched.includes(name) && !/^\d/.test(name))
      .sort(),
  ).toEqual(IDLE)

  // The app fetches the code of the listed wallets once the list has been painted.
  await bar(page).getByRole('button', { name: 'connect wallet' }).click()
  await expect.poll(() => fetched).toContain('coinbase')
  // Coinbase's SDK sets this global when it is evaluated.
  const isEvaluated = () => page.evaluate(() => 'Buffer' in globalThis)
  expect(await isEvaluated()).toBe(false)
  await page.getByRole('dialog').getByRole('button', { name: 'Coinbase Wallet' }).hover()
  await expect.poll(isEvaluated).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await connect(page, wallet)
  const next = ['dialog-account', 'dialog-network', 'dialog-review']
  await expect.poll(() => among(...next)).toEqual(next)
  expect(among('walletConnect', 'ens-normalize', 'trade-encoder', 'trade-decoder')).toEqual([])
})

test.describe('a press before the scripts are here', () => {
  async function holdBack(page: Page) {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**/assets/${fileOf('main')}`, async (route) => {
      await released
      await route.continue()
    })
    return release
  }
  const early = (page: Page) => bar(page).getByRole('button', { name: 'connect wallet' })
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Connect a Wallet' })

  // How the other buttons of home are pressed early is in `prerender.spec.ts`.
  test('is answered when they come, be it a click, Enter or Space, on every route', async ({ page }) => {
    for (const [path, press] of [
      ['/', () => page.getByLabel('You sell', { exact: true }).press('Enter')],
      ['/swap', () => early(page).press('Space')],
      [`/token?address=${tokenOf('LINK').address}`, () => early(page).click()],
      ['/profile', () => early(page).press('Enter')],
    ] as const)
      await test.step(path, async () => {
        const release = await holdBack(page)
        await page.goto(path, { waitUntil: 'commit' })
        await press()
        if (path !== '/') await expect(early(page)).toHaveAttribute('aria-busy', 'true')
        release()
        await expect(dialogOf(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toBeHidden()
        if (path !== '/') await expect(early(page)).toBeFocused()
      })

    await test.step('it is dropped when the wallet of the last visit is connected', async () => {
      await storeConnection(page, accountOf('alice').address)
      await page.addInitScript(() => {
        const { showModal } = HTMLDialogElement.prototype
        HTMLDialogElement.prototype.showModal = function () {
          document.documentElement.dataset.opened = 'true'
          showModal.call(this)
        }
      })
      const release = await holdBack(page)
      await page.goto('/swap', { waitUntil: 'commit' })
      // The card is already shown while the top bar shows no account, because the app does not know yet whether there is
      // one.
      await expect(early(page)).toBeHidden()
      await main(page).getByRole('button', { name: 'Connect a wallet to swap' }).click()
      release()
      await expect(bar(page).getByRole('button', { name: /^Account/ })).toBeVisible()
      await isWhole(page)
      expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBeUndefined()
    })
  })
})
