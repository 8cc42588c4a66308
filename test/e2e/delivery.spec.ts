import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startPreview } from '../../src/build/preview'
import { CHAIN_URL } from './chains'
import { addScriptedWallets } from './scriptedWallets'

declare global {
  interface Window {
    __violations?: string[]
  }
}

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

const LINK = '/token?address=0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('C02, C03, C25: every route keeps to its own policy, asks no other host, and leaves no error uncaught', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  // Requests for images are exempt, because token logos may come from any host.
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') hosts.add(new URL(request.url()).host)
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    window.__violations = violations
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  for (const path of ['/', '/swap', LINK, '/profile', '/nowhere']) {
    // On a slow machine, the network may be idle before the first call to the chain.
    const chainCall = page.waitForRequest((request) => new URL(request.url()).host === new URL(CHAIN_URL).host)
    await page.goto(path, { waitUntil: 'networkidle' })
    await chainCall
    expect([path, await page.evaluate(() => window.__violations), errors]).toEqual([path, [], []])
  }
  expect([...hosts].sort()).toEqual([new URL(CHAIN_URL).host, new URL(baseURL ?? '').host].sort())
})

test('C04: no HTML can be made from a string', async ({ page }) => {
  await page.goto('/')
  const attempt = page.evaluate(() => Reflect.set(document.body, 'innerHTML', '<p>made from a string</p>'))
  await expect(attempt).rejects.toThrow('TrustedHTML')
})

test('C23: nothing from a list, a wallet or another script becomes part of all objects', async ({ page }) => {
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
    await page.goto(url)
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
  })
})

test('a tampered script or style sheet would be noticed, were it let in', async ({ page }) => {
  function tamperUnchecked(dir: string) {
    for (const asset of readdirSync(join(dir, 'assets'))) if (/^(main|styles)\./.test(asset)) tamper(dir, asset)
    const index = join(dir, 'index.html')
    writeFileSync(index, readFileSync(index, 'utf8').replace(/ integrity="[^"]*"/g, ''))
  }
  await withChangedBuild(tamperUnchecked, async (url) => {
    await page.goto(url)
    expect(await tampered(page)).toBe(true)
  })
})

test('C05: a tampered script or style sheet never runs or applies', async ({ page }) => {
  const assets = readdirSync(join(DIST, 'assets')).filter((asset) => /\.(js|css)$/.test(asset))
  const index = readFileSync(join(DIST, 'index.html'), 'utf8')
  // Each file that the HTML page names needs its own test, because no other file loads after one of these has been
  // blocked.
  const first = assets.filter((asset) => index.includes(asset))
  const later = assets.filter((asset) => !first.includes(asset))
  expect(first.length).toBeGreaterThanOrEqual(4)
  expect(later.length).toBeGreaterThanOrEqual(5)
  const blocked = new Set<string>()
  page.on('console', (message) => {
    const asset = /valid digest.*\/assets\/([^']+)'/.exec(message.text())?.[1]
    if (asset) blocked.add(asset)
  })
  let group: readonly string[] = []
  await page.route(/\/assets\//, (route) => {
    const asset = new URL(route.request().url()).pathname.replace('/assets/', '')
    if (!group.includes(asset)) return route.fallback()
    const contentType = asset.endsWith('.js') ? 'text/javascript' : 'text/css'
    return route.fulfill({ contentType, body: markOf(asset) + readFileSync(join(DIST, 'assets', asset), 'utf8') })
  })
  // Both screens need files that the home page does not, so each page must have requested its screen's file.
  const screens = ['token', 'profile'].map((name) => ({ path: `/${name}`, file: `screen-${name}.` }))
  for (group of [...first.map((asset) => [asset]), later])
    for (const { path, file } of group === later ? screens : [{ path: '/', file: group[0] ?? '' }]) {
      await page.goto(path)
      await expect.poll(() => [...blocked].some((asset) => asset.startsWith(file)), { message: file }).toBe(true)
      expect([group, await tampered(page)]).toEqual([group, false])
    }
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

test("a part of the page that a host's own policy stops is told as that", async ({ page }) => {
  const allowed = readdirSync(join(DIST, 'assets')).filter(
    (asset) => /\.js$/.test(asset) && !asset.startsWith('screen-profile'),
  )
  const scripts = allowed.map((asset) => `http://127.0.0.1:*/assets/${asset}`).join(' ')
  await withChangedBuild(addingToPolicy({ 'script-src': scripts }), async (url) => {
    await page.goto(`${url}/profile`)
    await expect(page.getByText('This site’s security policy blocks a part of this page.')).toBeVisible()
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await expect(alert).toContainText('This site’s security policy blocks it.')
    await expect(alert).not.toContainText('new version')
  })
})

test('C05: a part that is not the built one is told as that', async ({ page }) => {
  const screen = readdirSync(join(DIST, 'assets')).find((asset) => /^screen-profile\..*js$/.test(asset)) ?? ''
  await withChangedBuild(
    (dir) => tamper(dir, screen),
    async (url) => {
      await page.goto(`${url}/profile`)
      const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
      await expect(alert).toContainText('A file of this site is not the one that was built')
      await expect(alert).not.toContainText('new version')
      expect(await tampered(page)).toBe(false)
    },
  )
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
