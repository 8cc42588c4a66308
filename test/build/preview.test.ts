import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersFile } from '../../src/build/contentSecurityPolicy'
import { startPreview } from '../../src/build/preview'
import { readSettings } from '../../src/build/settings'

let dir: string
let preview: Awaited<ReturnType<typeof startPreview>>

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'preview-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html>the page')
  writeFileSync(join(dir, 'swap.html'), '<!doctype html>the trade page')
  mkdirSync(join(dir, 'swap'))
  writeFileSync(join(dir, 'swap/index.html'), '<!doctype html>the trade page in a folder')
  writeFileSync(join(dir, '404.html'), '<!doctype html>the page for any path')
  mkdirSync(join(dir, 'de'))
  writeFileSync(join(dir, 'de/404.html'), '<!doctype html>die Seite für jeden Pfad')
  writeFileSync(join(dir, 'assets/main.1234.js'), 'void 0')
  writeFileSync(join(dir, 'manifest.json'), '{}')
  writeFileSync(join(dir, '_headers'), headersFile(readSettings({})))
  writeFileSync(join(dir, '.env'), 'secret')
  mkdirSync(join(dir, 'assets/.git'))
  writeFileSync(join(dir, 'assets/.git/config'), 'secret')
  symlinkSync(import.meta.filename, join(dir, 'link.txt'))
  preview = await startPreview({ port: 0, dir })
})

afterAll(async () => {
  await preview.close()
  rmSync(dir, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(preview.url + path, init)

test.each([
  ['/', 'the page'],
  ['/index.html', 'the page'],
  ['/swap', 'the trade page'],
  ['/swap?inputCurrency=ETH', 'the trade page'],
  ['/swap.html', 'the trade page'],
  ['/swap/', 'the trade page in a folder'],
  // A path without a file gets a page whose scripts render the right screen.
  ['/token?address=0x00', 'the page for any path'],
  ['/no/such/screen', 'the page for any path'],
  ['/assets', 'the page for any path'],
  ['/SWAP/', 'the page for any path'],
])('%s is %s', async (path, text) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([200, `<!doctype html>${text}`])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('an asset has its type, is compressed and is kept forever', async () => {
  const { headers } = await get('/assets/main.1234.js')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['/no/such/screen', 'the page for any path'],
  ['/de/no/such/screen', 'die Seite für jeden Pfad'],
  ['/dex', 'the page for any path'],
])('C09: the unknown path %s is answered in its language', async (path, text) => {
  expect(await (await get(path)).text()).toBe(`<!doctype html>${text}`)
})

test('another site may read the manifest', async () => {
  const { status, headers } = await get('/manifest.json', { headers: { origin: 'https://app.safe.global' } })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  '/assets/gone.5678.js',
  '/assets/gone',
  '/lists/gone',
  '/favicon.ico',
  '/_headers',
  '/_redirects',
  '/assets/..%2f..%2fetc/passwd.txt',
])('%s is not found, and is not the page either', async (path) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([404, 'Not found\n'])
  expect(response.headers.get('cache-control')).toBeNull()
})

test('a build for a folder is served there alone, with its headers', async () => {
  const base = '/folder/app'
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the page')
  writeFileSync(join(folder, '_headers'), headersFile(readSettings({ BASE_PATH: `${base}/` })))
  const { url, close } = await startPreview({ port: 0, dir: folder })
  try {
    expect(new URL(url).pathname).toBe(base)
    // The printed URL has no trailing slash. The server redirects to the URL with the slash, as other hosts do.
    const response = await fetch(url)
    expect(response.url).toBe(`${url}/`)
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html>the page'])
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    for (const path of ['/', '/folder/apple/', '/other/app/']) {
      const elsewhere = await fetch(new URL(path, url))
      expect([elsewhere.status, await elsewhere.text()]).toEqual([404, `The site is at ${base}/\n`])
    }
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
})

test('what is no request for a page is refused', async () => {
  expect((await get('/%')).status).toBe(400)
  expect((await get('/%00')).status).toBe(400)
  expect((await get('/', { method: 'POST' })).status).toBe(405)
})

test.each([
  '/_headers',
  '//_headers',
  '/./_headers',
  '/assets/../_headers',
  '/%2e/_headers',
  '/assets%2f..%2f_headers',
  '/.env',
  '/assets/.git/config',
  '/link.txt',
  '/../secret.txt',
])('%s is not served', async (path) => {
  // fetch would shorten the path, so the request is written by hand.
  const { hostname, port } = new URL(preview.url)
  const status = await new Promise<number | undefined>((fulfil, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume()
      fulfil(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
})

test('a file that has not changed is not sent again', async () => {
  const first = await get('/swap')
  const tag = first.headers.get('etag') ?? ''
  const again = await get('/swap', { headers: { 'If-None-Match': `"other", W/${tag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  const plain = await get('/swap', { headers: { 'If-None-Match': tag, 'Accept-Encoding': 'identity' } })
  expect(plain.status).toBe(200)
})

test.each([
  ['gzip;q=0', null],
  ['br;q=0.000, gzip; q=0.0', null],
  ['br, gzip;q=0.5', 'gzip'],
  ['x-gzip', null],
])('an encoding of weight zero is not accepted: %s', async (accepted, encoding) => {
  const { headers } = await get('/assets/main.1234.js', { headers: { 'Accept-Encoding': accepted } })
  expect(headers.get('content-encoding')).toBe(encoding)
})

test('a method that is not allowed is told which are', async () => {
  const response = await get('/', { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a taken port and a missing build are plain errors', async () => {
  const port = Number(new URL(preview.url).port)
  await expect(startPreview({ port, dir })).rejects.toThrow(`Port ${port} is taken.`)
  await expect(startPreview({ port: 0, dir: join(dir, 'assets') })).rejects.toThrow('run "npm run build" first')
})
