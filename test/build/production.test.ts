import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { contentSecurityPolicy } from '../../src/build/contentSecurityPolicy'
import { startPreview } from '../../src/build/preview'
import { readLock } from '../../src/build/release/lockFile'
import type { ShippedPackage } from '../../src/build/release/shippedPackages'
import { ROOT } from '../../src/build/root'
import { loadEnvironment, settingTexts } from '../../src/build/settings'
import { APP_PICTURE } from '#config/paths'
import { isAllowedLicence, runtimePackages } from '../supplyChain'
import { TESTED_BUILD, TESTED_PACKAGES, testedEnvironment, testedSettings } from '../support/testedBuild'

/** The maximum number of packages with code or files in the build. */
const SHIPPED_BUDGET = 68

const HOST_FILES = ['_headers', '_redirects']

type Files = Record<string, Buffer>

const MINUTES = 60_000
/** Runs a script with the environment of the tested build, and without other settings of this machine. */
async function run(script: string) {
  const unset = Object.fromEntries(Object.keys(settingTexts(loadEnvironment(ROOT))).map((name) => [name, '']))
  const env = { ...process.env, ...unset, ...testedEnvironment() }
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: ROOT, env })
}

function filesIn(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  )
}

async function testedFiles(): Promise<Files> {
  await run('test/support/buildForTests.ts')
  return filesIn(TESTED_BUILD)
}

test('without an imprint nothing is built, and the message says what to set', async () => {
  const outDir = join(tmpdir(), 'never-built')
  const args = ['--import', 'tsx', 'src/build/build.ts', '--out', outDir]
  const bare = { ...process.env, IMPRINT_OPERATOR: '', IMPRINT_ADDRESS: 'Street 1', PREVIEW: '' }
  const failed: unknown = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: bare }).catch(
    (error: unknown) => error,
  )
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('IMPRINT_OPERATOR') as string })
  expect(failed).toMatchObject({ stderr: expect.stringContaining('PREVIEW=1 npm run build') as string })
  expect(failed).not.toMatchObject({ stderr: expect.stringContaining('IMPRINT_ADDRESS') as string })
  expect(existsSync(outDir)).toBe(false)
})

const sha256 = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

function read(files: Files, path: string): Buffer {
  const content = files[path]
  if (!content) throw new Error(`The build has no ${path}.`)
  return content
}

const SCREENS = ['swap', 'token', 'profile']
const PAGES = ['index.html', ...SCREENS.flatMap((name) => [`${name}.html`, `${name}/index.html`])]
const UNKNOWN = '404.html'

const fileAt = (name: string, address: string | null) =>
  new URL(address ?? '', `https://site.example/${name}`).pathname.slice(1)

let files: Files
let page: Document
let pages: Map<string, Document>

beforeAll(async () => {
  files = await testedFiles()
  const names = pathsEnding('.html')
  pages = new Map(
    names.map((name) => [name, new DOMParser().parseFromString(read(files, name).toString(), 'text/html')]),
  )
  page = pages.get('index.html') ?? document
}, 5 * MINUTES)

const pathsEnding = (end: string) => Object.keys(files).filter((path) => path.endsWith(end))

test('C08: served as a static host would, it is found to be this build, from a command line', async () => {
  const preview = await startPreview({ port: 0, dir: TESTED_BUILD })
  try {
    const args = ['--import', 'tsx', 'src/build/release/verifyRelease.ts', preview.url, '--dist', TESTED_BUILD]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT })
    const same = Object.keys(files).length - HOST_FILES.length
    expect(stdout).toContain(`serves this build, whose settings were not looked at: ${same} files are the same`)
  } finally {
    await preview.close()
  }
})

/** What protects files of each kind against tampering. Browsers check only the hashes of scripts and style sheets. */
const CHECKED_BY = {
  '.css': 'integrity',
  '.html': 'verify-release',
  '.js': 'integrity',
  '.json': 'verify-release',
  '.png': 'verify-release',
  '.svg': 'verify-release',
  '.txt': 'verify-release',
  '.webp': 'verify-release',
  '.woff2': 'verify-release',
} as const

