import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import type * as chains from '#config/chains'
import type { Settings } from '#config/settings'

type Chains = typeof chains

async function chainsOf(env: Record<string, string>, change: Partial<Settings> = {}): Promise<Chains> {
  jest.resetModules()
  Object.assign(globalThis, { __SETTINGS__: { ...readSettings(env), ...change } })
  return import('#config/chains')
}

let standard: Chains
beforeEach(async () => {
  standard = await chainsOf({})
})

describe('without any setting', () => {
  test('the chains of the defaults, the supported one first', () => {
    expect(standard.configuredChains.map(({ id, name }) => [id, name])).toEqual([
      [3, 'Ropsten'],
      [4, 'Rinkeby'],
      [1, 'Ethereum'],
      [31337, 'Hardhat'],
    ])
    expect(standard.configuredChains.map(({ network }) => network)).toEqual(['rop', 'rin', 'eth', 'hardhat'])
    expect(standard.supportedChains).toEqual([standard.configuredChains[0]])
  })

  test('every chain has an endpoint, a coin, a picture of ours and no key', () => {
    for (const { id, rpcUrls, nativeCurrency, iconUrl } of standard.configuredChains) {
      expect(rpcUrls.public.length).toBeGreaterThan(0)
      // The local chain's URL is listed only for wallets, because a public site must not make requests to visitors'
      // machines.
      expect(rpcUrls.default).toEqual(id === 31337 ? [] : rpcUrls.public)
      expect(nativeCurrency).toMatchObject({ symbol: 'ETH', decimals: 18 })
      expect(iconUrl).toBe(`/icons/chains/${id}.svg`)
      expect(existsSync(join('public', iconUrl ?? 'none'))).toBe(true)
    }
  })

  test('a chain is found by its id, an unknown one and none are not', () => {
    expect(standard.chainById(4)?.name).toBe('Rinkeby')
    for (const id of [null, 0, -1, NaN, 5]) expect(standard.chainById(id)).toBeUndefined()
  })
})

describe('with a key', () => {
  const KEY = 'k3y-of-mine'

  test('C17: the keyed endpoint comes first, the plain ones after it', async () => {
    const { chainById } = await chainsOf({ ALCHEMY_KEY: KEY, RPC_URLS_1: 'https://a.example,https://b.example' })
    expect(chainById(1)?.rpcUrls.default).toEqual([
      `https://eth-mainnet.g.alchemy.com/v2/${KEY}`,
      'https://a.example',
      'https://b.example',
    ])
  })

  test('C16: what a wallet is given never has it', async () => {
    const { configuredChains } = await chainsOf({ ALCHEMY_KEY: KEY, RPC_URLS_3: `https://node.example/${KEY}` })
    for (const { rpcUrls } of configuredChains) {
      expect(rpcUrls.public.length).toBeGreaterThan(0)
      expect(JSON.stringify(rpcUrls.public)).not.toContain(KEY)
    }
  })

  test('a local chain has no keyed endpoint', async () => {
    const { chainById } = await chainsOf({ ALCHEMY_KEY: KEY, PREVIEW: '1' })
    expect(chainById(31337)?.rpcUrls.default).toEqual(['http://127.0.0.1:8545'])
  })
})

test('no explorer is named that was shut down with its network', () => {
  const explorers = standard.configuredChains.map(({ id, explorerUrl }) => [id, explorerUrl])
  expect(explorers).toEqual([
    [3, 'https://blockscan.com'],
    [4, 'https://blockscan.com'],
    [1, 'https://etherscan.io'],
    [31337, null],
  ])
})

test('the order and the supported chain are those of the settings', async () => {
  const { configuredChains, supportedChains, isSupported } = await chainsOf({
    CHAIN_IDS: '1,3,4',
    SUPPORTED_CHAIN_IDS: '3,1',
  })
  expect(configuredChains.map(({ id }) => id)).toEqual([1, 3, 4])
  expect(supportedChains.map(({ id }) => id)).toEqual([3, 1])
  expect([1, 3, 4, null].map(isSupported)).toEqual([true, true, false, false])
})

test('R14: a build without its supported chain does not start', async () => {
  await expect(chainsOf({}, { chainIds: [] })).rejects.toThrow('must have at least one chain')
})

test('every chain that may be set is one the product knows', async () => {
  const { configuredChains } = await chainsOf({ CHAIN_IDS: KNOWN_CHAIN_IDS.join() })
  expect(configuredChains.map(({ id }) => id)).toEqual([...KNOWN_CHAIN_IDS])
})

test('a wallet is given a node on this machine, and never another that was set up', async () => {
  const { chainById } = await chainsOf({
    RPC_URLS_1: 'https://node.example/secret',
    RPC_URLS_3: 'http://127.0.0.1:8545',
  })
  expect(chainById(3)?.rpcUrls.public).toEqual(['http://127.0.0.1:8545'])
  expect(chainById(1)?.rpcUrls.public).toEqual(standard.chainById(1)?.rpcUrls.public)
})

describe('names', () => {
  const [first, second] = ['http://127.0.0.1:8545', 'http://127.0.0.1:8546']
  const readOn = async (env: Record<string, string>) => {
    const { supportedChains } = await chainsOf({ CHAIN_IDS: '1,3', ...env })
    const { namesChainOf } = await import('#config/chains')
    return supportedChains.map((traded) => namesChainOf(traded)?.id)
  }

  test('are Ethereum’s, whatever network is traded on', async () => {
    expect(await readOn({ SUPPORTED_CHAIN_IDS: '8453,3,1' })).toEqual([1, 1, 1])
  })

  test('are those of the chain on this machine, and of the usual one where there are several', async () => {
    expect(await readOn({ SUPPORTED_CHAIN_IDS: '3', RPC_URLS_3: first })).toEqual([3])
    expect(await readOn({ SUPPORTED_CHAIN_IDS: '3,8453', RPC_URLS_3: first, RPC_URLS_8453: second })).toEqual([3, 3])
    expect(await readOn({ SUPPORTED_CHAIN_IDS: '3,8453', RPC_URLS_8453: second })).toEqual([1, 8453])
  })
})
