import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { tokenOf } from '../chain/world'
import { expect, isOfLatePreload, test } from './app'
import { CHAIN_URL } from './chains'
import { shiftsOf, watchShifts } from './layoutShifts'
import { bar, connectDialog, sell } from './places'

/** The prerendered page of each route before scripts run, and what becomes of the visitor's early input. */

const DIST = process.env.E2E_APP_DIR ?? ''
const TOKEN = tokenOf('LINK').address

async function holdBack(page: Page, files: RegExp | ((url: URL) => boolean)) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

const MAIN = /\/assets\/main\./
/** The scripts of the screens, whose parts in common are in `shared`. */
const SCREENS = /\/assets\/(screen-|shared\.)/
const NODE = ({ href }: URL) => href.startsWith(CHAIN_URL)

const SHIFT_SEEN = 0.0005
const seenShifts = async (page: Page) => (await shiftsOf(page)).filter(({ value }) => value >= SHIFT_SEEN)

/** Everything that the page writes to the console, and its uncaught errors. React reports differences there. */
function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (!isOfLatePreload(message.text())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  return messages
}

const isHydrated = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-screen')
const search = (page: Page) => page.getByLabel('Search tokens')

const ROUTES = [
  { path: '/', words: 'Trade tokens straight from your wallet', field: sell, text: '25' },
  { path: '/swap', words: 'Liquidity, all pools', field: sell, text: '2.5' },
  { path: `/token?address=${TOKEN}`, words: 'Safety facts', field: search, text: 'dai' },
  { path: '/profile', words: 'Connect a wallet to see your tokens', field: search, text: '0x25' },
]
/** What is not in the page's file is drawn by the scripts, and must not move what has been painted. */
const OF_ACCOUNT = { path: '/profile?address=0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', words: '' }

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The time of the largest contentful paint so far, once the fonts are loaded. */
const largestPaint = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
  })

