import { expect, test } from '@jest/globals'
import type { Address } from '../../../src/domain/chain/address'
import { NATIVE, sameCurrency, type Token } from '../../../src/domain/token/token'

const token = (symbol: string, address: Address, name = symbol): Token => ({
  chainId: 1,
  address,
  symbol,
  name,
  logoURI: null,
  decimals: 18,
})
const USDC = token('USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin')
const WETH = token('WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'Wrapped Ether')

test('currencies are distinguished by address, never by symbol', () => {
  expect(sameCurrency(USDC.address, USDC.address.toLowerCase() as Address)).toBe(true)
  expect(sameCurrency(NATIVE, NATIVE)).toBe(true)
  expect(sameCurrency(NATIVE, WETH.address)).toBe(false)
})
