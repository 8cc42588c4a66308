import { expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { bringsLiquidity, decidesAmounts, isKeyFee } from '#domain/pool/hooks'
import { DYNAMIC_FEE, hooksOf, poolTerms, type V4Hop } from '#domain/pool/route'

const at = (permissions: number): Address => `0x4f64${(permissions | (0x3fff << 14)).toString(16).padStart(36, '0')}`

test.each([
  ["Zora's, which is called after a swap", 0x1040, false, false],
  ['called when liquidity changes and on donations', 0x3f30, false, false],
  ['called before a swap, where it may set the fee', 0x0080, true, false],
  ["Clanker's, which takes a part after a swap", 0x28cc, true, true],
  ["Uniswap's, which pass swaps on", 0x2888, true, true],
  ['that takes a part after a swap', 0x0044, true, false],
])('the permissions of a hook are in the lowest bits of its address: %s', (_, permissions, decides, brings) => {
  expect([decidesAmounts(at(permissions)), bringsLiquidity(at(permissions))]).toEqual([decides, brings])
})

test('only a hook may set the fee, and no fee is 100 %', () => {
  expect([isKeyFee(999_999n, 0n), isKeyFee(1_000_000n, 1n), isKeyFee(0x800000n, 0n), isKeyFee(0x800000n, 1n)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a pool with a hook is named so, with the fee if it is known', () => {
  const hooks = at(0x40)
  expect(poolTerms({ fee: 3_000 })).toBe('0.30%')
  expect(poolTerms({ fee: 3_000, swapFee: 3_500 })).toBe('0.30%')
  expect(poolTerms({ fee: 3_000, hooks })).toBe('hook 0.30%')
  expect(poolTerms({ fee: DYNAMIC_FEE, swapFee: 25_000, hooks })).toBe('hook 2.50%')
  expect(poolTerms({ fee: DYNAMIC_FEE, hooks })).toBe('hook')
})

test('the hooks of a trade are those of all its pools, each once', () => {
  const hop = (hooks?: Address): V4Hop => ({
    ...{ protocol: 'v4', pool: '0x01', fee: 1, tickSpacing: 1, coin: null, tokenIn: at(1), tokenOut: at(2) },
    ...(hooks && { hooks }),
  })
  expect(hooksOf({ legs: [{ hops: [hop(), hop(at(0x40))] }, { hops: [hop(at(0x40)), hop(at(0x80))] }] })).toEqual([
    at(0x40),
    at(0x80),
  ])
})
