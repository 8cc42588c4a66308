import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startPreview } from '../../src/build/preview'
import { addScriptedWallets } from './scriptedWallets'

const DIST = process.env.E2E_APP_DIR ?? ''
const MARKS: Readonly<Record<string, string>> = { js: ';globalThis.tampered=true;', css: 'html{--tampered:1}' }

async function withChangedBuild(change: (dir: string) => void, use: (url: string) => Promise<void>) {
  const dir = mkdtempSync(join(tmpdir(), 'tampered-'))
  cpSync(DIST, dir, { recursive: true })
  change(dir)
  const preview = await startPreview({ port: 0, dir })
  try {
    await use(preview.url)
  } finally {
    await preview.close()
    rmSync(dir, { recursive: true })
  }
}

const markOf = (asset: string) => MARKS[asset.split('.').at(-1) ?? ''] ?? ''

function tamper(dir: string, asset: string) {
  const file = join(dir, 'assets', asset)
  writeFileSync(file, markOf(asset) + readFileSync(file, 'utf8'))
}

function tampered(page: Page): Promise<boolean> {
  return page.evaluate(
    () => 'tampered' in globalThis || getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  )
}

test('C04, C23: no HTML is made from a string, and nothing from a list, a wallet or another script becomes part of all objects', async ({
  page,
}) => {
  const rdns = 'org.example.polluting'
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const wallet = await addScriptedWallets(page, [{ name: 'Polluting Wallet', rdns }])
  function pollute(dir: string) {
    const file = join(dir, 'lists/tokens.json')
    const text = readFileSync(file, 'utf8')
    const keys = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    writeFileSync(file, text.replace('{', `{${keys},`).replace(/(\[\s*\{)/g, `$1${keys},`))
  }
  await withChangedBuild(pollute, async (url) => {
    const list = page.waitForResponse(`${url}/lists/tokens.json`)
    await page.goto(`${url}/profile`)
    await (await list).finished()
    await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Polluting Wallet' }).click()
    await wallet.answer(rdns, 'eth_requestAccounts', [account, JSON.parse('{"__proto__":{"polluted":1}}')])
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    const found = await page.evaluate(() => {
      const attempt = (change: () => unknown) => {
        try {
          return Boolean(change())
        } catch {
          return false
        }
      }
      const named = { toString: () => '' }
      const own: object = Object.assign({}, named)
      const empty: object = {}
      return {
        succeeded: [
          attempt(() => Reflect.set(Object.prototype, 'polluted', 1)),
          attempt(() => Reflect.set(Object.prototype, 'toString', () => 'evil')),
          attempt(() => Reflect.setPrototypeOf(Object.prototype, { polluted: 1 })),
          attempt(() => Reflect.defineProperty(Object.prototype, 'polluted', { value: 1 })),
        ],
        isFrozen: Object.isFrozen(Object.prototype),
        inherited: [Reflect.get({}, 'polluted') as unknown, empty.toString === Object.prototype.toString],
        own: own.toString === named.toString,
      }
    })
    expect(found).toEqual({
      succeeded: [false, false, false, false],
      isFrozen: true,
      inherited: [undefined, true],
      own: true,
    })
    const attempt = page.evaluate(() => Reflect.set(document.body, 'innerHTML', '<p>made from a string</p>'))
    await expect(attempt).rejects.toThrow('TrustedHTML')
  })
})

test('C05: a tampered script or style sheet never runs or applies', async ({ page }) => {
  const assets = readdirSync(join(DIST, 'assets')).filter((asset) => /\.(js|css)$/.test(asset))
  const index = readFileSync(join(DIST, 'profile.html'), 'utf8')
  const first = assets.filter((asset) => index.includes(asset))
  const isRun = (asset: string) => asset.endsWith('.css') || index.includes(`src="/assets/${asset}"`)
  const isScreen = (asset: string) => asset.startsWith('screen-')
  const [run, preloaded] = [first.filter(isRun), first.filter((asset) => !isRun(asset) && !isScreen(asset))]
  const ofScreens = assets.filter((asset) => !first.includes(asset))
  expect(run.length).toBeGreaterThanOrEqual(4)
  expect(ofScreens.length).toBeGreaterThanOrEqual(5)
  const blocked = new Set<string>()
  page.on('console', (message) => {
    const asset = /valid digest.*\/assets\/([^']+)'/.exec(message.text())?.[1]
    if (asset) blocked.add(asset)
  })
  let changed: readonly string[] = []
  await page.route(/\/assets\//, (route) => {
    const asset = new URL(route.request().url()).pathname.replace('/assets/', '')
    if (!changed.includes(asset)) return route.fallback()
    const contentType = asset.endsWith('.js') ? 'text/javascript' : 'text/css'
    return route.fulfill({ contentType, body: markOf(asset) + readFileSync(join(DIST, 'assets', asset), 'utf8') })
  })

  await test.step('it would be noticed, were it let in', async () => {
    changed = first.filter((asset) => /^(main|styles)\./.test(asset))
    await page.route('**/profile', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, '') })
    })
    await page.goto('/profile')
    expect(await tampered(page)).toBe(true)
    await page.unroute('**/profile')
  })

  // All files that a page runs at once, and those that the program asks to preload, the screen's own last.
  for (const [path, files, expected] of [
    ['/profile', run, run],
    ['/profile', preloaded, preloaded],
    ['/profile', first.filter(isScreen), ['screen-profile.']],
    ['/token', ofScreens, ['screen-token.']],
    ['/', ofScreens, ['screen-home.']],
  ] as const)
    await test.step(path, async () => {
      changed = files
      blocked.clear()
      await page.goto(path)
      const missing = () => expected.filter((start) => ![...blocked].some((asset) => asset.startsWith(start)))
      await expect.poll(missing).toEqual([])
      expect(await tampered(page)).toBe(false)
    })
})

