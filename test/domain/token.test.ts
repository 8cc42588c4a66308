import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Address } from '../../src/domain/address'
import { NATIVE, sameCurrency, searchTokens, type Token } from '../../src/domain/token'

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
const ODD = token('.*$[x]', '0x6B175474E89094C44Da98b954EedeAC495271d0F', 'Odd')
const TOKENS = [USDC, WETH, ODD]

describe('search', () => {
  test.each<[string, Token[]]>([
    ['usd', [USDC]],
    ['USDC', [USDC]],
    ['eth', [WETH]],
    [' weth ', [WETH]],
    ['0xa0B8', [USDC]],
    ['0XA0B8', [USDC]],
    [USDC.address.toLowerCase(), [USDC]],
    [USDC.address.toUpperCase(), [USDC]],
    ['eb48', [USDC]],
    ['0x', TOKENS],
    ['c', TOKENS.slice(0, 2).concat(ODD)],
    ['wrapped', []],
    ['', []],
    ['   ', []],
  ])('%p', (text, found) => expect(searchTokens(TOKENS, text)).toEqual(found))

  test.each<[string, Token[]]>([
    ['.*', [ODD]],
    ['$[', [ODD]],
    ['\\', []],
    ['\0', []],
    ['🦊', []],
    ['\u202eusd', []],
    ['x'.repeat(10_000), []],
  ])('U05: %p is plain text, no pattern', (text, found) => expect(searchTokens(TOKENS, text)).toEqual(found))

  test('U05: nothing is rejected: any part of a symbol finds its token', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (part, before, after) => {
        fc.pre(part.trim() !== '')
        const any = token(before + part + after, USDC.address)
        expect(searchTokens([any], part)).toEqual([any])
      }),
    )
  })
})

test('currencies are told apart by address, never by symbol', () => {
  expect(sameCurrency(USDC.address, USDC.address.toLowerCase() as Address)).toBe(true)
  expect(sameCurrency(NATIVE, NATIVE)).toBe(true)
  expect(sameCurrency(NATIVE, WETH.address)).toBe(false)
})
