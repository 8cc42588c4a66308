import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from '../../src/build/root'
import { EXAMPLE_FILE, exampleFile, OPERATORS_PAGE, withTable } from '../../src/build/settingDocuments'
import { type SettingName, SETTINGS } from '../../src/build/settingTable'
import { NETWORKS } from '#config/networks/all'
import { LANGUAGES } from '#domain/browser/languages'
import { IMPRINT_PLACEHOLDERS } from '#domain/profile/imprint'
import {
  KNOWN_CHAIN_IDS,
  loadSettings,
  readSettings,
  requireImprint,
  SettingsError,
  settingTexts,
} from '../../src/build/settings'

const IMPRINT = {
  IMPRINT_OPERATOR: 'Höhe & Tiefe GmbH',
  IMPRINT_ADDRESS: 'Street 1, 10115 Berlin, Germany',
  IMPRINT_CONTACT: 'hello@example.org',
  IMPRINT_RESPONSIBLE: 'A. Person, address as above',
}

/** The data about chains that the first load contains: their names, nodes, and the two tokens of a new draft. */
const networksOf = (...ids: number[]) =>
  ids.map((id) => {
    const { chain, deployment } = NETWORKS.find((network) => network.chain.id === id)!
    const early = ['weth', 'usdc', 'usdcDecimals', 'usdcSymbol']
    return {
      chain,
      deployment: Object.fromEntries(Object.entries(deployment).filter(([name]) => early.includes(name))),
    }
  })

test('without any setting every one has its default', () => {
  expect(readSettings({})).toEqual({
    appName: 'Tidemark',
    siteUrl: null,
    basePath: '',
    languages: Object.keys(LANGUAGES),
    supportedChainIds: [3],
    chainIds: [3, 4, 1, 31337],
    networks: networksOf(3, 4, 1, 31337),
    alchemyKey: null,
    rpcUrls: {
      1: ['https://ethereum-rpc.publicnode.com'],
      3: ['https://rpc.ankr.com/eth_ropsten'],
      4: ['https://rpc.ankr.com/eth_rinkeby'],
      31337: [],
    },
    rpcQuorum: 1,
    tokenListUrls: [
      'https://gateway.ipfs.io/ipns/tokens.uniswap.org',
      'https://ipfs.io/ipns/tokens.uniswap.org',
      'https://tokens.uniswap.org',
      'https://dweb.link/ipns/tokens.uniswap.org',
    ],
    pairListUrls: ['https://raw.githubusercontent.com/jab416171/uniswap-pairtokens/master/uniswap_pair_tokens.json'],
    walletConnectProjectId: null,
    walletConnectRelayUrl: null,
    ensGateways: [],
    customRpc: false,
    frameAncestors: [],
    commit: null,
    siteFee: null,
    firstPairs: {},
    tokensAllowed: null,
    tokensDenied: [],
    pairsDenied: [],
    importUnlisted: true,
    brand: { folder: null, colours: {}, radius: null },
    caps: { slippageBps: null, lossPercent: null, deadlineMinutes: null, isExactOnly: false },
    terms: null,
    footerLinks: [],
    imprint: { operator: null, address: null, contact: null, register: null, responsible: null },
    isPreview: false,
  })
})

