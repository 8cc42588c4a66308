import { describe, expect, test } from '@jest/globals'
import { HOPS_MAX } from '../../../../src/domain/pool/limits'
import { poolFee } from '../../../../src/domain/trade/evaluate/poolFee'
import { fc } from '../../../support/properties'
import { hop, pool, UNI, WETH } from '../sample'
import type { QuoteLeg } from '../../../../src/domain/trade/quote'

const leg = (amountIn: bigint, ...fees: number[]): QuoteLeg => ({
  hops: fees.map((fee) => hop(pool('v3', WETH, UNI, fee), WETH)),
  amountIn: amountIn.toString(),
  amountOut: '1',
  amounts: [],
})
const feeOf = (...legs: QuoteLeg[]) =>
  poolFee({ legs, amountIn: legs.reduce((sum, { amountIn }) => sum + BigInt(amountIn), 0n).toString() })

describe('what the pools keep', () => {
  test('is the fee of the one pool', () =>
    expect(feeOf(leg(1_000_000n, 3_000))).toEqual({ units: 3_000n, share: 3_000n }))

  test('is the protocol’s part as well, where a V4 pool has to take one', () => {
    const v4 = { ...hop(pool('v3', WETH, UNI, 500), WETH), protocol: 'v4', tickSpacing: 10, coin: null } as const
    const through = (swapFee?: number) => feeOf({ ...leg(1_000_000n), hops: [{ ...v4, ...(swapFee && { swapFee }) }] })
    expect(through()).toEqual({ units: 500n, share: 500n })
    expect(through(1_500)).toEqual({ units: 1_500n, share: 1_500n })
  })

  test('is taken by each pool from what the one before it left', () =>
    expect(feeOf(leg(1_000_000n, 10_000, 10_000))).toEqual({ units: 19_900n, share: 19_900n }))

  test('counts each part of a split by its amount', () =>
    expect(feeOf(leg(700_000n, 500), leg(300_000n, 3_000))).toEqual({ units: 1_250n, share: 1_250n }))

  test('is rounded up to a base unit and to a millionth', () => {
    expect(feeOf(leg(1n, 100))).toEqual({ units: 1n, share: 100n })
    expect(feeOf(leg(3n * 10n ** 18n, 100, 100))).toEqual({ units: 599_970_000_000_000n, share: 200n })
  })

  test('is nothing for a wrap', () => expect(poolFee({ legs: [], amountIn: '5' })).toEqual({ units: 0n, share: 0n }))

  test('is nothing of nothing', () => expect(poolFee({ legs: [], amountIn: '0' })).toEqual({ units: 0n, share: 0n }))

  test('is exact for as many pools as a path may have, and never more than the fees added up', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.array(fc.constantFrom(100, 500, 3_000, 10_000), { minLength: 1, maxLength: HOPS_MAX }),
        (sold, fees) => {
          const { units, share } = feeOf(leg(sold, ...fees))
          const left = fees.reduce((rest, fee) => rest * (1_000_000n - BigInt(fee)), sold)
          const parts = 1_000_000n ** BigInt(fees.length)
          const withheld = sold * parts - left
          expect(units).toBe((withheld + parts - 1n) / parts)
          expect(share).toBe((withheld * 1_000_000n + parts * sold - 1n) / (parts * sold))
          expect(share <= BigInt(fees.reduce((sum, fee) => sum + fee, 0))).toBe(true)
        },
      ),
    ))
})
