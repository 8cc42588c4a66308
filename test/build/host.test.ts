import { execFile, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headersFile } from '../../src/build/contentSecurityPolicy'
import { writeHost } from '../../src/build/host/host'
import { nginxConfiguration } from '../../src/build/host/nginx'
import { readSettings } from '../../src/build/settings'

const AT = { root: '/srv/site', listen: '8080', scratch: '/tmp' }
const configuration = (env: Record<string, string> = {}) => nginxConfiguration(headersFile(readSettings(env)), AT)

function sent(text: string, header: string, path: string): string {
  const variable = `$sent_${header.toLowerCase().replaceAll('-', '_')}`
  const isKept = header === 'Cache-Control'
  expect(text).toContain(`add_header ${header} ${variable}${isKept ? '' : ' always'};`)
  const map = text.slice(text.indexOf(`map $uri ${variable} {`))
  const rows = [...map.slice(0, map.indexOf('\n}')).matchAll(/^ {2}"(.+?)" "(.*)";$/gm)]
  const whole = rows.find(([, key]) => key === path)
  const found = whole ?? rows.find(([, key = '']) => key.startsWith('~') && new RegExp(key.slice(1)).test(path))
  return found?.[2] ?? ''
}

test('nginx sends each path the headers of the build', () => {
  const text = configuration()
  for (const path of ['/index.html', '/swap.html', '/404.html', '/assets/main.1.js', '/manifest.json']) {
    expect(sent(text, 'Content-Security-Policy', path)).toContain("frame-ancestors 'none'")
    expect(sent(text, 'X-Frame-Options', path)).toBe('DENY')
  }
  expect(sent(text, 'Cache-Control', '/assets/main.1.js')).toBe('public, max-age=31536000, immutable')
  expect(sent(text, 'Cache-Control', '/swap.html')).toBe('no-cache')
  expect(sent(text, 'Cache-Control', '/lists/tokens.json')).toBe('public, max-age=3600')
  expect(sent(text, 'Access-Control-Allow-Origin', '/manifest.json')).toBe('*')
  expect(sent(text, 'Access-Control-Allow-Origin', '/swap.html')).toBe('')
  expect(text).toContain('try_files $uri $uri.html /404.html;')
})

test('a site in a folder is there, and its address without the slash leads to it', () => {
  const text = configuration({ BASE_PATH: '/app/' })
  expect(text).toContain('location = /app {\n      return 301 /app/;')
  expect(text).toContain('try_files $uri $uri.html /app/404.html;')
  expect(sent(text, 'Cache-Control', '/app/assets/main.1.js')).toContain('immutable')
})

test('a host is the build with smaller forms of its files, and a server that Node runs alone', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'host-'))
  const [dist, out] = [join(dir, 'dist'), join(dir, 'out')]
  let server: ChildProcess | null = null
  try {
    mkdirSync(join(dist, 'assets'), { recursive: true })
    writeFileSync(join(dist, 'index.html'), `<!doctype html>${'the page '.repeat(100)}`)
    writeFileSync(join(dist, '404.html'), '<!doctype html>any path')
    writeFileSync(join(dist, 'assets/font.woff2'), 'font')
    writeFileSync(join(dist, '_headers'), headersFile(readSettings({})))
    await writeHost(dist, out, { root: '/srv', listen: '8080' })
    const page = readFileSync(join(dist, 'index.html'))
    expect(gunzipSync(readFileSync(join(out, 'site/index.html.gz')))).toEqual(page)
    expect(brotliDecompressSync(readFileSync(join(out, 'site/index.html.br')))).toEqual(page)
    expect(existsSync(join(out, 'site/assets/font.woff2.gz'))).toBe(false)

    const address = await new Promise<string>((fulfil, reject) => {
      server = execFile(process.execPath, ['serve.cjs'], { cwd: out, env: { PORT: '0' } }, reject)
      server.stdout?.on('data', (text: string) => {
        fulfil(/http:\/\/\S+/.exec(text)?.[0] ?? '')
      })
    })
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toContain('the page')
    expect(await (await fetch(`${address}/token`)).text()).toContain('any path')
  } finally {
    ;(server as ChildProcess | null)?.kill()
    rmSync(dir, { recursive: true })
  }
})
