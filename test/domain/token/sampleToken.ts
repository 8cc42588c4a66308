import type { Address } from '#domain/chain/address'
import type { Token } from '#domain/token/token'

export const sampleToken = (symbol: string, address: Address, name = symbol): Token => ({
  chainId: 1,
  address,
  symbol,
  name,
  logoURI: null,
  decimals: 18,
})

export const addressAt = (at: number): Address => `0x${at.toString(16).padStart(40, '0')}`
export const tokenAt = (symbol: string, at: number, name = symbol): Token => sampleToken(symbol, addressAt(at), name)

export const USDC = sampleToken('USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin')
export const WETH = sampleToken('WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'Wrapped Ether')