test('visitors may use nodes of their own in a preview, and on a public site where it is set', () => {
  const allowed = (env: { PREVIEW?: string; CUSTOM_RPC?: string }) => readSettings(env).customRpc
  expect([{}, { PREVIEW: '1' }, { CUSTOM_RPC: '1' }, { CUSTOM_RPC: '0', PREVIEW: '1' }].map(allowed)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test("nodes on visitors' machines are those that settings name, or that the policy allows anyway", () => {
  const local = (env: Record<string, string>) => {
    // The manifest of a release contains these texts, and parsing them must give the same settings.
    const again = readSettings(settingTexts(env))
    expect(again).toEqual(readSettings(env))
    return again.rpcUrls[31337]
  }
  const usual = ['http://127.0.0.1:8545']
  expect(local({})).toEqual([])
  expect(local({ RPC_URLS_31337: ' ' })).toEqual([])
  expect(local({ CHAIN_IDS: '3,31337' })).toEqual([])
  expect(local({ CUSTOM_RPC: '0', PREVIEW: '1' })).toEqual([])
  expect(local({ PREVIEW: '1' })).toEqual(usual)
  expect(local({ CUSTOM_RPC: '1' })).toEqual(usual)
  expect(local({ SUPPORTED_CHAIN_ID: '31337' })).toEqual(usual)
  expect(local({ RPC_URLS_31337: 'http://localhost:1234' })).toEqual(['http://localhost:1234'])
})

/** For each setting, an invalid value, and a part of the error message. */
const WRONG: Readonly<Record<SettingName, readonly [value: string, words: string]>> = {
  APP_NAME: ['x', '2 to 16 characters'],
  BRAND_FOLDER: ['../brand', 'the name of a folder in public'],
  COLOR_ACCENT: ['green', 'a colour as #rrggbb'],
  COLOR_BACKGROUND: ['#fff', 'a colour as #rrggbb'],
  COLOR_TEXT: ['rgb(0 0 0)', 'a colour as #rrggbb'],
  COLOR_UP: ['#12345', 'a colour as #rrggbb'],
  COLOR_DOWN: ['#1234567', 'a colour as #rrggbb'],
  COLOR_WARN: ['#gggggg', 'a colour as #rrggbb'],
  CORNER_RADIUS: ['25', 'a whole number of pixels from 0 to 24'],
  SITE_URL: ['trade.example', 'one https:// URL without a path'],
  BASE_PATH: ['app', 'the path of a folder such as /app/'],
  LANGUAGES: ['de', 'en, and any of de'],
  SUPPORTED_CHAIN_IDS: ['5', 'one or more of the known chain ids'],
  CHAIN_IDS: ['3,3', 'each once'],
  ALCHEMY_KEY: ['https://eth-mainnet.example/v2/key', 'the bare key'],
  RPC_QUORUM: ['0', 'a whole number of at least 1'],
  TOKEN_LIST_URLS: ['tokens.json', 'a path such as /lists/tokens.json'],
  PAIR_LIST_URLS: ['javascript:alert(1)', 'https:// URLs'],
  WALLETCONNECT_PROJECT_ID: ['a b', 'the project id'],
  WALLETCONNECT_RELAY_URL: ['https://relay.example', 'a wss:// URL'],
  ENS_GATEWAYS: ['https://gateway.example/{data}', 'without a path'],
  CUSTOM_RPC: ['yes', '0 or 1'],
  FRAME_ANCESTORS: ['*', 'without a path or wildcard'],
  DEFAULT_PAIR: ['ETH/ETH', 'two of them with "/" between'],
  FEE_BIPS: ['101', 'a whole number from 1 to 100'],
  FEE_RECIPIENT: ['0x0000000000000000000000000000000000000000', 'an address with its checksum'],
  FEE_NAME: ['x', 'one line of 2 to 40 characters'],
  TOKENS_ALLOWED: ['UNI', 'addresses with their checksum'],
  TOKENS_DENIED: ['0x6b175474e89094c44da98b954eedeac495271d0f', 'addresses with their checksum'],
  PAIRS_DENIED: ['ETH/DAI', 'pairs of tokens, separated by commas'],
  IMPORT_UNLISTED: ['false', '0 or 1'],
  SLIPPAGE_MAX_BPS: ['5001', 'a whole number from 50 to 5000'],
  LOSS_MAX_PERCENT: ['26', 'a whole number from 1 to 25'],
  DEADLINE_MAX_MINUTES: ['4', 'a whole number from 5 to 1440'],
  EXACT_APPROVALS_ONLY: ['yes', '0 or 1'],
  TERMS_URL: ['http://harbour.example/terms', 'an https:// URL'],
  TERMS_TEXT: ['x', 'one line of 2 to 600 characters'],
  TERMS_VERSION: ['version 1', 'up to 20 letters'],
  FOOTER_LINKS: ['Terms=javascript:alert(1)', 'links such as Terms=https://site.example/terms'],
  IMPRINT_OPERATOR: ['x', 'one line of 2 to 300 characters'],
  IMPRINT_ADDRESS: ['One\nTwo', 'one line'],
  IMPRINT_CONTACT: ['somebody', 'an e-mail address or an https:// URL'],
  IMPRINT_REGISTER: ['x', 'one line'],
  IMPRINT_RESPONSIBLE: ['x', 'one line'],
  COMMIT: ['HEAD', 'a commit in hexadecimal'],
  PREVIEW: ['true', '0 or 1'],
}

describe('the one table of settings', () => {
  const names = Object.keys(SETTINGS) as SettingName[]

  test.each(names)('%s: a wrong value is an error in plain words, and the example is none', (name) => {
    const [value, words] = WRONG[name]
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(`${name} is "${value}". Allowed: `)
    expect(read).toThrow(words)
    const { example, read: valueOf } = SETTINGS[name]
    expect(valueOf(example)).toBeDefined()
  })

  test('.env.example and the table for operators are made of it: npm run settings', () => {
    const example = readFileSync(EXAMPLE_FILE, 'utf8')
    expect(example).toBe(exampleFile())
    const page = readFileSync(OPERATORS_PAGE, 'utf8')
    expect(page).toBe(withTable(page))
    for (const name of names) expect(page).toContain(`| \`${name}\``)
    const parsed = parseEnv(example)
    expect(Object.keys(parsed).sort()).toEqual([...names, ...KNOWN_CHAIN_IDS.map((id) => `RPC_URLS_${id}`)].sort())
    expect(readSettings(parsed)).toEqual(readSettings({}))
  })
})

test('the example file names every chain that may be set', () => {
  const example = readFileSync(EXAMPLE_FILE, 'utf8').replaceAll('\n# ', ' ')
  for (const { chain } of NETWORKS) expect(example).toContain(`${chain.id} (${chain.name}`)
})

test('every setting can be set', () => {
  expect(
    readSettings({
      APP_NAME: 'Höhe & Tiefe',
      SITE_URL: 'https://Trade.Example/',
      BASE_PATH: '/folder/app/',
      LANGUAGES: 'en',
      SUPPORTED_CHAIN_IDS: '1',
      CHAIN_IDS: '1, 31337',
      ALCHEMY_KEY: 'abc_DEF-123',
      RPC_URLS_1: 'https://a.example/rpc?x=1, https://b.example',
      RPC_URLS_31337: 'http://127.0.0.1:8545, http://127.0.0.1:8546',
      RPC_QUORUM: '2',
      TOKEN_LIST_URLS: '/lists/tokens.json',
      PAIR_LIST_URLS: 'https://c.example/pairs.json,/lists/pairs.json',
      WALLETCONNECT_PROJECT_ID: '0123abc',
      WALLETCONNECT_RELAY_URL: 'ws://127.0.0.1:5555',
      ...IMPRINT,
      IMPRINT_REGISTER: 'Berlin, HRB 1',
      ENS_GATEWAYS: 'https://gateway.example,https://other.example:8443',
      CUSTOM_RPC: '0',
      FRAME_ANCESTORS: 'https://app.safe.global, http://localhost:8750',
      DEFAULT_PAIR: 'ETH/0xdAC17F958D2ee523a2206206994597C13D831ec7',
      FEE_BIPS: '25',
      FEE_RECIPIENT: '0x52908400098527886E0F7030069857D2E4169EE7',
      FEE_NAME: 'Höhe',
      TOKENS_ALLOWED: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      TOKENS_DENIED: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      PAIRS_DENIED: '0x6B175474E89094C44Da98b954EedeAC495271d0F/ETH',
      IMPORT_UNLISTED: '0',
      BRAND_FOLDER: 'harbour',
      COLOR_ACCENT: '#0A5C36',
      CORNER_RADIUS: '4',
      SLIPPAGE_MAX_BPS: '300',
      LOSS_MAX_PERCENT: '10',
      DEADLINE_MAX_MINUTES: '20',
      EXACT_APPROVALS_ONLY: '1',
      TERMS_URL: 'https://a.example/terms',
      TERMS_VERSION: '2026-11',
      FOOTER_LINKS: 'Terms=https://a.example/terms?x=1, Status=https://b.example',
      COMMIT: '0123abcd',
      PREVIEW: '1',
    }),
  ).toEqual({
    appName: 'Höhe & Tiefe',
    siteUrl: 'https://trade.example',
    basePath: '/folder/app',
    languages: ['en'],
    supportedChainIds: [1],
    chainIds: [1, 31337],
    networks: networksOf(1, 31337),
    alchemyKey: 'abc_DEF-123',
    rpcUrls: {
      1: ['https://a.example/rpc?x=1', 'https://b.example'],
      31337: ['http://127.0.0.1:8545', 'http://127.0.0.1:8546'],
    },
    rpcQuorum: 2,
    tokenListUrls: ['/lists/tokens.json'],
    pairListUrls: ['https://c.example/pairs.json', '/lists/pairs.json'],
    walletConnectProjectId: '0123abc',
    walletConnectRelayUrl: 'ws://127.0.0.1:5555',
    ensGateways: ['https://gateway.example', 'https://other.example:8443'],
    customRpc: false,
    frameAncestors: ['https://app.safe.global', 'http://localhost:8750'],
    commit: '0123abcd',
    siteFee: { bips: 25, recipient: '0x52908400098527886E0F7030069857D2E4169EE7', name: 'Höhe' },
    firstPairs: { 1: ['native', '0xdAC17F958D2ee523a2206206994597C13D831ec7'] },
    tokensAllowed: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    tokensDenied: ['0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    pairsDenied: [['0x6B175474E89094C44Da98b954EedeAC495271d0F', 'native']],
    importUnlisted: false,
    brand: { folder: 'harbour', colours: { accent: '#0a5c36' }, radius: 4 },
    caps: { slippageBps: 300, lossPercent: 10, deadlineMinutes: 20, isExactOnly: true },
    terms: { url: 'https://a.example/terms', text: null, version: '2026-11' },
    footerLinks: [
      { name: 'Terms', href: 'https://a.example/terms?x=1' },
      { name: 'Status', href: 'https://b.example' },
    ],
    imprint: {
      operator: 'Höhe & Tiefe GmbH',
      address: 'Street 1, 10115 Berlin, Germany',
      contact: 'hello@example.org',
      register: 'Berlin, HRB 1',
      responsible: 'A. Person, address as above',
    },
    isPreview: true,
  })
})

test.each([{ TERMS_URL: 'https://a.example/terms' }, { TERMS_TEXT: 'Be good.' }, { TERMS_VERSION: '1' }])(
  'terms have a version, and a version has terms: %o',
  (env) => {
    expect(() => readSettings(env)).toThrow('TERMS_VERSION belongs to TERMS_URL or TERMS_TEXT')
  },
)

test('a pair to begin with is for a network that is traded on, one for each', () => {
  const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
  const first = (DEFAULT_PAIR: string) => readSettings({ SUPPORTED_CHAIN_IDS: '1,8453', DEFAULT_PAIR }).firstPairs
  expect(first(`ETH/${DAI}, 8453:${DAI}/ETH`)).toEqual({ 1: ['native', DAI], 8453: [DAI, 'native'] })
  for (const wrong of [`10:ETH/${DAI}`, `ETH/${DAI},1:${DAI}/ETH`])
    expect(() => first(wrong)).toThrow('at most one pair for each of the networks 1, 8453')
})

test('supported chains are listed, too, after those that are named; the name for a single one is accepted', () => {
  const { supportedChainIds, chainIds, networks } = readSettings({ SUPPORTED_CHAIN_IDS: '8453, 1', CHAIN_IDS: '1,56' })
  expect([supportedChainIds, chainIds]).toEqual([
    [8453, 1],
    [1, 56, 8453],
  ])
  expect(networks).toEqual(networksOf(1, 56, 8453))
  expect(readSettings({ SUPPORTED_CHAIN_ID: '56' })).toEqual(readSettings({ SUPPORTED_CHAIN_IDS: '56' }))
  expect(settingTexts({ SUPPORTED_CHAIN_ID: '56' })).toMatchObject({ SUPPORTED_CHAIN_IDS: '56' })
  expect(() => readSettings({ SUPPORTED_CHAIN_ID: '1', SUPPORTED_CHAIN_IDS: '3' })).toThrow(
    'SUPPORTED_CHAIN_ID and SUPPORTED_CHAIN_IDS are both set. Allowed: one of them.',
  )
  expect(() =>
    readSettings({ SUPPORTED_CHAIN_IDS: '3,8453', RPC_URLS_3: 'https://a.example,https://b.example', RPC_QUORUM: '2' }),
  ).toThrow('at most 1, as Rinkeby has one node')
})

describe('a bad value is named with what is allowed', () => {
  test.each([
    ['APP_NAME', 'x', '2 to 16 characters'],
    ['APP_NAME', 'A name much too long', '2 to 16 characters'],
    ['APP_NAME', 'Tide\u202Emark', '2 to 16 characters'],
    ['SITE_URL', 'trade.example', 'https:// URL'],
    ['SITE_URL', 'http://trade.example', 'https:// URL'],
    ['SITE_URL', 'https://trade.example/app', 'without a path'],
    ['SITE_URL', 'https://trade.example/?a', 'without a path'],
    ['SITE_URL', 'https://user@trade.example', 'https:// URL'],
    ['BASE_PATH', 'app', 'the path of a folder'],
    ['BASE_PATH', '/app', 'the path of a folder'],
    ['BASE_PATH', '//', 'the path of a folder'],
    ['BASE_PATH', '/../', 'the path of a folder'],
    ['BASE_PATH', '//app.example/', 'the path of a folder'],
    ['BASE_PATH', '/a b/', 'the path of a folder'],
    ['CHAIN_IDS', '3,5', `known chain ids ${[...KNOWN_CHAIN_IDS].sort((a, b) => a - b).join(', ')}, separated`],
    ['CHAIN_IDS', '3,3', 'each once'],
    ['CHAIN_IDS', '0x3', 'known chain ids'],
    ['CHAIN_IDS', ',', 'one or more'],
    ['SUPPORTED_CHAIN_IDS', '-1', 'known chain ids'],
    ['SUPPORTED_CHAIN_IDS', '5', 'known chain ids'],
    ['SUPPORTED_CHAIN_IDS', '1,1', 'each once'],
    ['ALCHEMY_KEY', 'https://eth-mainnet.g.alchemy.com/v2/key', 'the bare key'],
    ['ALCHEMY_KEY', 'key; script-src *', 'the bare key'],
    ['RPC_URLS_3', 'ftp://node.example', 'https:// URLs'],
    ['RPC_URLS_3', 'http://node.example', 'this machine'],
    ['RPC_URLS_3', 'https://user:secret@node.example', 'https:// URLs'],
    ['RPC_URLS_3', "https://node.example/'; script-src *", 'https:// URLs'],
    ['RPC_URLS_3', '/rpc', 'https:// URLs'],
    ['RPC_URLS_3', 'https://*.example', 'https:// URLs'],
    ['RPC_URLS_3', 'https://%2A.example/rpc', 'https:// URLs'],
    ['TOKEN_LIST_URLS', 'https://*/tokens.json', 'https:// URLs'],
    ['PAIR_LIST_URLS', 'https://lists.*', 'https:// URLs'],
    ['WALLETCONNECT_RELAY_URL', 'wss://*.example', 'wss:// URL'],
    ['RPC_URLS_5', 'https://node.example', 'RPC_URLS_31337'],
    ['RPC_QUORUM', '0', 'at least 1'],
    ['RPC_QUORUM', '1.5', 'at least 1'],
    ['RPC_QUORUM', '2', 'at most 1, as Ropsten has one node; more of them can be set in RPC_URLS_3'],
    ['TOKEN_LIST_URLS', 'tokens.json', 'a path such as /lists/tokens.json'],
    ['TOKEN_LIST_URLS', '//evil.example/tokens.json', 'a path such as /lists/tokens.json'],
    ['PAIR_LIST_URLS', 'javascript:alert(1)', 'https:// URLs'],
    ['WALLETCONNECT_PROJECT_ID', 'a b', 'the project id'],
    ['WALLETCONNECT_RELAY_URL', 'https://relay.example', 'wss:// URL'],
    ['WALLETCONNECT_RELAY_URL', 'ws://relay.example', 'wss:// URL'],
    ['CUSTOM_RPC', 'yes', '0 or 1'],
    ['FRAME_ANCESTORS', '*', 'whole https:// origins'],
    ['FRAME_ANCESTORS', 'https://*.safe.global', 'without a path or wildcard'],
    ['FRAME_ANCESTORS', 'app.safe.global', 'whole https:// origins'],
    ['FRAME_ANCESTORS', 'https://app.safe.global/', 'without a path'],
    ['FRAME_ANCESTORS', 'https://app.safe.global/apps', 'without a path'],
    ['FRAME_ANCESTORS', "https://app.safe.global 'self'", 'whole https:// origins'],
    ['FRAME_ANCESTORS', "'self'", 'whole https:// origins'],
    ['FRAME_ANCESTORS', 'https://a.example;script-src', 'whole https:// origins'],
    ['FRAME_ANCESTORS', 'http://app.safe.global', 'http:// only for this machine'],
    ['FRAME_ANCESTORS', 'https://a.example,https://a.example', 'each once'],
    ['FRAME_ANCESTORS', 'http://localhost:8750', 'http://localhost only in a preview (PREVIEW=1)'],
    ['FEE_BIPS', '0', 'a whole number from 1 to 100'],
    ['FEE_BIPS', '0.25', 'a whole number from 1 to 100'],
    ['FEE_BIPS', '25', 'FEE_BIPS and FEE_RECIPIENT belong together'],
    ['FEE_RECIPIENT', '0x52908400098527886E0F7030069857D2E4169EE7', 'FEE_BIPS and FEE_RECIPIENT belong together'],
    ['FEE_RECIPIENT', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'with its checksum'],
    ['FEE_RECIPIENT', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'with its checksum'],
    ['FEE_RECIPIENT', '0x0000000000000000000000000000000000000002', 'stand for somebody else'],
    ['FEE_RECIPIENT', '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', 'nor a contract or token'],
    ...[
      ['Permit2', '0x000000000022D473030F116dDEE9F6B43aC78BA3'],
      ['a Universal Router', '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD'],
      ["V4's PoolManager", '0x000000000004444c5dc75cB358380D2e3dE08A90'],
      ['the V3 router', '0xE592427A0AEce92De3Edee1F18E0157C05861564'],
      ['USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
      ['USDC on Base', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
      ['wstETH', '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'],
      ['a price feed', '0xF4030086522a5bEEa4988F8cA5B36dbC97BeE88c'],
    ].map(([, address]): [string, string, string] => ['FEE_RECIPIENT', address ?? '', 'nor a contract or token']),
    ['PREVIEW', 'true', '0 or 1'],
    ['IMPRINT_OPERATOR', 'x', 'one line of 2 to 300 characters'],
    ['IMPRINT_ADDRESS', 'One\nTwo', 'one line'],
    ['IMPRINT_CONTACT', 'somebody', 'an e-mail address or an https:// URL'],
    ['IMPRINT_CONTACT', 'http://example.org', 'an e-mail address or an https:// URL'],
    ['IMPRINT_CONTACT', 'javascript:alert(1)', 'an e-mail address or an https:// URL'],
    ['IMPRINT_CONTACT', 'a@example.org?cc=b@example.org', 'an e-mail address or an https:// URL'],
    ['IMPRINT_CONTACT', 'https://example.org/"><script>', 'an e-mail address or an https:// URL'],
  ])('%s = %s', (name, value, allowed) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(name)
    expect(read).toThrow(allowed)
  })

  test.each([
    [
      { RPC_URLS_3: 'ftp://node.example' },
      'Could not find valid provider configuration for chain 3 (Ropsten): RPC_URLS_3',
    ],
    [{ RPC_URLS_3: 'https://a.example', RPC_QUORUM: '2' }, 'Could not find valid provider configuration for chain 3'],
    [{ RPC_URLS_5: 'https://node.example' }, 'No providers configured for chain 5: RPC_URLS_5'],
    [{ RPC_QUORUM: '0' }, 'quorum cannot be lower than minQuorum: RPC_QUORUM is "0". Allowed: a whole number'],
    [{ CHAIN_IDS: ',' }, 'must have at least one chain: CHAIN_IDS is ","'],
  ])('%j: what is wrong leads, and the advice follows', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(`These settings cannot be used:\n  ${sentence}`)
  })

  test('all of them at once', () => {
    expect(() => readSettings({ APP_NAME: 'x', RPC_QUORUM: 'many' })).toThrow(/APP_NAME is "x"[^]*RPC_QUORUM is "many"/)
  })
})

describe('more nodes must agree than a chain has', () => {
  const two = 'https://a.example, https://b.example'
  const quorum = (env: Record<string, string>) => () => readSettings({ CHAIN_IDS: '1,3', RPC_QUORUM: '2', ...env })

  test('each such chain is named, and no other', () => {
    expect(quorum({ RPC_URLS_3: two })).toThrow(/RPC_QUORUM is "2"\. Allowed: at most 1, as Ethereum has one node/)
    expect(quorum({ RPC_URLS_3: two })).not.toThrow(/Ropsten/)
    expect(quorum({})).toThrow(/Ethereum has one node[^]*Ropsten has one node/)
    expect(quorum({ RPC_QUORUM: '3', RPC_URLS_1: two, RPC_URLS_3: two })).toThrow(/at most 2, as Ropsten has 2 nodes/)
  })

  test('the same address twice is one node, and a key brings one more', () => {
    expect(quorum({ RPC_URLS_1: 'https://a.example, https://a.example', RPC_URLS_3: two })).toThrow(/Ethereum has one/)
    expect(quorum({ RPC_URLS_1: two, RPC_URLS_3: two })().rpcQuorum).toBe(2)
    expect(quorum({ ALCHEMY_KEY: 'abc' })().rpcQuorum).toBe(2)
  })

  test('a chain that no key is for needs addresses of its own', () =>
    expect(quorum({ CHAIN_IDS: '3,31337', ALCHEMY_KEY: 'abc', CUSTOM_RPC: '1' })).toThrow(/as Hardhat has one node/))
})

describe('the imprint', () => {
  const check = (env: Record<string, string>) => () => {
    requireImprint(readSettings(env))
  }

  test('what is missing is named, with what belongs there', () => {
    const { IMPRINT_CONTACT, ...others } = IMPRINT
    expect(IMPRINT_CONTACT).not.toBe('')
    expect(check(others)).toThrow(SettingsError)
    expect(check(others)).toThrow(/^The imprint is not complete[^]*IMPRINT_CONTACT: an e-mail address[^]*PREVIEW=1/)
    expect(check(others)).not.toThrow(/IMPRINT_OPERATOR/)
    for (const name of Object.keys(IMPRINT)) expect(check({})).toThrow(name)
    expect(check({})).not.toThrow('IMPRINT_REGISTER')
  })

  test('with all of it, or as a preview, a build may be made; a register is not everybody’s', () => {
    expect(check(IMPRINT)).not.toThrow()
    expect(
      check({ ...IMPRINT, IMPRINT_REGISTER: 'HRB 1', IMPRINT_CONTACT: 'https://example.org/contact' }),
    ).not.toThrow()
    expect(check({ PREVIEW: '1' })).not.toThrow()
    expect(check({ ...IMPRINT, IMPRINT_OPERATOR: '  ' })).toThrow('IMPRINT_OPERATOR')
  })

  test('a placeholder that was copied is as good as nothing', () => {
    for (const [name, text] of Object.entries({
      IMPRINT_OPERATOR: IMPRINT_PLACEHOLDERS.operator,
      IMPRINT_ADDRESS: ` ${IMPRINT_PLACEHOLDERS.address} `,
      IMPRINT_CONTACT: IMPRINT_PLACEHOLDERS.contact,
      IMPRINT_RESPONSIBLE: IMPRINT_PLACEHOLDERS.responsible,
    }))
      expect(check({ ...IMPRINT, [name]: text })).toThrow(name)
    expect(readSettings({ IMPRINT_REGISTER: IMPRINT_PLACEHOLDERS.register }).imprint.register).toBeNull()
  })

  test('the example in the README is not built as it stands', () => {
    const [, example = ''] =
      /```sh\n(SUPPORTED_CHAIN_ID=1 [^]*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
    const env = Object.fromEntries(
      [...example.matchAll(/(\w+)=(?:'([^']*)'|(\S+))/g)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
    ) as Record<string, string>
    for (const name of Object.keys(IMPRINT)) expect(check(env)).toThrow(name)
  })
})

test('the file .env is read, and the environment wins over it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  try {
    expect(loadSettings(folder, {})).toEqual(readSettings({}))
    writeFileSync(join(folder, '.env'), 'APP_NAME="From file"\nSUPPORTED_CHAIN_ID=1 # mainnet\n')
    expect(loadSettings(folder, { APP_NAME: 'From shell' })).toMatchObject({
      appName: 'From shell',
      supportedChainIds: [1],
    })
    // Otherwise everything after "#" would be a comment, and the default colour would silently be used.
    for (const line of ['COLOR_ACCENT=#0a5c36', 'FOOTER_LINKS=Terms=https://a.example/#terms']) {
      writeFileSync(join(folder, '.env'), `APP_NAME=Harbour # our name\n${line}\n`)
      const [name] = line.split('=')
      expect(() => loadSettings(folder, {})).toThrow(`${name} has a "#" outside quotation marks`)
    }
    writeFileSync(join(folder, '.env'), 'COLOR_ACCENT="#0a5c36"\n')
    expect(loadSettings(folder, {}).brand.colours).toEqual({ accent: '#0a5c36' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
