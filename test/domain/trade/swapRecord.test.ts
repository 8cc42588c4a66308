import { describe, expect, test } from '@jest/globals'
import type { Fraction } from '#domain/pool/route'
import type { IntentLeg, TradeIntent } from '#domain/trade/decodedCall'
import { movedAmount } from '#domain/trade/received'
import { changeFromMarket, marketAmounts } from '#domain/trade/swapRecord'
import { DAI, hop, pool, UNI, USDC } from './sample'

/** In the order of addresses, UNI comes first, then DAI, then USDC. Each price is that of the pool's first token. */
const [uniDai, uniUsdc, daiUsdc] = [
  hop(pool('v3', UNI, DAI), UNI),
  hop(pool('v3', UNI, USDC), UNI),
  hop(pool('v3', DAI, USDC), DAI),
]
const usdcDai = hop(pool('v3', DAI, USDC), USDC)
const price = (numerator: bigint, denominator = 1n): Fraction => ({ numerator, denominator })
const leg = (amount: bigint, ...hops: IntentLeg['hops']): IntentLeg => ({ hops, amount: amount.toString(), limit: '1' })

const amounts = (
  kind: TradeIntent['kind'],
  legs: readonly IntentLeg[],
  ...prices: readonly (readonly (Fraction | null)[])[]
) =>
  marketAmounts(
    {
      kind,
      legs,
      sell: UNI,
      buy: USDC,
      mostSold: '1',
      leastReceived: '1',
      recipients: [],
      deadline: null,
      guard: null,
      fee: null,
    },
    prices,
  )

describe('the amounts of a swap at the prices of its pools', () => {
  test('of a sale: what it would have brought, rounded down, in either direction of a pool', () => {
    expect(amounts('exactIn', [leg(5n, daiUsdc)], [price(3n, 2n)])).toEqual({ sold: '5', received: '7' })
    expect(amounts('exactIn', [leg(10n, usdcDai)], [price(3n, 2n)])).toEqual({ sold: '10', received: '6' })
  })

  test('of a purchase: what it would have taken, rounded up', () => {
    expect(amounts('exactOut', [leg(10n, daiUsdc)], [price(3n, 2n)])).toEqual({ sold: '7', received: '10' })
    expect(amounts('exactOut', [leg(5n, usdcDai)], [price(3n, 2n)])).toEqual({ sold: '8', received: '5' })
  })

  test('of several pools and legs: through one after the other, and all legs together', () => {
    const legs = [leg(3n, uniDai, daiUsdc), leg(2n, uniUsdc)]
    expect(amounts('exactIn', legs, [price(5n), price(3n, 2n)], [price(7n)])).toEqual({ sold: '5', received: '36' })
  })

  test('are unknown without the price of each pool, for nothing, and for a wrap', () => {
    const legs = [leg(3n, uniDai, daiUsdc)]
    expect(amounts('exactIn', legs)).toBeNull()
    expect(amounts('exactIn', legs, [price(5n), null])).toBeNull()
    expect(amounts('exactIn', legs, [price(5n), price(0n)])).toBeNull()
    for (const none of [price(0n), price(1n, 0n)]) {
      expect(amounts('exactIn', [leg(3n, daiUsdc)], [none])).toBeNull()
      expect(amounts('exactOut', [leg(3n, daiUsdc)], [none])).toBeNull()
    }
    expect(amounts('exactIn', [leg(1n, daiUsdc)], [price(1n, 2n)])).toBeNull()
    expect(amounts('wrap', legs, [price(5n), price(3n)])).toBeNull()
    expect(amounts('unwrap', legs, [price(5n), price(3n)])).toBeNull()
  })
})

describe('how a swap went compared with the prices of its pools', () => {
  const change = (
    sold: bigint | null,
    received: bigint | null,
    market: { sold: string; received: string } | null = { sold: '1', received: '3' },
  ) => {
    const side = (id: typeof UNI, units: bigint | null) => ({
      id,
      symbol: null,
      decimals: 18,
      moved: movedAmount(units),
    })
    return changeFromMarket({ sell: side(UNI, sold), buy: side(USDC, received), market })
  }

  test('is in millionths, rounded to the disadvantage', () => {
    expect(change(100n, 300n)).toBe(0n)
    expect(change(100n, 297n)).toBe(-10_000n)
    expect(change(100n, 303n)).toBe(10_000n)
    expect(change(3n, 8n)).toBe(-111_112n)
    expect(change(3n, 10n)).toBe(111_111n)
    expect(change(3n, 10n, { sold: '2', received: '5' })).toBe(333_333n)
  })

  test('is unknown without both amounts or the prices, and for nothing', () => {
    for (const [sold, received] of [
      [null, 300n],
      [100n, null],
      [0n, 300n],
    ] as const) {
      expect(change(sold, received)).toBeNull()
    }
    expect(change(100n, 300n, null)).toBeNull()
    expect(change(100n, 300n, { sold: '1', received: '0' })).toBeNull()
  })
})
