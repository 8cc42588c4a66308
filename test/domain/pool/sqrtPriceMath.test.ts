import { describe, expect, test } from '@jest/globals'
import { UINT256_MAX } from '#domain/chain/limits'
import { divideUp } from '#domain/integers'
import {
  amount0Between,
  amount1Between,
  priceAfter0In,
  priceAfter0Out,
  priceAfter1In,
  priceAfter1Out,
} from '#domain/pool/sqrtPriceMath'

const Q96 = 1n << 96n

// These amounts are computed by hand at integer prices. models.test.ts compares the functions with the contract.
describe('amounts between two prices', () => {
  test('of token0, the liquidity by both prices, rounded as asked', () => {
    expect(amount0Between(2n * Q96, 3n * Q96, 12n, true)).toBe(2n)
    expect(amount0Between(2n * Q96, 3n * Q96, 12n, false)).toBe(2n)
    // The exact amount is 13 · (1/2 − 1/3) ≈ 2.17.
    expect(amount0Between(2n * Q96, 3n * Q96, 13n, true)).toBe(3n)
    expect(amount0Between(2n * Q96, 3n * Q96, 13n, false)).toBe(2n)
  })

  test('of token1, the liquidity times the difference, rounded as asked', () => {
    expect(amount1Between(2n * Q96, 5n * Q96, 7n, true)).toBe(21n)
    expect(amount1Between(2n * Q96, 5n * Q96, 7n, false)).toBe(21n)
    expect(amount1Between(Q96, Q96 + 1n, 7n, true)).toBe(1n)
    expect(amount1Between(Q96, Q96 + 1n, 7n, false)).toBe(0n)
  })
})

describe('the price after an amount', () => {
  test('nothing leaves it', () => {
    for (const after of [priceAfter0In, priceAfter0Out, priceAfter1In, priceAfter1Out])
      expect(after(3n * Q96 + 1n, 12n, 0n)).toBe(3n * Q96 + 1n)
  })

  test('of token0 that came in falls, and of token0 that went out rises', () => {
    // The square root of the price is 2 and its inverse is 1/2. An input of 3 at a liquidity of 6 adds another 1/2 to
    // the inverse.
    expect(priceAfter0In(2n * Q96, 6n, 3n)).toBe(Q96)
    expect(priceAfter0Out(Q96, 6n, 3n)).toBe(2n * Q96)
    // The result is a third of the price, rounded up.
    expect(priceAfter0In(Q96, 1n, 2n)).toBe(Q96 / 3n + 1n)
  })

  test('of token1 that came in rises, and of token1 that went out falls', () => {
    expect(priceAfter1In(Q96, 6n, 12n)).toBe(3n * Q96)
    expect(priceAfter1Out(3n * Q96, 6n, 12n)).toBe(Q96)
    // The price changes by 1/3. The result is rounded down in both directions.
    expect(priceAfter1In(Q96, 3n, 1n)).toBe(Q96 + Q96 / 3n)
    expect(priceAfter1Out(Q96, 3n, 1n)).toBe(Q96 - Q96 / 3n - 1n)
  })

  test("where the contract's 256 bits overflow, it is that of the contract's less precise formula", () => {
    const liquidity = 10n ** 18n
    const numerator = liquidity << 96n
    const price = 3n * Q96 + 12_345n
    const amount = UINT256_MAX / price + 1n
    expect(amount * price).toBeGreaterThan(UINT256_MAX)
    expect(priceAfter0In(price, liquidity, amount)).toBe(divideUp(numerator, numerator / price + amount))
    // The product fits into 256 bits, but its sum with the liquidity does not.
    const last = UINT256_MAX / price
    expect(last * price).toBeLessThanOrEqual(UINT256_MAX)
    expect(last * price + numerator).toBeGreaterThan(UINT256_MAX)
    expect(priceAfter0In(price, liquidity, last)).toBe(divideUp(numerator, numerator / price + last))
    expect(priceAfter0In(price, liquidity, 10n ** 18n)).toBe(
      divideUp(numerator * price, numerator + 10n ** 18n * price),
    )
  })
})