/** Adds a second, stricter content security policy to every page, to simulate a host that adds its own policy. */
const addingToPolicy = (changed: Readonly<Record<string, string>>) => (dir: string) => {
  const file = join(dir, '_headers')
  const own = Object.entries(changed).map(([directive, sources]) => `${directive} ${sources}`)
  // The header then contains two policies, and the browser blocks whatever at least one of them forbids.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/frame-ancestors .+/, `$&, ${own.join('; ')}`))
}

test("what a host's own policy stops of a node and of a relay is called that, once each; what others want is not told", async ({
  page,
}) => {
  await withChangedBuild(addingToPolicy({ 'connect-src': "'self'", 'frame-src': "'none'" }), async (url) => {
    await page.goto(url)
    const told = (host: string) =>
      page.getByText(`This site’s security policy blocks requests to ${host}.`, { exact: true })
    await expect(told('127.0.0.1:8545')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Blocked by this site’s policy')
    await expect(page.getByRole('contentinfo')).not.toContainText(/Offline|No node/)
    await expect(page.getByRole('main')).toContainText('This site’s security policy blocks the node.')

    // This request simulates a script that does not belong to the site.
    await page.evaluate(() => fetch('https://beacon.example/').catch(() => undefined))
    await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect', exact: true }).click()
    await expect(told('relay.walletconnect.org')).toBeVisible()
    await expect(page.getByText('beacon.example')).toHaveCount(0)
    expect(await told('127.0.0.1:8545').count()).toBeLessThanOrEqual(1)
  })
})

test("C05: a part that a host's own policy stops, or that is not the built one, is told as that", async ({ page }) => {
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  const isOfProfile = (asset: string) => /^screen-profile\..*js$/.test(asset)
  const scripts = readdirSync(join(DIST, 'assets')).filter((asset) => asset.endsWith('.js'))
  const allowed = scripts.filter((asset) => !isOfProfile(asset)).map((asset) => `http://127.0.0.1:*/assets/${asset}`)
  await withChangedBuild(addingToPolicy({ 'script-src': allowed.join(' ') }), async (url) => {
    await page.goto(`${url}/profile`)
    await expect(page.getByText('This site’s security policy blocks a part of this page.')).toBeVisible()
    await expect(alert).toContainText('This site’s security policy blocks it.')
    await expect(alert).not.toContainText('new version')
  })
  const tamperProfile = (dir: string) => {
    for (const asset of scripts.filter(isOfProfile)) tamper(dir, asset)
  }
  await withChangedBuild(tamperProfile, async (url) => {
    await page.goto(`${url}/profile`)
    await expect(alert).toContainText('A file of this site is not the one that was built')
    await expect(alert).not.toContainText('new version')
    expect(await tampered(page)).toBe(false)
  })
})

/** Removes the header that forbids framing, to simulate hosts that cannot set headers. */
function allowFraming(dir: string) {
  const file = join(dir, '_headers')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/; frame-ancestors .*/, ''))
}

async function withFrameOf(url: string, use: (framer: string) => Promise<void>) {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>Another site</title><iframe src="${url}" width="1200" height="800"></iframe>`)
  })
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close().closeAllConnections()
  }
}

test('C18: inside a page of another origin no wallet is asked, the reason is shown, and the page opens in a tab of its own', async ({
  page,
}) => {
  const rdns = 'org.example.framed'
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const wallet = await addScriptedWallets(page, [{ name: 'Framed Wallet', rdns, accounts: [account] }])
  const reason = 'This page is shown inside another one'
  await withChangedBuild(allowFraming, async (url) => {
    // Outside a frame, the page can connect, and it then stores the connection.
    await page.goto(`${url}/swap`)
    await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Framed Wallet' }).click()
    await wallet.answer(rdns, 'eth_requestAccounts', [account])
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    await expect(page.getByText(reason)).toHaveCount(0)

    await withFrameOf(`${url}/swap`, async (framer) => {
      await page.goto(framer)
      const inside = page.frameLocator('iframe')
      await expect(inside.getByText(reason)).toBeVisible()
      await inside.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
      const dialog = inside.getByRole('dialog')
      await expect(dialog.getByText(reason)).toBeVisible()
      await expect(dialog.getByText('Framed Wallet')).toHaveCount(0)
      const frame = page.frames().find((each) => each !== page.mainFrame())
      const asked = () => frame?.evaluate(() => window.__scripted?.calls.map(({ method }) => method))
      expect(await asked()).toEqual([])

      const [opened] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link').click()])
      await expect(opened).toHaveURL(`${url}/swap`)
      expect(await opened.evaluate(() => [window === window.top, window.opener === null])).toEqual([true, true])
    })
  })
})
