import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { contentSecurityPolicy, framesText, headersFile, redirectsFile } from '../../src/build/contentSecurityPolicy'
import { parseHeadersFile } from '../../src/build/preview'
import { readSettings } from '../../src/build/settings'
import type { Settings } from '#config/settings'
import { type Language, languageFolder, LANGUAGES } from '#domain/browser/languages'

const onlyRemote = {
  CHAIN_IDS: '1,3',
  RPC_URLS_1: 'https://node.example:8443/key',
  RPC_URLS_3: 'https://node.example',
  CUSTOM_RPC: '0',
}

function directives(policy: string) {
  return Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)]))
}

const metaOf = (env: Partial<Record<string, string>>) => directives(contentSecurityPolicy(readSettings(env)).meta)

test('the policy allows what the page needs and nothing else', () => {
  expect(metaOf(onlyRemote)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://node.example:8443',
      'https://node.example',
      'https://gateway.ipfs.io',
      'https://ipfs.io',
      'https://tokens.uniswap.org',
      'https://dweb.link',
      'https://raw.githubusercontent.com',
      'https://www.walletlink.org',
      'wss://www.walletlink.org',
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app#webpack'],
    'upgrade-insecure-requests': [],
  })
})

test('a gateway of names may be asked if it is set', () => {
  const gateways = 'https://gateway.example,https://other.example:8443'
  const [usual, more] = [onlyRemote, { ...onlyRemote, ENS_GATEWAYS: gateways }].map((env) => metaOf(env)['connect-src'])
  expect(more?.filter((source) => !usual?.includes(source))).toEqual(gateways.split(','))
})

test('C01: without nodes of visitors no setting brings in a wildcard, an unsafe word or a bare http: source', () => {
  const policies = [{}, onlyRemote, { ALCHEMY_KEY: 'key' }, { WALLETCONNECT_PROJECT_ID: 'id' }].map(
    (env) => contentSecurityPolicy(readSettings(env)).header,
  )
  for (const policy of policies) expect(policy).not.toMatch(/unsafe-|\*|(^|\s)(http|ws|wss|blob|filesystem):(\s|;|$)/)
})

test('a public build has no room for nodes of visitors unless it is set', () => {
  expect(metaOf({ ...onlyRemote, CUSTOM_RPC: '' })).toEqual(metaOf(onlyRemote))
})

const PUBLIC_BUILDS = [
  {},
  { SUPPORTED_CHAIN_ID: '1', CHAIN_IDS: '1', ALCHEMY_KEY: 'key', WALLETCONNECT_PROJECT_ID: 'id' },
  { CHAIN_IDS: '1,3', RPC_URLS_1: 'https://node.example:8443/key', TOKEN_LIST_URLS: '/lists/tokens.json' },
]

test.each(PUBLIC_BUILDS)("C01: Google's evaluator finds nothing in the policy of a public build: %j", (env) => {
  const { meta, header } = contentSecurityPolicy(readSettings(env))
  for (const policy of [meta, header]) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    // This host serves no uploads and no JSONP, and each script is allowed by a hash that the evaluator cannot know.
    const found = findings.filter(({ directive, value }) => !(directive === 'script-src' && value === "'self'"))
    expect(found.map(({ description }) => description)).toEqual([])
    expect(findings.map(({ severity }) => severity)).toEqual([Severity.MEDIUM_MAYBE])
  }
})

test("Google's evaluator would find a policy that is open", () => {
  const open = contentSecurityPolicy(readSettings({})).header.replace(
    "script-src 'self'",
    "script-src 'unsafe-inline' *",
  )
  const severities = new CspEvaluator(new CspParser(open).csp).evaluate().map(({ severity }) => severity)
  expect(severities).toContain(Severity.HIGH)
})

test("C01: a public build asks nothing of visitors' machines unless its settings name a node there", () => {
  const policy = contentSecurityPolicy(readSettings({})).header
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]/)
  expect(policy).toContain('upgrade-insecure-requests')
  for (const env of [{ SUPPORTED_CHAIN_ID: '31337' }, { RPC_URLS_31337: 'http://127.0.0.1:8545' }])
    expect(metaOf(env)['connect-src']).toContain('http://127.0.0.1:8545')
})

test('a node of a visitor may be anywhere by https or on their machine; nothing else is opened by that', () => {
  const strict = metaOf(onlyRemote)
  for (const env of [
    { ...onlyRemote, CUSTOM_RPC: '1' },
    { ...onlyRemote, CUSTOM_RPC: '', PREVIEW: '1' },
  ]) {
    const policy = metaOf(env)
    expect(policy['connect-src']).toEqual([
      ...(strict['connect-src'] ?? []),
      'https:',
      'http://127.0.0.1:*',
      'http://localhost:*',
    ])
    const changed = Object.keys(strict).filter((name) => policy[name]?.join() !== strict[name]?.join())
    // `upgrade-insecure-requests` would block requests to a node on this machine.
    expect(changed).toEqual(['connect-src', 'upgrade-insecure-requests'])
  }
})

test('header and meta differ only in who may frame the page', () => {
  const { meta, header } = contentSecurityPolicy(readSettings({}))
  expect(header).toBe(`${meta}; frame-ancestors 'none'`)
})

