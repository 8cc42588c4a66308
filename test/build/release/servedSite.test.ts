import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPreview } from '../../../src/build/preview'
import {
  filesOfBuild,
  parseRelease,
  printable,
  releaseText,
  requireCommit,
  sha256,
  toolDifferences,
} from '../../../src/build/release/releaseFile'
import type { BuiltFile } from '../../../src/build/release/releaseFile'
import { changedSettings, hostsText, isOfHosts } from '../../../src/build/release/shownSettings'
import { publishedList } from '../../../src/build/release/sources'
import { addressesOf, differencesOf, headerFaults, listOf, seenOn } from '../../../src/build/release/servedSite'

const FILES: Readonly<Record<string, string>> = {
  '404.html': '<p>not found</p>',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  'assets/main.1234.js': 'void 0',
  'assets/styles.css': 'p{}',
  'icons/a b.svg': '<svg/>',
  'index.html': '<p>start</p>',
  'swap/index.html': '<p>swap</p>',
  'faq.html': '<p>faq</p>',
}
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  svg: 'image/svg+xml',
}

const built = Object.entries(FILES)
  .map(([path, text]) => ({ path, content: Buffer.from(text) }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))

const servers: Server[] = []

async function listenTo(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sub/`)
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

interface Served {
  status?: number
  text?: string
  type?: string
  location?: string
}

/** Serves all files at /sub/. The responses in `other` replace those of their paths. */
function host(other: Readonly<Record<string, Served>> = {}): Promise<URL> {
  return listenTo(({ url = '' }, response) => {
    const path = decodeURIComponent(url).replace(/^\/sub\//, '')
    const file = [path, `${path}index.html`].find((each) => each in FILES && each !== '_headers')
    const usual: Served =
      file === undefined
        ? { status: 404, text: FILES['404.html'] ?? '', type: 'text/html' }
        : { text: FILES[file] ?? '', type: `${TYPES[file.split('.').at(-1) ?? ''] ?? ''}; charset=utf-8` }
    const { status = 200, text = '', type = '', location } = { ...usual, ...other[path] }
    response
      .writeHead(status, { 'Content-Type': type, ...(location === undefined ? {} : { Location: location }) })
      .end(text)
  })
}

async function differences(site: URL, files: readonly BuiltFile[] = built) {
  const list = listOf(files)
  return differencesOf(site, list, await seenOn(site, list))
}

async function faults(site: URL, files: readonly BuiltFile[]) {
  const text = files.find(({ path }) => path === '_headers')?.content.toString() ?? ''
  return headerFaults(site, text, await seenOn(site, listOf(files)))
}

const kinds = async (site: URL) => (await differences(site)).map(({ kind, path }) => `${kind}: ${path}`)

test('C08: an equal site has no difference', async () => {
  expect(await kinds(await host())).toEqual([])
})

test('C08: each flipped byte is found, and named with both hashes', async () => {
  for (const { path, content } of built.filter(({ path }) => path !== '_headers')) {
    const flipped = Buffer.from(content)
    flipped[0] = (flipped[0] ?? 0) ^ 1
    const site = await host(Object.fromEntries(addressesOf(path).map((each) => [each, { text: flipped.toString() }])))
    expect(await differences(site)).toMatchObject([
      { path, kind: 'differing', detail: `sha256 ${sha256(flipped)}, built here ${sha256(content)}` },
    ])
  }
})

test.each<[string, string, Served, string]>([
  ['longer', 'assets/main.1234.js', { text: 'void 0;alert(1)' }, 'differing: assets/main.1234.js'],
  ['shorter', 'assets/main.1234.js', { text: 'void' }, 'differing: assets/main.1234.js'],
  ['gone', 'assets/styles.css', { status: 404 }, 'missing: assets/styles.css'],
  ['an error with the right bytes', 'assets/styles.css', { status: 500 }, 'missing: assets/styles.css'],
  ['elsewhere', 'assets/styles.css', { status: 302, location: '/x.css' }, 'redirected: assets/styles.css'],
  ['of another type', 'assets/main.1234.js', { type: 'text/plain' }, 'wrong type: assets/main.1234.js'],
  ['of no type', 'icons/a b.svg', { type: '' }, 'wrong type: icons/a b.svg'],
  ['the start page, at its visible address only', '', { text: '<p>other</p>' }, 'differing: index.html'],
  ['the start page, nowhere but under its name', '', { status: 404 }, 'missing: index.html'],
  ['a page, led to another host', '', { status: 301, location: 'https://x.example/' }, 'redirected: index.html'],
  [
    'a page, under one of its names',
    'faq',
    { status: 200, text: '<p>other</p>', type: 'text/html' },
    'differing: faq.html',
  ],
  ['a folder without its slash', 'swap', { status: 200, text: '<p>other</p>' }, 'differing: swap/index.html'],
])('a file that is %s', async (_, path, served, expected) => {
  expect(await kinds(await host({ [path]: served }))).toEqual([expected])
})

test('a host may shorten the addresses of pages, and answer unknown ones with the start page', async () => {
  const site = await host({
    'index.html': { status: 308, location: '/sub/' },
    'swap/index.html': { status: 308, location: '/sub/swap/' },
    swap: { status: 301, location: '/sub/swap/' },
    'faq.html': { status: 308, location: '/sub/faq' },
    faq: { status: 200, text: FILES['faq.html'] ?? '', type: 'text/html' },
  })
  expect(await kinds(site)).toEqual([])
  expect(await kinds(await host({ faq: { status: 200, text: FILES['index.html'] ?? '', type: 'text/html' } }))).toEqual(
    [],
  )
})

test.each<[string, Readonly<Record<string, Served>>, string]>([
  [
    'lead in a circle',
    {
      swap: { status: 301, location: '/sub/swap/' },
      'swap/': { status: 301, location: '/sub/swap' },
      'swap/index.html': { status: 301, location: '/sub/swap' },
    },
    'redirected: swap/index.html',
  ],
  [
    'lead to the same page without encryption',
    { faq: { status: 301, location: 'http://127.0.0.1/sub/faq.html' } },
    'redirected: faq.html',
  ],
])('addresses that %s are a difference', async (_, other, expected) => {
  expect(await kinds(await host(other))).toEqual([expected])
})

test('of two pages for one address a host chooses', async () => {
  const both = [...built, { path: 'swap.html', content: Buffer.from('<p>swap beside</p>') }]
  const page = (text: string) => ({ status: 200, text, type: 'text/html' })
  for (const text of ['<p>swap beside</p>', '<p>swap</p>'])
    expect(await differences(await host({ swap: page(text), 'swap.html': page('<p>swap beside</p>') }), both)).toEqual(
      [],
    )
  const strange = await host({ swap: page('<p>strange</p>'), 'swap.html': page('<p>swap beside</p>') })
  expect((await differences(strange, both)).map(({ path }) => path)).toEqual(['swap/index.html', 'swap.html'])
})

test('an answer without end is not read to its end', async () => {
  const site = await listenTo((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' })
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000))) continue
    }
    response.on('drain', more)
    more()
  })
  const js = built.filter(({ path }) => path.endsWith('.js'))
  expect(await differences(site, js)).toMatchObject([{ kind: 'differing', detail: 'more bytes, built here 6 bytes' }])
})

test('a host that answers nothing is named with its reason', async () => {
  const site = await listenTo(({ socket }) => socket.destroy())
  expect(await differences(site, built.slice(0, 1))).toMatchObject([{ kind: 'no answer', path: '404.html' }])
})

const sending = (headersOf: (path: string) => Record<string, string>) =>
  listenTo(({ url = '' }, response) => response.writeHead(200, headersOf(url)).end('x'))
const filesWith = (headers: string) => [
  { path: '_headers', content: Buffer.from(headers) },
  ...built.filter(({ path }) => path !== '_headers'),
]

test('headers that the host does not send as the build says are named by the path that they are for', async () => {
  const files = filesWith(
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n\n/sub/assets/*\n  Cache-Control: public\n',
  )
  const unsent = async (headersOf: (path: string) => Record<string, string>) =>
    (await faults(await sending(headersOf), files)).unsent.map(({ name }) => name)
  expect(await unsent(() => ({}))).toEqual(['x-content-type-options', 'referrer-policy', 'cache-control'])
  const other = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
  expect(await unsent(() => ({ ...other, 'referrer-policy': 'origin', 'cache-control': 'public' }))).toEqual([
    'referrer-policy',
  ])
  expect(await unsent(() => other)).toEqual(['cache-control'])
  expect(await unsent((path) => (path.includes('assets') ? { ...other, 'cache-control': 'public' } : other))).toEqual(
    [],
  )
})

test.each([
  ['refresh', '0; url=https://elsewhere.example/', true],
  ['link', '<https://elsewhere.example/x.css>; rel=stylesheet', true],
  ['set-cookie', 'id=1', false],
  ['content-security-policy-report-only', 'default-src *', false],
  ['nel', '{}', false],
  ['sourcemap', '/x.map', false],
  ['service-worker-allowed', '/', false],
  ['clear-site-data', '"*"', false],
  ['speculation-rules', '"/rules.json"', true],
])('%s is named where the build has no such header, although one page alone has it', async (name, value, isLeading) => {
  const site = await sending((path) => (path === '/sub/faq' ? { [name]: value } : {}))
  expect((await faults(site, filesWith(''))).foreign).toEqual([
    { address: 'faq', name, was: 'none', is: value, isLeading },
  ])
})

describe('a folder', () => {
  let dir: string
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'built-'))
    for (const { path, content } of built) {
      mkdirSync(join(dir, path, '..'), { recursive: true })
      writeFileSync(join(dir, path), content)
    }
    writeFileSync(join(dir, 'release.json'), '{}')
  })
  afterAll(() => {
    rmSync(dir, { recursive: true })
  })

  test('served by the preview is the same as the folder', async () => {
    const preview = await startPreview({ port: 0, dir })
    try {
      expect(await differences(new URL(`${preview.url}/`), filesOfBuild(dir))).toEqual([])
      expect(await faults(new URL(`${preview.url}/`), filesOfBuild(dir))).toEqual({ unsent: [], foreign: [] })
    } finally {
      await preview.close()
    }
  })

  test('is listed file by file, and the list can be read again', () => {
    const facts = {
      name: 'app',
      version: '1.0.0',
      commit: 'a'.repeat(40),
      tools: { node: '22.0.0' },
      settings: { PREVIEW: '1' },
    }
    const release = parseRelease(releaseText(facts, filesOfBuild(dir)))
    expect(release).toMatchObject(facts)
    expect(Object.keys(release.files)).toEqual(built.map(({ path }) => path))
    expect(release.files['index.html']).toEqual({ sha256: sha256(Buffer.from('<p>start</p>')), size: 12 })
  })
})

test.each([
  ['\\u001b[2K', String.raw`{"commit":"\u001b[2K"}`],
  ['a letter that turns the text', '{"commit":"\u202e"}'],
  ['a letter that is not of ASCII', '{"commit":"\u00fc"}'],
])('a list with %s is refused', (_, text) => {
  expect(() => parseRelease(text)).toThrow('release.json holds something else than printable ASCII.')
})

test('a release writes letters of other scripts by their codes, and so are they printed', () => {
  const settings = { IMPRINT_OPERATOR: 'M\u00fcller' }
  const facts = { name: 'app', version: '1', commit: 'a'.repeat(40), tools: {}, settings }
  const text = releaseText(facts, [])
  expect(text).toMatch(/^[\x20-\x7e\n]*$/)
  expect(parseRelease(text).settings).toEqual(settings)
  expect(printable('M\u00fcller\u001b')).toBe(String.raw`M\u00fcller\u001b`)
})

test('only settings that differ from the defaults are shown, those of hosts first, which the verdict names', () => {
  const env = { APP_NAME: 'Other', RPC_URLS_3: 'https://node.example' }
  const changed = changedSettings(env)
  expect(changed).toEqual(['RPC_URLS_3=https://node.example', 'APP_NAME=Other'])
  expect(hostsText(changed.filter(isOfHosts))).toBe('with these nodes and lists: RPC_URLS_3=https://node.example')
  expect(changedSettings({})).toEqual([])
  expect(hostsText([])).toBe('with the default nodes and lists')
})

test.each([
  ['https://github.com/a/b.git', 'https://github.com/a/b/releases/download/v1.2.3/release.json'],
  ['git@github.com:a/b.git', 'https://github.com/a/b/releases/download/v1.2.3/release.json'],
  ['https://elsewhere.example/a/b', null],
])('the release of a tag is that of the repository %s', (origin, list) => {
  expect(publishedList(origin, 'v1.2.3')).toBe(list)
})

test('what is no list of a release is refused', () => {
  expect(() => parseRelease('{"commit":"main"}')).toThrow()
  expect(() => parseRelease('<!doctype html>')).toThrow()
})

test('a release is built again from its own commit only, and other tools are named', () => {
  const release = { commit: 'a'.repeat(40), tools: { node: '20.0.0', webpack: '5.0.0', terser: '5.1.0' } }
  expect(() => {
    requireCommit(release, 'b'.repeat(40))
  }).toThrow(`git checkout ${release.commit}`)
  expect(() => {
    requireCommit(release, release.commit)
  }).not.toThrow()
  expect(toolDifferences(release, { node: '22.0.0', webpack: '5.0.0' })).toEqual([
    'Made there with node 20.0.0, here with 22.0.0.',
    'Made there with terser 5.1.0, here with none.',
  ])
})
