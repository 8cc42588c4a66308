/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from '../../src/build/root'
import { KNOWN_CHAIN_IDS, loadSettings, readSettings, SettingsError } from '../../src/build/settings'

test('without any setting every one has its default', () => {
  expect(readSettings({})).toEqual({
    appName: 'Tidemark',
    supportedChainId: 3,
    chainIds: [3, 4, 1, 31337],
    alchemyKey: null,
    rpcUrls: {
      1: ['https://ethereum-rpc.publicnode.com'],
      3: ['https://rpc.ankr.com/eth_ropsten'],
      4: ['https://rpc.ankr.com/eth_rinkeby'],
      31337: ['http://127.0.0.1:8545'],
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
  })
})

test('the example file names every setting and sets none', () => {
  const example = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(
    [
      'ALCHEMY_KEY',
      'APP_NAME',
      'CHAIN_IDS',
      'PAIR_LIST_URLS',
      'RPC_QUORUM',
      ...KNOWN_CHAIN_IDS.map((id) => `RPC_URLS_${id}`),
      'SUPPORTED_CHAIN_ID',
      'TOKEN_LIST_URLS',
      'WALLETCONNECT_PROJECT_ID',
      'WALLETCONNECT_RELAY_URL',
    ].sort(),
  )
  expect(readSettings(example)).toEqual(readSettings({}))
})

test('every setting can be set', () => {
  expect(
    readSettings({
      APP_NAME: 'Höhe & Tiefe',
      SUPPORTED_CHAIN_ID: '1',
      CHAIN_IDS: '1, 31337',
      ALCHEMY_KEY: 'abc_DEF-123',
      RPC_URLS_1: 'https://a.example/rpc?x=1, https://b.example',
      RPC_QUORUM: '2',
      TOKEN_LIST_URLS: '/lists/tokens.json',
      PAIR_LIST_URLS: 'https://c.example/pairs.json,/lists/pairs.json',
      WALLETCONNECT_PROJECT_ID: '0123abc',
      WALLETCONNECT_RELAY_URL: 'ws://127.0.0.1:5555',
    }),
  ).toEqual({
    appName: 'Höhe & Tiefe',
    supportedChainId: 1,
    chainIds: [1, 31337],
    alchemyKey: 'abc_DEF-123',
    rpcUrls: { 1: ['https://a.example/rpc?x=1', 'https://b.example'], 31337: ['http://127.0.0.1:8545'] },
    rpcQuorum: 2,
    tokenListUrls: ['/lists/tokens.json'],
    pairListUrls: ['https://c.example/pairs.json', '/lists/pairs.json'],
    walletConnectProjectId: '0123abc',
    walletConnectRelayUrl: 'ws://127.0.0.1:5555',
  })
})

describe('a bad value is named with what is allowed', () => {
  test.each([
    ['APP_NAME', 'x', '2 to 16 characters'],
    ['APP_NAME', 'A name much too long', '2 to 16 characters'],
    ['APP_NAME', 'Tide\u202Emark', '2 to 16 characters'],
    ['CHAIN_IDS', '3,5', 'known chain ids 1, 3, 4, 31337'],
    ['CHAIN_IDS', '3,3', 'each once'],
    ['CHAIN_IDS', '0x3', 'known chain ids'],
    ['CHAIN_IDS', ',', 'one or more'],
    ['SUPPORTED_CHAIN_ID', '-1', 'one chain id that CHAIN_IDS also names'],
    ['SUPPORTED_CHAIN_ID', '5', 'one of the chain ids in CHAIN_IDS (3, 4, 1, 31337)'],
    ['ALCHEMY_KEY', 'https://eth-mainnet.g.alchemy.com/v2/key', 'the bare key'],
    ['ALCHEMY_KEY', 'key; script-src *', 'the bare key'],
    ['RPC_URLS_3', 'ftp://node.example', 'https:// URLs'],
    ['RPC_URLS_3', 'http://node.example', 'this machine'],
    ['RPC_URLS_3', 'https://user:secret@node.example', 'https:// URLs'],
    ['RPC_URLS_3', "https://node.example/'; script-src *", 'https:// URLs'],
    ['RPC_URLS_3', '/rpc', 'https:// URLs'],
    ['RPC_URLS_5', 'https://node.example', 'RPC_URLS_31337'],
    ['RPC_QUORUM', '0', 'at least 1'],
    ['RPC_QUORUM', '1.5', 'at least 1'],
    ['TOKEN_LIST_URLS', 'tokens.json', 'a path such as /lists/tokens.json'],
    ['TOKEN_LIST_URLS', '//evil.example/tokens.json', 'a path such as /lists/tokens.json'],
    ['PAIR_LIST_URLS', 'javascript:alert(1)', 'https:// URLs'],
    ['WALLETCONNECT_PROJECT_ID', 'a b', 'the project id'],
    ['WALLETCONNECT_RELAY_URL', 'https://relay.example', 'wss:// URL'],
    ['WALLETCONNECT_RELAY_URL', 'ws://relay.example', 'wss:// URL'],
  ])('%s = %s', (name, value, allowed) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(name)
    expect(read).toThrow(allowed)
  })

  test('all of them at once', () => {
    expect(() => readSettings({ APP_NAME: 'x', RPC_QUORUM: 'many' })).toThrow(/APP_NAME is "x"[^]*RPC_QUORUM is "many"/)
  })
})

test('the file .env is read, and the environment wins over it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  try {
    expect(loadSettings(folder, {})).toEqual(readSettings({}))
    writeFileSync(join(folder, '.env'), 'APP_NAME="From file"\nRPC_QUORUM=2 # two\n')
    expect(loadSettings(folder, { APP_NAME: 'From shell' })).toMatchObject({ appName: 'From shell', rpcQuorum: 2 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