test('C19: pages that may show this one inside them are named in the header alone, and nothing else there changes', () => {
  const [usual, framed] = [{}, { FRAME_ANCESTORS: 'https://app.safe.global,https://wallet.example' }].map((env) =>
    readSettings(env),
  )
  const { meta, header } = contentSecurityPolicy(framed!)
  expect(meta).toBe(contentSecurityPolicy(usual!).meta)
  expect(header).toBe(`${meta}; frame-ancestors https://app.safe.global https://wallet.example`)
  // X-Frame-Options cannot allow individual sites. Browsers that support frame-ancestors ignore it.
  const withoutFrames = (text: string) => text.replace(/; frame-ancestors .*\n(  X-Frame-Options: DENY\n)?/, '\n')
  expect(headersFile(usual!)).toContain('X-Frame-Options: DENY')
  expect(headersFile(framed!)).not.toContain('X-Frame-Options')
  expect(withoutFrames(headersFile(framed!))).toBe(withoutFrames(headersFile(usual!)))
})

test('a build that may be framed says which hosts cannot keep others out', () => {
  expect(framesText(readSettings({}))).toBeNull()
  const text = framesText(readSettings({ FRAME_ANCESTORS: 'https://app.safe.global' }))
  expect(text).toContain('pages of https://app.safe.global (FRAME_ANCESTORS)')
  expect(text).toMatch(/a host that sends no headers, such as GitHub Pages or an IPFS gateway.*uses no wallet/)
})

test('any site may read the manifests, as the page of Safe does, and no other file', () => {
  for (const [env, base] of [
    [{}, ''],
    [{ BASE_PATH: '/app/' }, '/app'],
  ] as const) {
    const rules = parseHeadersFile(headersFile(readSettings(env)))
    const open = rules.filter(({ headers }) => headers.some(([name]) => name === 'Access-Control-Allow-Origin'))
    const headers = [['Access-Control-Allow-Origin', '*']]
    const folders = (Object.keys(LANGUAGES) as Language[]).map(languageFolder)
    expect(open).toEqual(folders.map((folder) => ({ path: `${base}${folder}/manifest.json`, headers })))
  }
})

test('the node service is named only with a key, and only for configured chains', () => {
  expect(contentSecurityPolicy(readSettings({})).meta).not.toContain('alchemy')
  expect(metaOf({ ...onlyRemote, ALCHEMY_KEY: 'key' })['connect-src']).toEqual(
    expect.arrayContaining(['https://eth-mainnet.g.alchemy.com', 'https://eth-ropsten.alchemyapi.io']),
  )
  expect(contentSecurityPolicy(readSettings({ ALCHEMY_KEY: 'secretkey' })).header).not.toContain('secretkey')
})

test('WalletConnect hosts are named only with a project id', () => {
  expect(contentSecurityPolicy(readSettings({ WALLETCONNECT_RELAY_URL: 'wss://r.example' })).meta).not.toMatch(
    /walletconnect|r\.example/,
  )
  const withId = metaOf({ WALLETCONNECT_PROJECT_ID: 'id' })
  expect(withId['connect-src']).toContain('wss://relay.walletconnect.org')
  expect(withId['frame-src']).toEqual(['https://verify.walletconnect.org'])
  const ownRelay = metaOf({ WALLETCONNECT_PROJECT_ID: 'id', WALLETCONNECT_RELAY_URL: 'wss://relay.example/path' })
  expect(ownRelay['connect-src']).toContain('wss://relay.example')
  expect(ownRelay['connect-src']).not.toContain('wss://relay.walletconnect.org')
})

test('requests are upgraded to https unless a node of this machine is configured', () => {
  expect(metaOf(onlyRemote)).toHaveProperty('upgrade-insecure-requests')
  const local = metaOf({ ...onlyRemote, RPC_URLS_3: 'http://127.0.0.1:9999' })
  expect(local).not.toHaveProperty('upgrade-insecure-requests')
  expect(local['connect-src']).toContain('http://127.0.0.1:9999')
})

test.each([{}, { ALCHEMY_KEY: 'key' }, { PREVIEW: '1' }])(
  'every node that the configured chains name may be asked: %j',
  async (env) => {
    const settings: Settings = readSettings(env)
    Object.assign(globalThis, { __SETTINGS__: settings })
    jest.resetModules()
    const { configuredChains } = await import('#config/chains')
    const allowed = directives(contentSecurityPolicy(settings).meta)['connect-src']
    const origins = configuredChains.flatMap(({ rpcUrls }) => rpcUrls.default.map((url) => new URL(url).origin))
    expect(origins.length).toBeGreaterThanOrEqual(settings.chainIds.length - 1)
    for (const origin of origins) expect(allowed).toContain(origin)
  },
)

test('C19: the header file says what a static host must send', () => {
  const rules = parseHeadersFile(headersFile(readSettings({})))
  const all = Object.fromEntries(rules.find(({ path }) => path === '/*')?.headers ?? [])
  expect(all).toMatchObject({
    'Content-Security-Policy': contentSecurityPolicy(readSettings({})).header,
    'X-Frame-Options': 'DENY',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/) as string,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
  expect(all).not.toHaveProperty('Cache-Control')
  expect(rules.find(({ path }) => path === '/assets/*')?.headers).toEqual([
    ['Cache-Control', 'public, max-age=31536000, immutable'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])
  for (const path of ['/', '/swap', '/404.html', '/lists/*'])
    expect(rules.find((rule) => rule.path === path)?.headers).toContainEqual([
      'Cross-Origin-Resource-Policy',
      'same-origin',
    ])
  // Other sites must be able to load the icon, because wallets show it in their own windows.
  for (const { path, headers } of rules)
    if ('/icons/app.png'.startsWith(path.replace(/\*$/, '')) && path.endsWith('*'))
      expect(headers.map(([name]) => name)).not.toContain('Cross-Origin-Resource-Policy')
})

test('each language answers the unknown paths below its folder, and English all others', () => {
  const settings = readSettings({ LANGUAGES: 'en,de', BASE_PATH: '/app/' })
  expect(redirectsFile(settings)).toBe('/app/de/*  /app/de/404.html  200\n/app/*  /app/404.html  200\n')
})
