import { expect, test } from '@jest/globals'
import { readSettings } from '../../src/build/settings'
import { NETWORKS } from '#config/networks/all'
import { coinNamed, isCoinFound } from '#domain/search/otherNetworks'
import { NATIVE } from '#domain/token/token'

const ids = NETWORKS.map(({ chain }) => chain.id)
const node = Object.fromEntries(ids.map((id) => [`RPC_URLS_${id}`, `https://node${id}.example`]))
Object.assign(globalThis, {
  __SETTINGS__: readSettings({ CHAIN_IDS: ids.join(), SUPPORTED_CHAIN_IDS: ids.join(), ...node }),
})

test('every network’s coin is found by its symbol, name and what people call it; "Ethereum" finds ether alone', async () => {
  const { otherNamesOf } = await import('#config/tokenNames')
  for (const { chain } of NETWORKS) {
    const { id, name, nativeCurrency } = chain
    const finds = (text: string) => isCoinFound(coinNamed(nativeCurrency), text, otherNamesOf(id))
    expect([name, finds(nativeCurrency.symbol), finds(nativeCurrency.name)]).toEqual([name, true, true])
    expect([name, finds('ethereum')]).toEqual([name, nativeCurrency.symbol === 'ETH'])
  }
  expect(otherNamesOf(56).get(NATIVE)).toBe('Binance Coin')
  expect(otherNamesOf(137).get(NATIVE)).toBe('Polygon Matic')
  // The local chain has mainnet's contract addresses, so it also has mainnet's token names.
  expect([...otherNamesOf(3)]).toEqual([
    [NATIVE, 'Ethereum'],
    ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'Wrapped Ethereum'],
    ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin'],
    ['0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 'Wrapped Bitcoin'],
  ])
})