test('C05, C08: one byte flipped is named in each file; only scripts and sheets could run', async () => {
  const served = Object.keys(files).filter((path) => !HOST_FILES.includes(path))
  expect([...new Set(served.map((path) => extname(path)))].sort()).toEqual(Object.keys(CHECKED_BY))
  const dir = mkdtempSync(join(tmpdir(), 'flipped-'))
  cpSync(TESTED_BUILD, dir, { recursive: true })
  for (const path of served) {
    const content = Buffer.from(read(files, path))
    const middle = content.length >> 1
    content.writeUInt8(content.readUInt8(middle) ^ 1, middle)
    writeFileSync(join(dir, path), content)
  }
  const preview = await startPreview({ port: 0, dir })
  try {
    const args = ['--import', 'tsx', 'src/build/release/verifyRelease.ts', preview.url, '--dist', TESTED_BUILD]
    const failed: unknown = await promisify(execFile)(process.execPath, args, { cwd: ROOT }).catch(
      (error: unknown) => error,
    )
    const { code, stderr } = failed as { code: number; stderr: string }
    expect(code).toBe(1)
    expect([...stderr.matchAll(/^differing: (\S+) \(sha256/gm)].map(([, path]) => path).sort()).toEqual(
      [...served].sort(),
    )
    expect(stderr).toContain(`${served.length} of ${served.length} files differ`)
  } finally {
    await preview.close()
    rmSync(dir, { recursive: true })
  }
})

test('C14: what ships are packages of the runtime, under licences from the list', () => {
  const lock = readLock()
  const shipped = JSON.parse(readFileSync(TESTED_PACKAGES, 'utf8')) as ShippedPackage[]
  const folders = shipped.map(({ folder }) => folder)
  const runtime = new Set(Object.values(runtimePackages(lock)).flat())
  expect(folders.filter((folder) => !runtime.has(folder))).toEqual([])
  const licences = folders.map((folder) => lock[folder]?.license ?? '')
  expect(licences.filter((licence) => !isAllowedLicence(licence))).toEqual([])
  for (const name of ['react', 'ethers', 'qrcode']) expect(folders).toContain(`node_modules/${name}`)
  expect(folders.length).toBeLessThanOrEqual(SHIPPED_BUDGET)
})

test('C14: the licence and the copyright notice of each package that ships are served with it', () => {
  const notices = read(files, 'licences.txt').toString()
  const lock = readLock()
  const shipped = JSON.parse(readFileSync(TESTED_PACKAGES, 'utf8')) as ShippedPackage[]
  for (const { folder } of shipped)
    expect(notices).toContain(`${folder.replace(/^.*node_modules\//, '')} ${lock[folder]?.version}: `)
  const [react = ''] = notices.split(/^-{80}$/m).filter((notice) => notice.trim().startsWith('react '))
  expect(react).toContain('Copyright (c) Meta Platforms')
  expect(react).toContain('The above copyright notice and this permission notice shall be included in all')
})

test('C06: everything that the page loads is checked by its hash', () => {
  expect([...pages.keys()].sort()).toEqual([...PAGES, UNKNOWN].sort())
  for (const [name, each] of pages) {
    const loaded = each.querySelectorAll('script, link[rel=stylesheet], link[as=script]')
    expect(loaded.length).toBeGreaterThanOrEqual(4)
    for (const element of loaded) {
      const address = element.getAttribute('src') ?? element.getAttribute('href')
      const path = fileAt(name, address)
      expect([path, element.getAttribute('integrity')]).toEqual([path, sha256(read(files, path))])
      expect(element.getAttribute('crossorigin')).toBe('anonymous')
    }
  }
})

test('C06: every script that is loaded later is checked by a hash that the first ones hold', () => {
  const first = new Set(
    [...page.querySelectorAll('script')].map((script) => fileAt('index.html', script.getAttribute('src'))),
  )
  const text = [...first].map((path) => read(files, path).toString()).join('\n')
  const later = pathsEnding('.js').filter((path) => !first.has(path))
  expect(later.length).toBeGreaterThanOrEqual(2)
  expect(later.filter((path) => !text.includes(sha256(read(files, path)).slice('sha256-'.length)))).toEqual([])
})

test('modules are in parentheses, so that the browser compiles them in the background', () => {
  const chunks = pathsEnding('.js').map((path) => read(files, path).toString())
  const modules = chunks.filter((text) => text.includes('.push([['))
  expect(modules.length).toBeGreaterThan(10)
  expect(modules.filter((text) => !/\.push\(\[\[\d+\],\{\d+:\((function|async|\()/.test(text))).toEqual([])
})

test('the software of WalletConnect and Coinbase comes with no page, but when it is wanted', () => {
  const holding = (mark: string) => pathsEnding('.js').filter((path) => read(files, path).toString().includes(mark))
  for (const mark of ['relay.walletconnect.', 'keys.coinbase.com', 'SCWStateManager', 'wc_sessionPropose']) {
    expect([mark, holding(mark).length]).not.toEqual([mark, 0])
    expect(holding(mark).filter((path) => /\/(main|app|store|react|redux|theme|screen-|dialog-)/.test(path))).toEqual(
      [],
    )
    expect(holding(mark).filter((path) => read(files, 'index.html').toString().includes(path))).toEqual([])
  }
})

test('there is one style sheet, and the page loads it', () => {
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    fileAt('index.html', link.getAttribute('href')),
  )
  expect(pathsEnding('.css')).toEqual(sheets)
})

test.each([...PAGES, UNKNOWN])(
  'the policy of %s stands before anything is loaded, and the page has nothing that it forbids',
  (name) => {
    const page = pages.get(name) ?? document
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')
    expect(policy?.getAttribute('content')).toBe(contentSecurityPolicy(testedSettings()).meta)
    expect(policy?.previousElementSibling?.getAttribute('charset')).toBe('utf-8')
    expect(policy?.previousElementSibling?.previousElementSibling).toBeNull()
    expect(page.querySelectorAll('script:not([src]), style, [style], base, iframe, object, embed')).toHaveLength(0)
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
  },
)

test.each(PAGES)('only the theme script holds up the first paint of %s, and no request', (name) => {
  const page = pages.get(name) ?? document
  const theme = page.head.lastElementChild?.getAttribute('src') ?? null
  expect(fileAt(name, theme)).toMatch(/^assets\/theme\.\w+\.js$/)
  const blocking = [...page.querySelectorAll('script:not([defer]):not([async])')]
  expect(blocking.map((script) => script.getAttribute('src'))).toEqual([theme])
  // The compressed file must fit into one network packet.
  expect(gzipSync(read(files, fileAt(name, theme))).length).toBeLessThan(1400)
})

test.each([...PAGES, UNKNOWN])(
  'every address in %s is of the site, and leads to a file or a page of the build',
  (name) => {
    const page = pages.get(name) ?? document
    const elements = [...page.querySelectorAll('[href], [src]')].filter(({ tagName }) => tagName !== 'META')
    const addresses = elements.flatMap((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [])
    const own = addresses.filter((address) => address !== '' && !/^(#|https:|mailto:)/.test(address))
    expect(own.length).toBeGreaterThanOrEqual(name === UNKNOWN ? 7 : 12)
    expect(own.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
    for (const address of own) {
      const path = fileAt(name, address)
      read(files, path === '' ? 'index.html' : files[path] ? path : `${path}.html`)
    }
  },
)

test('the page for unknown paths is the app without a screen: its scripts draw that of any path', () => {
  const unknown = pages.get(UNKNOWN) ?? document
  expect([unknown.documentElement.dataset.screen, unknown.querySelector('#root')?.childNodes.length]).toEqual(['', 0])
  const own = (each: Document) => [...each.querySelectorAll('script')].map(({ src }) => src)
  const ofHome = own(page)
  expect(own(unknown).length).toBeGreaterThanOrEqual(3)
  expect(own(unknown).filter((src) => !ofHome.includes(src))).toEqual([])
})

test('a file of a folder is the same page as the one beside the folder', () => {
  for (const name of SCREENS) expect(read(files, `${name}/index.html`).equals(read(files, `${name}.html`))).toBe(true)
})

test('the font is preloaded as it is used', () => {
  const preload = page.querySelector('link[rel=preload][as=font]')
  const first = pathsEnding('.woff2').filter((path) => path.includes('/first.'))
  expect(first).toEqual([fileAt('index.html', preload?.getAttribute('href') ?? null)])
  expect(page.querySelectorAll('link[rel=preload][as=font]')).toHaveLength(1)
  expect(preload?.getAttribute('integrity')).toBeNull()
  const css = pathsEnding('.css').map((path) => read(files, path).toString())
  expect(css.join('')).toContain(`url(../${first.join()})`)
  expect(css.join('')).toContain('font-display:swap')
})

test.each([
  ['index.html', '/', 'Tidemark', 'Trade tokens straight from your wallet'],
  ['swap.html', '/swap', 'Trade | Tidemark', 'Loading pool prices'],
  ['token.html', '/token', 'Token | Tidemark', 'Your balance'],
  ['profile.html', '/profile', 'Profile | Tidemark', 'Connect a wallet to see your tokens'],
])('%s is the screen of %s, without scripts', (name, path, title, words) => {
  const page = pages.get(name) ?? document
  expect([page.documentElement.dataset.screen, page.title]).toEqual([path, title])
  expect(page.querySelector('#root > main#main')?.textContent).toContain(words)
  const year = String(new Date().getFullYear())
  expect(page.querySelector('#root')?.textContent).not.toContain(year)
  // Hydration needs exactly React's markup, without anything between two tags.
  expect(read(files, name).toString()).toContain('<div id="root"><a class="skip"')
  const sources = [...page.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src)
  expect(new Set(sources).size).toBe(sources.length)
  // The words come before the program, which ends with the script that starts the page.
  const named = sources.flatMap((src) => /(words-en|store|app|main)\./.exec(src)?.[1] ?? [])
  expect(named).toEqual(['words-en', 'store', 'app', 'main'])
  expect(sources.at(-1)).toContain('/main.')
  // What runs after the shell is fetched at once, with integrity values.
  const preloads = [...page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
  const own = path === '/' ? 'home' : path.slice(1)
  const screens = preloads.filter(({ href }) => href.includes('/screen-'))
  expect(screens.map(({ href }) => href)).toEqual([expect.stringContaining(`/screen-${own}.`)])
  for (const link of preloads) {
    expect(link.getAttribute('integrity')).toMatch(/^sha256-/)
    // The scripts of the shell come first.
    expect(link.getAttribute('fetchpriority')).toBe('low')
  }
})

test('the shell is drawn without scripts', () => {
  expect(page.title).toBe(testedSettings().appName)
  expect(page.querySelector('header .brand')?.textContent.trim()).toBe(testedSettings().appName)
  expect(page.querySelector('header .navlink')?.textContent).toBe('trade')
  expect(page.querySelector<HTMLButtonElement>('header button')?.disabled).toBe(false)
  expect(page.querySelector('.unstarted[role=alert] a')?.getAttribute('href')).toBe('')
  expect(page.querySelector('noscript')?.textContent).toContain('needs JavaScript')
})

test('the page says what it is where it is shared or installed', () => {
  const reported = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  for (const kind of ['og', 'twitter']) {
    expect(reported(`${kind}:title`)).toBe(testedSettings().appName)
    expect(reported(`${kind}:description`)).toBe(reported('description'))
    expect(reported(`${kind}:image`)).toBe('https://trade.example/icons/share.png')
  }
  expect(reported('twitter:card')).toBe('summary_large_image')
  const canonical = [...pages].map(([name, each]) => [
    name,
    each.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
  ])
  // Pages about a token or an account have no canonical URL, because their content depends on the query.
  expect(Object.fromEntries(canonical)).toEqual({
    'index.html': 'https://trade.example/',
    'swap.html': 'https://trade.example/swap',
    'swap/index.html': 'https://trade.example/swap',
    'token.html': undefined,
    'token/index.html': undefined,
    'profile.html': undefined,
    'profile/index.html': undefined,
    [UNKNOWN]: undefined,
  })
  expect(reported('og:url')).toBeUndefined()
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    read(files, fileAt('index.html', page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? rel))
  expect(JSON.parse(read(files, 'manifest.json').toString())).toMatchObject({ name: testedSettings().appName })
  read(files, 'icons/share.png')
  read(files, 'icons/LICENCES.txt')
})

test('every browser and search engine reads the page as what it is', () => {
  for (const path of pathsEnding('.html')) {
    const html = read(files, path)
    expect([path, html.subarray(0, 15).toString().toLowerCase()]).toEqual([path, '<!doctype html>'])
    // Browsers look for the encoding only in the first 1,024 bytes.
    expect(html.subarray(0, 1024).toString()).toMatch(/<meta charset="?utf-8/)
    expect(html.toString()).toMatch(/<html lang="?en/)
  }
  expect(read(files, 'robots.txt').toString().trim().split('\n')).toEqual(['User-agent: *', 'Allow: /'])
})

test('no source map, no path of this machine and no environment is shipped', () => {
  expect(pathsEnding('.map')).toEqual([])
  for (const path of [...pathsEnding('.js'), ...pathsEnding('.css'), ...pathsEnding('.html')]) {
    const text = read(files, path).toString()
    const reports = ['sourceMappingURL', '__SETTINGS__', 'process.env', ROOT, homedir() + '/'].filter((word) =>
      text.includes(word),
    )
    expect([path, reports]).toEqual([path, []])
  }
})

test('the picture that wallets are given is a PNG that is square', () => {
  const picture = read(files, APP_PICTURE.slice(1))
  expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect([width, height]).toEqual([192, 192])
})

test('what static hosts read and the lists are there', () => {
  // Only Safe's page may frame the tested build.
  expect(read(files, '_headers').toString()).toMatch(/frame-ancestors https:\/\/app\.safe\.global$/m)
  expect(read(files, '_redirects').toString()).toBe('/*  /404.html  200\n')
  for (const path of ['lists/tokens.json', 'lists/pairs.json'])
    expect(JSON.parse(read(files, path).toString())).toHaveProperty('tokens')
})
