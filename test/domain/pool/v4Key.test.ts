import { describe, expect, test } from '@jest/globals'
import { ZERO_ADDRESS } from '#domain/chain/address'
import { v4Key, v4SwapFees } from '#domain/pool/v4Key'
import { DAI, USDC, WETH } from '../trade/sample'

describe('the key of a V4 pool', () => {
  const terms = { fee: 500, tickSpacing: 10 }

  test('names both tokens', () => {
    const key = { currency0: { hex: DAI }, currency1: { hex: USDC }, ...terms, hooks: ZERO_ADDRESS }
    expect(v4Key({ token0: DAI, token1: USDC, isNative: false, ...terms })).toEqual(key)
  })

  test('names the coin by the zero address, whatever stands for it', () => {
    const key = { currency0: { hex: ZERO_ADDRESS }, currency1: { hex: DAI }, ...terms, hooks: ZERO_ADDRESS }
    expect(v4Key({ token0: WETH, token1: DAI, isNative: true, ...terms })).toEqual(key)
  })

  test('names the hook, if there is one', () => {
    expect(v4Key({ token0: DAI, token1: USDC, isNative: false, ...terms, hooks: WETH }).hooks).toBe(WETH)
  })
})

describe('the fee of a swap', () => {
  test("is the pool's without one of the protocol", () => {
    expect(v4SwapFees(3000, 0)).toEqual({ feeDown: 3000, feeUp: 3000 })
  })

  test("takes the pool's from what the protocol leaves, by direction", () => {
    // The total fee in millionths is protocol fee + pool fee − protocol fee · pool fee / 10^6: 1000 + 3000 − 3, and 250
    // + 3000 − 0 (0.75 rounded down).
    expect(v4SwapFees(3000, 1000 | (250 << 12))).toEqual({ feeDown: 3997, feeUp: 3250 })
    expect(v4SwapFees(1_000_000, 1000)).toEqual({ feeDown: 1_000_000, feeUp: 1_000_000 })
  })
})
