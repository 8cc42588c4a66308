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
import { addressesOf, type Observed } from '../../../src/build/release/servedSite'
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
  /** Answers in place of the files', by path. */
  other?: Readonly<Record<string, { status: number; text?: string; location?: string }>>
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
    const other = edge.other?.[path]
    if (other) {
      const { status, text = '', location } = other
      return void response.writeHead(status, location === undefined ? {} : { Location: location }).end(text)
    }
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

test.each([
  ['refresh', '0; url=https://evil.example/'],
  ['link', '<https://evil.example/x.js>; rel=preload'],
  ['clear-site-data', '"*"'],
  ['set-cookie', 'id=1'],
  ['content-security-policy-report-only', 'default-src *'],
  ['service-worker-allowed', '/'],
  ['speculation-rules', '"/rules.json"'],
  ['sourcemap', '/x.map'],
])('a header %s that the release does not have is an alarm', async (name, value) => {
  edges = [{ files: FILES, more: { [name]: value } }]
  const { findings } = await watch(1)
  expect(findings).toMatchObject([{ kind: 'header added', was: 'none', is: value }])
  expect(findings.every(isAlarm)).toBe(true)
})

test('the page for unknown paths in place of a script is an alarm', async () => {
  edges = [withFile('assets/main.1.js', FILES['404.html'] ?? '')]
  expect((await watch(1)).kinds).toEqual(['byte changed'])
})

test.each<[string, Edge['other']]>([
  ['to itself', { 'assets/main.1.js': { status: 302, location: '/assets/main.1.js' } }],
  ['in a circle', { swap: { status: 302, location: '/swap.html' }, 'swap.html': { status: 302, location: '/swap' } }],
  ['to the same page at another protocol', { swap: { status: 301, location: 'https://127.0.0.1/swap.html' } }],
])('an address that leads %s is an alarm', async (_, other) => {
  edges = [{ files: FILES, ...(other && { other }) }]
  expect((await watch(1)).kinds).toEqual(['redirect'])
})

test('a host’s own page for unknown paths is no alarm, as for the check of a release', async () => {
  const gone = { status: 404, text: '<script src="/own.js"></script>Not here' }
  edges = [{ files: FILES, other: { swap: gone, '404': gone } }]
  expect((await watch(2)).findings).toEqual([])
})

test('files without an answer are noted at once, and missing after three rounds', async () => {
  edges = [{ files: FILES, other: { 'assets/main.1.js': { status: 500 } } }]
  const first = await watch(1)
  expect(first.findings).toMatchObject([{ kind: 'no answer', what: '/assets/main.1.js' }])
  expect(first.findings.some(isAlarm)).toBe(false)
  const later = await watch(3)
  expect(later.kinds).toEqual(['no answer', 'missing'])
  expect(isAlarm(later.findings[1]!)).toBe(true)
})

test('headers that cannot be checked are an alarm, unless they are not to be checked', async () => {
  edges = [{ files: { ...FILES, _headers: '' } }]
  const findings: Finding[] = []
  const once = (hasHeaders: boolean) =>
    watchOnce(
      {
        site,
        release: releaseOf({ ...FILES, _headers: '/*\n  X-Other: 1\n' }),
        older: [],
        resolvers: [],
        hasHeaders,
        report: (finding) => void findings.push(finding),
        now: () => new Date(0),
      },
      FIRST_STATE,
    )
  await once(false)
  expect(findings).toEqual([])
  await once(true)
  expect(findings).toMatchObject([{ kind: 'check off', what: 'headers' }])
  expect(findings.every(isAlarm)).toBe(true)
})

test('an alarm says what it was and what it is', async () => {
  edges = [{ files: FILES, without: 'Content-Security-Policy' }]
  const [dropped] = (await watch(1)).findings
  expect(dropped).toMatchObject({ was: CSP, is: 'none' })
})

test('a cache with the release before is a note, and so is a site that is down for three rounds', async () => {
  edges = [{ files: older }]
  const stale = await watch(1)
  expect(stale.kinds).toEqual(['older release'])
  expect(stale.findings.map(({ was }) => was)).toEqual([release.files['index.html']?.sha256])
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
    headers: undefined,
    hasNames: true,
    unread: {},
    last: { certificate: { issuer: 'CN=A', key: '1' }, names: { NS: ['ns1.a.example'], A: ['192.0.2.1'] } },
  }
  const seen = new Map<string, Observed>(
    Object.entries(FILES).flatMap(([path, text]) =>
      addressesOf(path).map((address) => {
        const type = path.endsWith('js') ? 'text/javascript' : 'text/html'
        const { sha256, size } = release.files[path]!
        return [
          address,
          { status: 200, location: null, headers: { 'content-type': type }, sha256, size, page: text },
        ] as const
      }),
    ),
  )
  const round = (changes: Partial<SiteRound>): SiteRound => ({
    seen,
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
    expect(judged({ names: {} })).toEqual([['no answer', false]])
  })

  test('a check that has never worked, or not for three rounds, is off, which is an alarm', () => {
    const later = (unread: Known['unread'], last: Known['last']) =>
      judgeRound(round({ certificate: null, names: {} }), { ...known, unread, last }, site).map(
        (finding) => `${finding.what}: ${finding.kind}`,
      )
    expect(later({}, known.last)).toEqual(['certificate: no answer', 'DNS records: no answer'])
    expect(later({ certificate: 2 }, known.last)).toEqual(['certificate: check off', 'DNS records: no answer'])
    expect(later({}, null)).toEqual(['certificate: check off', 'DNS records: check off'])
  })

  test('what could not be read in one round is compared with what was read before it', async () => {
    edges = [{ files: FILES }]
    const last = { certificate: { issuer: 'CN=A', key: '1' }, names: { NS: ['ns1.a.example'] } }
    const { state } = await watch(1, { ...FIRST_STATE, last })
    expect(state.last).toEqual(last)
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
