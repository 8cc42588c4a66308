import { expect, test } from '@jest/globals'
import { type Chain, nativeCurrencyOf, explorerLink } from '#domain/chain/chain'

const chain: Chain = {
  id: 3,
  name: 'Ropsten',
  network: 'rop',
  rpcUrls: { default: [], public: [] },
  nativeCurrency: { name: 'Ropsten Ether', symbol: 'ROP', decimals: 9 },
  explorerUrl: 'https://explorer.example',
  iconUrl: null,
  iconBackground: 'grey',
  isTestnet: true,
  listChainId: 1,
  blockSeconds: 12,
}

test('a chain has its own coin, an unknown one has ETH with 18 decimals', () => {
  expect(nativeCurrencyOf(chain)).toMatchObject({ symbol: 'ROP', decimals: 9 })
  expect(nativeCurrencyOf(undefined)).toEqual({ symbol: 'ETH', decimals: 18 })
})

test.each(['tx', 'address', 'token'] as const)('a link to the %s on the explorer', (kind) => {
  expect(explorerLink(chain, kind, '0xab')).toBe(`https://explorer.example/${kind}/0xab`)
  expect(explorerLink({ ...chain, explorerUrl: null }, kind, '0xab')).toBeNull()
  expect(explorerLink(undefined, kind, '0xab')).toBeNull()
})
