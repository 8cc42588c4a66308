import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAddress } from 'ethers'
import { ROOT } from '../../src/build/root'
import { KNOWN_CHAIN_IDS } from '../../src/build/settings'
import { deploymentOf } from '../../src/config/deployments'
import { INTERMEDIARIES, USD_FEEDS } from '../../src/config/marketContracts'

test.each([...KNOWN_CHAIN_IDS])('chain %p: every address has its checksum, and none stands twice', (id) => {
  const { bases, stables, usdc, weth, ...contracts } = deploymentOf(id)!
  const feeds = USD_FEEDS.map(({ feed }) => feed)
  for (const address of [...Object.values(contracts), ...bases, ...INTERMEDIARIES, ...feeds, usdc, weth]) {
    expect(getAddress(address)).toBe(address)
  }
  expect(USD_FEEDS.find(({ token }) => token === weth)?.feed).toBe(contracts.ethUsdFeed)
  for (const { token } of USD_FEEDS) expect(bases).toContain(token)
  expect(bases[0]).toBe(weth)
  expect(bases).toContain(usdc)
  for (const stable of stables) expect(bases).toContain(stable)
  const all = [...new Set([...Object.values(contracts), ...feeds]), ...bases, ...INTERMEDIARIES]
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(feeds).size).toBe(feeds.length)
})

describe('tokens to go through', () => {
  const LIST = 'node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'
  const { tokens } = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8')) as {
    tokens: { chainId: number; address: string; symbol: string }[]
  }
  const listed = new Map(tokens.filter(({ chainId }) => chainId === 1).map(({ symbol, address }) => [symbol, address]))
  const { bases } = deploymentOf(1)!
  /** What the default token list does not have on mainnet, with where the address is told. */
  const UNLISTED: Readonly<Record<string, { address: string; source: string }>> = {
    wstETH: {
      address: '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0',
      source: 'https://docs.lido.fi/deployed-contracts/',
    },
    weETH: {
      address: '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee',
      source: 'https://etherfi.gitbook.io/etherfi/contracts-and-integrations/deployed-contracts',
    },
    USDe: {
      address: '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3',
      source: 'https://docs.ethena.fi/solution-design/key-addresses',
    },
  }

  test.each(['WETH', 'USDC', 'USDT', 'DAI', 'WBTC'])('%s is in the default token list', (symbol) => {
    expect(bases).toContain(listed.get(symbol))
  })

  test.each(['cbBTC', 'USDS', 'FRAX'])('%s stands in the default token list', (symbol) => {
    expect(INTERMEDIARIES).toContain(listed.get(symbol))
  })

  test.each(Object.entries(UNLISTED))(
    '%s stands in no such list, and is as its issuer tells',
    (symbol, { address }) => {
      // Once the list has it, it is to be held against that.
      expect(listed.has(symbol)).toBe(false)
      expect(INTERMEDIARIES).toContain(address)
    },
  )

  test('and no others', () => {
    expect([bases.length, INTERMEDIARIES.length]).toEqual([5, 6])
    for (const id of [3, 4]) expect(deploymentOf(id)).toBe(deploymentOf(1))
  })
})

test('X01: a chain we do not know has no contracts', () => expect(deploymentOf(56)).toBeUndefined())
