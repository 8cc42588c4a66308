import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PART_RETRY_MS } from '#domain/browser/limits'
import { connect, expect, test } from './app'
import { axeFindings } from './axeFindings'

/** These tests check that screens and actions remain usable when files of the build fail to load. */

const DIST = process.env.E2E_APP_DIR ?? ''
const scripts = readdirSync(join(DIST, 'assets')).filter((asset) => asset.endsWith('.js'))
const index = readFileSync(join(DIST, 'index.html'), 'utf8')
const nameOf = (file: string) => file.split('.')[0] ?? ''
const fileOf = (name: string) => scripts.find((file) => nameOf(file) === name) ?? ''
/**
 * The parts of the build that `/` loads, either because it needs them or because the visitor may open them next. The
 * names of shared files are numbers.
 */
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
/** The script files that the HTML page names. If one of them is missing, none of the app's scripts runs. */
const FIRST = scripts.filter((file) => index.includes(`<script defer="defer" src="/assets/${file}`))

/** The other files that the page names: those of its screen, and what reads chains. */
const OF_SCREEN = scripts.filter(
  (file) => index.includes(`/assets/${file}`) && nameOf(file) !== 'theme' && !FIRST.includes(file),
)

test.use({
  expectedErrors:
    /404|Failed to load resource|Loading chunk|ChunkLoadError|could not be loaded|The words of .+ are missing/,
})

/**
 * Makes files fail to load, either always or a given number of times each, and counts the requests for each file. A
 * test uses the same route from start to end, because removing a route while files are loading could cause a race.
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

async function withhold(page: Page, files: readonly string[]) {
  const gate = await fileGate(page)
  return gate.withhold(files)
}

/**
 * The groups of files that the tests withhold. Each file that the start page names is its own group. All other files,
 * without which the page is complete, form one group.
 */
const GROUPS: readonly (readonly string[])[] = [
  ...scripts.filter((file) => index.includes(`/assets/${file}`)).map((file) => [file]),
  scripts.filter((file) => !index.includes(`/assets/${file}`)),
]

const bar = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const reload = (page: Page) => main(page).getByRole('button', { name: 'Reload' })
const isWhole = (page: Page) => expect(page.getByRole('combobox', { name: 'Search tokens' })).toBeVisible()

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
  })
})

test.describe('a file that is missing', () => {
  test.use({ walletOptions: null })

  test('once is requested again, whichever it is, and nobody notices', async ({ page }) => {
    test.setTimeout(300_000)
    const gate = await fileGate(page)
    for (const files of GROUPS)
      await test.step(files.join(', '), async () => {
        const requested = gate.withhold(files, 1)
        await page.goto('/', { waitUntil: 'commit' })
        await isWhole(page)
        await expect(main(page).getByRole('table')).toBeVisible()
        await expect(page.getByText('could not be loaded')).toHaveCount(0)
        // Only the files in FIRST are checked. A preloaded file may not have been requested yet, or may be requested
        // again only when it is needed.
        for (const file of files.filter((each) => FIRST.includes(each)))
          await expect.poll(() => [file, requested.get(file)]).toEqual([file, 2])
      })
  })

  test('U15: for good leaves the bar and words, says so, and Reload brings it back', async ({ page }) => {
    test.setTimeout(900_000)
    const reports: string[] = []
    const gate = await fileGate(page)
    for (const files of GROUPS)
      await test.step(files.join(', '), async () => {
        const requested = gate.withhold(files)
        await page.goto('/', { waitUntil: 'commit' })
        if (files.some((file) => FIRST.includes(file))) {
          await expect(page.getByRole('alert')).toContainText('has not started')
          await expectNoBlankPage(page)
          // The message may appear for a moment before the page is reloaded.
          await expect.poll(() => [...requested.values()]).toEqual([2])
          await expect(page.getByRole('alert')).toContainText('has not started')
          reports.push(...files.map(nameOf))
          gate.restore()
          await page.getByRole('link', { name: 'reload the page' }).click()
        }
        if (files.some((file) => OF_SCREEN.includes(file))) {
          await expect(reload(page)).toBeVisible()
          await expectNoBlankPage(page)
          // The shell works without the screen, and so do dialogs, but for the files that they share with it.
          if (files.some((file) => ['screen-home', 'reads', 'chain'].includes(nameOf(file)))) {
            await bar(page).getByRole('button', { name: 'connect wallet' }).click()
            await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
            await page.keyboard.press('Escape')
          }
          reports.push(...files.map(nameOf))
          gate.restore()
          await reload(page).click()
        }
        // If one of the other files is missing, the page is complete nevertheless, because those files are for parts
        // that are opened later.
        await isWhole(page)
        await expect(main(page).getByRole('table')).toBeVisible()
        await expect(reload(page)).toHaveCount(0)
      })
    expect(reports).toEqual(expect.arrayContaining(['react', 'store', 'main', 'words-en', 'screen-home', 'chain']))
  })

  test('is reported where it is a route’s own, which comes with Reload', async ({ page }) => {
    const token = '/token?address=0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    for (const [path, name] of [
      [token, 'screen-token'],
      ['/profile', 'screen-profile'],
    ] as const)
      await test.step(path, async () => {
        await withhold(page, [fileOf(name)])
        await page.goto(path)
        await expect(reload(page)).toBeVisible()
        await expectNoBlankPage(page)
        expect(await axeFindings(page)).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await reload(page).click()
        await isWhole(page)
        await expect(reload(page)).toHaveCount(0)
      })
  })

  test('is reported by a line of the page itself where the script that watches over the others is missing, too', async ({
    page,
  }) => {
    await withhold(page, ['theme', 'main'].map(fileOf))
    await page.goto('/')
    const line = page.getByText('has not started')
    await expect(line).toBeHidden()
    // The animations are finished explicitly, because the fake clock does not advance them.
    await line.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    await expect(line).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
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

test.describe('a dialog that is missing', () => {
  test.use({ walletOptions: null })

  test('is reported at the top of the page, which goes on', async ({ page }) => {
    await withhold(page, [fileOf('dialog-connect')])
    await page.goto('/')
    await isWhole(page)
    await page.getByLabel('You sell', { exact: true }).fill('7')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await bar(page).getByRole('button', { name: 'connect wallet' }).click()
    await expect(reload(page)).toBeInViewport()
    await expect(page.getByLabel('You sell', { exact: true })).toHaveValue('7')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await reload(page).click()
    await isWhole(page)
    await bar(page).getByRole('button', { name: 'connect wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
  })
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

  test('is answered when they come, be it a click, Enter or Space', async ({ page }) => {
    for (const key of [null, 'Enter', 'Space']) {
      const release = await holdBack(page)
      await page.goto('/', { waitUntil: 'commit' })
      if (key) await early(page).press(key)
      else await early(page).click()
      await expect(early(page)).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(dialogOf(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(early(page)).toBeFocused()
    }
  })

  test('where there is none, no dialog opens, and the focus stays where it was', async ({ page }) => {
    const release = await holdBack(page)
    await page.goto('/', { waitUntil: 'commit' })
    await early(page).focus()
    release()
    await isWhole(page)
    await expect(early(page)).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is dropped when the wallet of the last visit is connected', async ({ page, wallet }) => {
    await page.goto('/')
    await connect(page, wallet)
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        document.documentElement.dataset.opened = 'true'
        showModal.call(this)
      }
    })
    const release = await holdBack(page)
    await page.reload({ waitUntil: 'commit' })
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
