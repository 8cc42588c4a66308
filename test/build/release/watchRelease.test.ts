import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersFile } from '../../../src/build/contentSecurityPolicy'
import { type Finding, isAlarm, judgeRound, type Known } from '../../../src/build/release/judgeRound'
import { certificateOf, namesOf, type SiteRound } from '../../../src/build/release/observe'
import { parseRelease, type Release, releaseText } from '../../../src/build/release/releaseFile'
import { FIRST_STATE, watchOnce, type WatchState } from '../../../src/build/release/watchRelease'
import { readSettings } from '../../../src/build/settings'

const HEADERS = headersFile(readSettings({}))
const CSP = /Content-Security-Policy: (.*)/.exec(HEADERS)?.[1] ?? ''

type Files = Readonly<Record<string, string>>

const FILES: Files = {
  '404.html': '<!doctype html><script src="/assets/main.1.js"></script>any',
  'index.html': '<!doctype html><script src="/assets/main.1.js"></script>home',
  'swap.html': '<!doctype html><script src="/assets/main.1.js"></script>swap',
  'assets/main.1.js': 'void 0',
  _headers: HEADERS,
}

const releaseOf = (files: Files): Release =>
  parseRelease(
    releaseText(
      { name: 'site', version: '1', commit: 'a'.repeat(40), tools: {}, settings: {} },
      Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) })),
    ),
  )
const release = releaseOf(FILES)
const older = { ...FILES, 'index.html': '<!doctype html><script src="/assets/main.0.js"></script>old' }

interface Edge {
  files: Files
  redirect?: string
  without?: string
  more?: Record<string, string>
  isDown?: boolean
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html; charset=utf-8' }

/** The edge servers of a CDN, which answer the site's requests in turn. */
let edges: Edge[]
let server: Server
let site: URL
let turn = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const edge = edges[turn++ % edges.length]!
    const path = new URL(request.url ?? '/', site).pathname.slice(1)
    if (edge.isDown) return void response.writeHead(503).end()
    if (edge.redirect && path === 'swap') return void response.writeHead(302, { Location: edge.redirect }).end()
    const name = [path, `${path}.html`, `${path}index.html`].find((each) => each in edge.files) ?? '404.html'
    const text = edge.files[name] ?? ''
    const sent: Record<string, string> = {}
    for (const rule of HEADERS.split('\n\n')) {
      const [pattern = '', ...lines] = rule.split('\n')
      const isFor = pattern.endsWith('*') ? `/${path}`.startsWith(pattern.slice(0, -1)) : pattern === `/${path}`
      for (const line of isFor ? lines : [])
        if (line.includes(':')) sent[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim()
    }
    if (edge.without) sent[edge.without] = ''
    const headers = Object.fromEntries(Object.entries({ ...sent, ...edge.more }).filter(([, value]) => value !== ''))
    response
      .writeHead(200, { 'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain', ...headers })
      .end(text)
  })
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil))
  site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
afterAll(() => server.close())

async function watch(rounds: number, first: WatchState = FIRST_STATE) {
  const findings: (Finding & { since: string })[] = []
  let state = first
  for (let round = 1; round <= rounds; round++) {
    const report = (finding: Finding & { since: string }) => void findings.push(finding)
    const now = () => new Date(round * 1_000)
    const options = { site, release, older: [releaseOf(older)], resolvers: [], report, now }
    state = (await watchOnce(options, state)).state
  }
  return { findings, state, kinds: findings.map(({ kind }) => kind) }
}

const withFile = (path: string, text: string): Edge => ({ files: { ...FILES, [path]: text } })

test('two edges that differ in all but the release are no alarm in many rounds', async () => {
  edges = [
    { files: FILES, more: { Server: 'edge-a', 'X-Cache': 'HIT', ETag: '"1"' } },
    { files: FILES, more: { Server: 'edge-b', Age: '17', 'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT' } },
  ]
  expect((await watch(12)).findings).toEqual([])
})

test.each<[string, Edge, Finding['kind'], string]>([
  ['a changed byte', withFile('assets/main.1.js', 'void 1'), 'byte changed', '/assets/main.1.js'],
  [
    'a script in a page',
    withFile('swap.html', `${FILES['swap.html']}<script src="https://evil.example/x.js"></script>`),
    'script added',
    '/swap',
  ],
  [
    'a header that is gone',
    { files: FILES, without: 'Content-Security-Policy' },
    'header dropped',
    'content-security-policy (/404)',
  ],
  ['another host that is led to', { files: FILES, redirect: 'https://evil.example/swap' }, 'redirect', '/swap'],
])('%s is an alarm in the first round, and is reported once, with its time', async (_, edge, kind, what) => {
  edges = [edge]
  const { findings } = await watch(2)
  const found = findings.filter((each) => each.kind === kind)
  expect(findings.every((each) => each.kind === kind)).toBe(true)
  expect(found.map((each) => each.what)).toContain(what)
  expect(found.every(({ since }) => since === '1970-01-01T00:00:01.000Z')).toBe(true)
  expect(found.every(isAlarm)).toBe(true)
})

