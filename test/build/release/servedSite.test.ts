import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPreview } from '../../../src/build/preview'
import {
  filesOfBuild,
  parseRelease,
  releaseText,
  requireCommit,
  sha256,
  toolDifferences,
} from '../../../src/build/release/releaseFile'
import { addressesOf, differencesOf, unsentHeaders } from '../../../src/build/release/servedSite'

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

/** A host of all files, at /sub/, which answers the paths of `other` in another way. */
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

const kinds = async (site: URL) => (await differencesOf(site, built)).map(({ kind, path }) => `${kind}: ${path}`)

test('C08: an equal site has no difference', async () => {
  expect(await kinds(await host())).toEqual([])
})

test('C08: each flipped byte is found, and named with both hashes', async () => {
  for (const { path, content } of built.filter(({ path }) => path !== '_headers')) {
    const flipped = Buffer.from(content)
    flipped[0] = (flipped[0] ?? 0) ^ 1
    const site = await host(Object.fromEntries(addressesOf(path).map((each) => [each, { text: flipped.toString() }])))
    expect(await differencesOf(site, built)).toEqual([
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

test('of two pages for one address a host chooses', async () => {
  const both = [...built, { path: 'swap.html', content: Buffer.from('<p>swap beside</p>') }]
  const page = (text: string) => ({ status: 200, text, type: 'text/html' })
  for (const text of ['<p>swap beside</p>', '<p>swap</p>'])
    expect(
      await differencesOf(await host({ swap: page(text), 'swap.html': page('<p>swap beside</p>') }), both),
    ).toEqual([])
  const strange = await host({ swap: page('<p>strange</p>'), 'swap.html': page('<p>swap beside</p>') })
  expect((await differencesOf(strange, both)).map(({ path }) => path)).toEqual(['swap/index.html', 'swap.html'])
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
  expect(await differencesOf(site, js)).toMatchObject([{ kind: 'differing', detail: 'more bytes, built here 6 bytes' }])
})

test('a host that answers nothing is named with its reason', async () => {
  const site = await listenTo(({ socket }) => socket.destroy())
  expect(await differencesOf(site, built.slice(0, 1))).toMatchObject([{ kind: 'no answer', path: '404.html' }])
})

test('headers that the host does not send, or sends otherwise, are named', async () => {
  const text =
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n\n/assets/*\n  Cache-Control: public\n'
  const files = [{ path: '_headers', content: Buffer.from(text) }]
  const sending = (headers: Record<string, string>) =>
    listenTo((_, response) => response.writeHead(200, headers).end('x'))
  expect(await unsentHeaders(await sending({}), files)).toEqual(['X-Content-Type-Options', 'Referrer-Policy'])
  const other = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'origin' }
  expect(await unsentHeaders(await sending(other), files)).toEqual(['Referrer-Policy'])
  expect(await unsentHeaders(await sending({ ...other, 'referrer-policy': 'no-referrer' }), files)).toEqual([])
  expect(await unsentHeaders(await sending({}), [])).toEqual([])
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
      expect(await differencesOf(new URL(`${preview.url}/`), filesOfBuild(dir))).toEqual([])
      expect(await unsentHeaders(new URL(`${preview.url}/`), filesOfBuild(dir))).toEqual([])
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