test.describe('before scripts run', () => {
  test('between the shell and the screen, the skip link leads to the field, and what is typed there is kept', async ({
    page,
  }) => {
    const release = await holdBack(page, SCREENS)
    await page.goto('/', { waitUntil: 'commit' })
    await isShellHydrated(page)
    await page.getByRole('link', { name: 'Skip to the trade card' }).press('Enter')
    await expect(sell(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('7')
    release()
    for (const digit of '8901234') await page.keyboard.type(digit)
    await isHydrated(page)
    await expect(sell(page)).toHaveValue('178901234')
    await expect(sell(page)).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Connect a wallet to swap')
  })

  test('every route is painted whole: nothing larger is painted and nothing moves with the scripts, which write nothing', async ({
    page,
  }) => {
    const messages = messagesOf(page)
    await watchShifts(page)
    for (const { path, words } of [...ROUTES, OF_ACCOUNT]) {
      const releaseMain = await holdBack(page, MAIN)
      await holdBack(page, NODE)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('main')).toContainText(words)
      await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading')
      await nextFrames(page)
      const before = await largestPaint(page)
      releaseMain()
      await isHydrated(page)
      await nextFrames(page)
      if (path !== OF_ACCOUNT.path) expect([path, await largestPaint(page)]).toEqual([path, before])
      expect([path, await seenShifts(page), messages]).toEqual([path, [], []])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
  test('other buttons are pressed once the page has started, and links lead to the next page at once', async ({
    page,
  }) => {
    const release = await holdBack(page, MAIN)
    await page.goto('/swap', { waitUntil: 'commit' })
    const settings = page.getByRole('button', { name: /slippage/ })
    await settings.click()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    release()
    await expect(settings).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const releaseNext = await holdBack(page, MAIN)
    await page.goto('/', { waitUntil: 'commit' })
    await bar(page).getByRole('link', { name: 'trade' }).click()
    await expect(page).toHaveURL('/swap')
    await expect(page).toHaveTitle('Trade | Tidemark')
    await bar(page).getByRole('button', { name: 'connect wallet' }).click()
    releaseNext()
    await expect(connectDialog(page)).toBeVisible()
  })

  test('with the theme script held back, everything else is requested', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname.replace(/\.\w+\.(\w+)$/, '.$1')))
    const release = await holdBack(page, /\/assets\/theme\./)
    await page.goto('/swap', { waitUntil: 'commit' })
    const first = ['styles.css', 'react.js', 'main.js', 'first.woff2']
    for (const file of first) await expect.poll(() => requested).toContain(`/assets/${file}`)
    expect(await page.locator('#root').count()).toBe(0)
    release()
    await isHydrated(page)
    // Each preloaded file was requested only once, so the preload was used.
    const counts = first.map((file) => [file, requested.filter((each) => each === `/assets/${file}`).length])
    expect(counts).toEqual(first.map((file) => [file, 1]))
  })
})

/** What a press can change: dialogs, opened sections, the theme, and the trade's tokens. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getAttribute('aria-label') ?? each.textContent)
    return {
      dialogs: [...document.querySelectorAll('dialog[open]')].map((each) => each.querySelector('h1, h2')?.textContent),
      open: textsOf('[aria-expanded=true], [aria-pressed=true], [aria-selected=true]'),
      theme: document.documentElement.dataset.theme,
      tokens: textsOf('[id^=token-] span'),
    }
  })

/** The state once two looks at it have found the same. */
async function settledState(page: Page) {
  let last = await stateOf(page)
  const isSettled = async () => {
    const before = last
    last = await stateOf(page)
    return isDeepStrictEqual(before, last)
  }
  await expect.poll(isSettled, { intervals: [300] }).toBe(true)
  return last
}

const isShellHydrated = (page: Page) => page.waitForFunction(() => window.early?.part.id === 'main')

test.describe('each button of the static page', () => {
  test.use({ walletOptions: null })

  test('acts exactly once when it is pressed before the shell, before the screen, and after both', async ({ page }) => {
    test.setTimeout(600_000)
    // A theme that an earlier press has chosen would be there from the start.
    await page.addInitScript(() => localStorage.removeItem('tidemark.theme'))
    const release = await holdBack(page, MAIN)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('main')).toContainText('Trade tokens')
    const buttons = page.locator('button:visible')
    const facts = await buttons.evaluateAll((all) =>
      all.map((each, at) => ({
        at,
        id: each.id,
        ariaLabel: each.ariaLabel,
        opensDialog: each.matches('[aria-haspopup=dialog], [data-connect]'),
        isOfScreen: each.closest('main') !== null,
        // All headings of a table sort by the same handler.
        isAnotherHeading: each.closest('th') !== null && each !== document.querySelector('th button'),
      })),
    )
    const pressed = facts.filter(({ isAnotherHeading }) => !isAnotherHeading)
    expect(pressed.length).toBeGreaterThan(6)
    release()
    await page.unroute(MAIN)
    // What a press changes does not depend on the chain, whose answers would only take time.
    await holdBack(page, NODE)

    const buttonOf = ({ at, id, ariaLabel }: (typeof facts)[number]) =>
      (id ? page.locator(`#${id}`) : ariaLabel ? page.getByLabel(ariaLabel, { exact: true }) : buttons.nth(at)).first()
    async function pressWhen(fact: (typeof facts)[number], held: RegExp | null, isReady: () => Promise<unknown>) {
      const releaseHeld = held ? await holdBack(page, held) : () => undefined
      await page.goto('/', { waitUntil: 'commit' })
      await isReady()
      await buttonOf(fact).click()
      releaseHeld()
      await isHydrated(page)
      await nextFrames(page)
      if (held) await page.unroute(held)
    }

    const expected = new Map<number, Awaited<ReturnType<typeof settledState>>>()
    const [openers, others] = [pressed.filter((each) => each.opensDialog), pressed.filter((each) => !each.opensDialog)]
    for (const fact of others) {
      await pressWhen(fact, null, () => isHydrated(page))
      expected.set(fact.at, await settledState(page))
    }
    await page.goto('/')
    await isHydrated(page)
    for (const fact of openers) {
      await buttonOf(fact).click()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      expected.set(fact.at, await settledState(page))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    for (const fact of pressed)
      // Once the shell is hydrated, its own buttons have their handlers.
      for (const [held, isReady] of [
        [MAIN, () => expect(page.getByRole('main')).toContainText('Trade tokens')] as const,
        ...(fact.isOfScreen ? [[SCREENS, () => isShellHydrated(page)] as const] : []),
      ]) {
        await pressWhen(fact, held, isReady)
        const message = `${fact.at} ${fact.id} ${fact.ariaLabel} ${held}`
        await expect.poll(() => stateOf(page), { message }).toEqual(expected.get(fact.at))
      }
  })
})

// All other tests have en-US, in whose formats pages are prerendered: the console's silence is tested there.
test.describe('in a browser in de-DE', () => {
  test.use({ locale: 'de-DE' })

  test('every route is hydrated without a message in the console, and keeps what is typed, where it is typed', async ({
    page,
  }) => {
    const messages = messagesOf(page)
    for (const { path, words, field, text } of ROUTES) {
      const release = await holdBack(page, MAIN)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('main')).toContainText(words)
      const element = await field(page).elementHandle()
      await field(page).fill(text)
      release()
      await isHydrated(page)
      // React drops the prerendered elements of a part in which it finds a difference.
      expect(await field(page).evaluate((now, before) => now === before, element)).toBe(true)
      await expect(field(page)).toHaveValue(text)
      await expect(field(page)).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect([path, messages]).toEqual([path, []])
    }
  })
})

test('each route is a file of its own, and the server answers with it', async ({ request }) => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/swap', 'swap.html'],
    ['/token', 'token.html'],
    ['/profile', 'profile.html'],
    ['/swap/', 'swap/index.html'],
    ['/no/such/page', '404.html'],
  ] as const) {
    const response = await request.get(path)
    expect([path, await response.text()]).toEqual([path, readFileSync(join(DIST, file), 'utf8')])
    expect(response.headers()['cache-control']).toBe('no-cache')
  }
})