test('an alarm says what it was and what it is', async () => {
  edges = [{ files: FILES, without: 'Content-Security-Policy' }]
  const [dropped] = (await watch(1)).findings
  expect(dropped).toMatchObject({ was: CSP, is: 'none' })
})

test('a cache with the release before is a note, and so is a site that is down for three rounds', async () => {
  edges = [{ files: older }]
  const stale = await watch(1)
  expect(stale.kinds).toEqual(['older release', 'older release'])
  expect(stale.findings.map(({ was }) => was)).toEqual(Array(2).fill(release.files['index.html']?.sha256))
  expect(stale.findings.some(isAlarm)).toBe(false)

  edges = [{ files: FILES, isDown: true }]
  expect((await watch(2)).findings).toEqual([])
  const down = await watch(5)
  expect(down.kinds).toEqual(['site down'])
  expect(down.findings.some(isAlarm)).toBe(false)
})

describe('what stands before the site', () => {
  const known: Known = {
    release,
    older: [],
    headers: null,
    base: '/',
    silent: 0,
    last: { certificate: { issuer: 'CN=A', key: '1' }, names: { NS: ['ns1.a.example'], A: ['192.0.2.1'] } },
  }
  const round = (changes: Partial<SiteRound>): SiteRound => ({
    seen: { '': { state: 'served', detail: release.files['index.html']!.sha256, scripts: [], headers: {} } },
    certificate: { issuer: 'CN=A', key: '1' },
    names: known.last!.names,
    ...changes,
  })
  const judged = (changes: Partial<SiteRound>) =>
    judgeRound(round(changes), known, site).map((finding) => [finding.kind, isAlarm(finding)])

  test('another certificate authority and other name servers are alarms; a new key and other edges are notes', () => {
    expect(judged({})).toEqual([])
    expect(judged({ certificate: { issuer: 'CN=B', key: '2' } })).toEqual([['certificate authority', true]])
    expect(judged({ certificate: { issuer: 'CN=A', key: '2' } })).toEqual([['new key', false]])
    expect(judged({ names: { NS: ['ns1.evil.example'] } })).toEqual([['name servers', true]])
    expect(judged({ names: { A: ['192.0.2.9'] } })).toEqual([['addresses', false]])
    // An unresponsive resolver is no evidence of a change.
    expect(judged({ names: {} })).toEqual([])
  })

  test('a certificate is read from the host itself', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'watch-'))
    const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
    const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    execFileSync('openssl', ['req', '-x509', ...how, '-subj', '/O=Test Authority', '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    })
    const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) })
    try {
      await new Promise<void>((fulfil) => secure.listen(0, '127.0.0.1', fulfil))
      const { port } = secure.address() as AddressInfo
      const found = await certificateOf('127.0.0.1', port)
      expect(found?.issuer).toBe('O=Test Authority')
      expect(found?.key).toMatch(/^[0-9a-f]{64}$/)
    } finally {
      secure.close()
      rmSync(dir, { recursive: true })
    }
    expect(await certificateOf('127.0.0.1', Number(site.port))).toBeNull()
  })

  test('names are asked of the resolvers that are given, up to the zone that has name servers', async () => {
    const text = (name: string) =>
      Buffer.concat([
        ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
        Buffer.from([0]),
      ])
    const socket = createSocket('udp4')
    socket.on('message', (query, { port, address }) => {
      const end = query.indexOf(0, 12) + 1
      const type = query.readUInt16BE(end)
      const name = query.subarray(12, end)
      const isZone = name.equals(text('site.example'))
      const data = type === 1 ? Buffer.from([192, 0, 2, 7]) : type === 2 && isZone ? text('ns1.site.example') : null
      const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, data ? 1 : 0, 0, 0, 0, 0])
      const answer = data
        ? Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]), data])
        : Buffer.alloc(0)
      socket.send(Buffer.concat([header, query.subarray(12, end + 4), answer]), port, address)
    })
    await new Promise<void>((fulfil) => socket.bind(0, '127.0.0.1', fulfil))
    try {
      const names = await namesOf('app.site.example', [`127.0.0.1:${socket.address().port}`])
      expect(names).toEqual({ A: ['192.0.2.7'], NS: ['ns1.site.example'] })
    } finally {
      socket.close()
    }
  })
})
