import { describe, expect, test } from '@jest/globals'
import { TRADE_GAS, V2_HOP_GAS, V3_HOP_GAS, UNWRAP_GAS, WRAP_GAS } from '#domain/trade/gas'
import type { PoolState, TransferTax } from '#domain/pool/pool'
import { findTrade, toQuote, type RouteOptions, type RouteRequest } from '#domain/trade/search/router'
import { manyPools } from '../../../support/manyPools'
import { DAI, pair, ranged, routeOptions, routeRequest, UNI, USDC, WETH } from '../sample'
import { fc } from '../../../support/properties'
import { runs } from '../../../support/runs'

const ONE = 10n ** 18n

const poolsOf = (
  pools: readonly PoolState[],
  change: Partial<RouteRequest> = {},
  settings: Partial<RouteOptions> = {},
) =>
  findTrade(pools, routeRequest(change), routeOptions(settings)).trade?.legs.map(({ hops }) =>
    hops.map((hop) => hop.pool),
  )

describe('which way', () => {
  const direct = pair(UNI, DAI, 1_000n * ONE, 8_000n * ONE)
  const first = pair(UNI, WETH, 1_000n * ONE, 3n * ONE)
  const second = pair(WETH, DAI, 1_000n * ONE, 3_000_000n * ONE)

  test('the one that gives more, over a base', () => {
    const { trade } = findTrade([direct, first, second], routeRequest(), routeOptions({ maxLegs: 1 }))
    expect(trade?.legs[0]?.hops).toEqual([
      { protocol: 'v2', pool: first.id, fee: 3000, tokenIn: UNI, tokenOut: WETH },
      { protocol: 'v2', pool: second.id, fee: 3000, tokenIn: WETH, tokenOut: DAI },
    ])
    expect(trade?.legs[0]?.amounts).toHaveLength(3)
    expect(trade?.legs[0]?.amounts.at(-1)).toBe(trade?.amountOut)
    expect(trade?.gas).toBe(BigInt(TRADE_GAS + 2 * V2_HOP_GAS))
  })

  test('not over what is no base', () => {
    expect(poolsOf([direct, first, second], {}, { bases: [USDC], maxLegs: 1 })).toEqual([[direct.id]])
    expect(poolsOf([first, second], {}, { bases: [USDC] })).toBeUndefined()
  })

  test('the shorter one when gas eats the difference', () => {
    // 70,000 gas at 100 gwei cost 21 DAI. The longer route gives about 1 DAI more.
    expect(poolsOf([direct, first, second], {}, { feePerGas: 10n ** 11n })).toEqual([[direct.id]])
  })

  test('addresses may be written in any way', () => {
    const low = (address: string) => address.toLowerCase() as typeof DAI
    const lower = [direct, first, second].map((each) => ({
      ...each,
      token0: low(each.token0),
      token1: low(each.token1),
    }))
    expect(poolsOf(lower, {}, { maxLegs: 1 })).toEqual([[first.id, second.id]])
  })

  test('of equals the one with fewer pools, then the lower addresses, in whatever order they come', () => {
    const equals = [1, 2, 3].map(() => pair(UNI, DAI, 1_000n * ONE, 8_000n * ONE))
    const lowest = equals.map(({ id }) => id).sort()[0]
    for (const order of [equals, [...equals].reverse()]) expect(poolsOf(order, {}, { maxLegs: 1 })).toEqual([[lowest]])
  })

  test('an exact input may go through both protocols, an exact output through one', () => {
    const hop = ranged(WETH, DAI, 500)
    const pools = [pair(UNI, WETH, 1_000n * ONE, 1_000n * ONE), hop]
    const { trade } = findTrade(pools, routeRequest(), routeOptions())
    expect(trade?.legs[0]?.hops.map(({ protocol }) => protocol)).toEqual(['v2', 'v3'])
    expect(trade?.gas).toBe(BigInt(TRADE_GAS + V2_HOP_GAS + V3_HOP_GAS))
    expect(findTrade(pools, routeRequest({ kind: 'exactOut' }), routeOptions()).trade).toBeNull()
    const both = [...pools, pair(WETH, DAI, 1_000n * ONE, 1_000n * ONE)]
    const exact = findTrade(both, routeRequest({ kind: 'exactOut' }), routeOptions()).trade
    expect(exact?.legs[0]?.hops.map(({ protocol }) => protocol)).toEqual(['v2', 'v2'])
    expect(exact?.amountOut).toBe(ONE)
  })

  test('only protocols that are wanted', () => {
    const pools = [ranged(UNI, DAI, 100), pair(UNI, DAI, ONE, ONE)]
    expect(
      findTrade(pools, routeRequest(), routeOptions({ protocols: ['v2'] })).trade?.legs[0]?.hops[0]?.protocol,
    ).toBe('v2')
    expect(
      findTrade(pools, routeRequest(), routeOptions({ protocols: ['v3'], maxLegs: 1 })).trade?.legs[0]?.hops[0]?.fee,
    ).toBe(100)
  })

  test('none: no amount, one token twice, no pools, an empty pair, or too much', () => {
    expect(findTrade([direct], routeRequest({ amount: 0n }), routeOptions())).toEqual({ trade: null, isCut: false })
    expect(findTrade([direct], routeRequest({ tokenOut: UNI }), routeOptions()).trade).toBeNull()
    expect(findTrade([], routeRequest(), routeOptions())).toEqual({ trade: null, isCut: false })
    expect(findTrade([{ ...direct, reserve0: 0n }], routeRequest(), routeOptions()).trade).toBeNull()
    expect(findTrade([direct], routeRequest({ amount: 2n ** 255n }), routeOptions()).trade).toBeNull()
    expect(
      findTrade([direct], routeRequest({ kind: 'exactOut', amount: 8_000n * ONE }), routeOptions()).trade,
    ).toBeNull()
  })

  test('wrapping costs gas, and unwrapping more', () => {
    const { trade } = findTrade([direct], routeRequest({ coin: 'in' }), routeOptions())
    expect(trade?.gas).toBe(BigInt(TRADE_GAS + V2_HOP_GAS + WRAP_GAS))
    const bought = findTrade([direct], routeRequest({ coin: 'out' }), routeOptions())
    expect(bought.trade?.gas).toBe(BigInt(TRADE_GAS + V2_HOP_GAS + UNWRAP_GAS))
  })
})

describe('several ways at once', () => {
  const equals = [1, 2, 3, 4].map(() => pair(UNI, DAI, 1_000n * ONE, 8_000n * ONE))

  test.each(['exactIn', 'exactOut'] as const)('three equal pools share a large trade, %s', (kind) => {
    const amount = 100n * ONE + 7n
    const { trade } = findTrade(equals, routeRequest({ kind, amount }), routeOptions())
    const single = findTrade(equals, routeRequest({ kind, amount }), routeOptions({ maxLegs: 1 })).trade
    expect(trade?.legs).toHaveLength(3)
    const fixed = trade!.legs.map(({ amounts }) => (kind === 'exactIn' ? amounts[0]! : amounts.at(-1)!))
    expect(fixed.reduce((sum, part) => sum + part, 0n)).toBe(amount)
    for (const part of fixed) expect(part > 33n * ONE && part < 34n * ONE).toBe(true)
    expect([...fixed].sort((a, b) => (a < b ? 1 : -1))).toEqual(fixed)
    if (kind === 'exactIn') expect(trade!.amountOut > single!.amountOut).toBe(true)
    else expect(trade!.amountIn < single!.amountIn).toBe(true)
    expect(new Set(trade!.legs.map(({ hops }) => hops[0]?.pool)).size).toBe(3)
    expect(trade!.impact < single!.impact).toBe(true)
  })

  test('no more legs than allowed', () => {
    expect(poolsOf(equals, { amount: 100n * ONE }, { maxLegs: 2 })).toHaveLength(2)
    expect(poolsOf(equals, { amount: 100n * ONE }, { maxLegs: 1 })).toHaveLength(1)
  })

  test('not for a small trade, which gains less than 0.05 %', () => {
    expect(poolsOf(equals, { amount: ONE / 2n })).toHaveLength(1)
  })

  test('not when the gas of more legs costs more than it brings', () => {
    const pools = [...equals, pair(WETH, DAI, 1_000n * ONE, 3_000_000n * ONE)]
    const amount = 20n * ONE
    expect(poolsOf(pools, { amount })).toHaveLength(3)
    expect(poolsOf(pools, { amount }, { feePerGas: 10n ** 11n })).toHaveLength(1)
  })

  test('no pool twice, however good it is', () => {
    const shared = pair(WETH, DAI, 10n * ONE, 30_000n * ONE)
    const pools = [
      shared,
      ...[1, 2].map(() => pair(UNI, WETH, 1_000n * ONE, 3n * ONE)),
      pair(UNI, DAI, 300n * ONE, 2_400n * ONE),
    ]
    const used = poolsOf(pools, { amount: 100n * ONE })!.flat()
    expect(new Set(used).size).toBe(used.length)
  })

  test('the same pools give the same trade, in whatever order they come', () => {
    const tokens = [UNI, DAI, WETH, USDC].map((address, at) => ({ address, unitWorth: 10n ** BigInt(9 + at) }))
    const pools = manyPools(tokens, 10n ** 33n, 4)
    const tradeOver = (list: typeof pools) => {
      const { trade } = findTrade(list, routeRequest({ amount: 10n ** 22n }), routeOptions())
      expect(trade).not.toBeNull()
      // `gasWorth` is replaced with one of its results, because functions cannot be compared.
      return { ...trade, gasWorth: trade?.gasWorth(1_000_000) }
    }
    expect(tradeOver([...pools].reverse())).toEqual(tradeOver(pools))
  })
})

describe('a token that keeps a part of what is transferred', () => {
  const pools = [
    pair(UNI, DAI, 1_000n * ONE, 8_000n * ONE),
    pair(UNI, DAI, 1_000n * ONE, 8_000n * ONE),
    ranged(UNI, DAI, 100),
  ]
  const plain = (amount: bigint) => findTrade([pools[0]!], routeRequest({ amount }), routeOptions()).trade!
  const taxed = (tax: TransferTax, change: Partial<RouteRequest> = {}) =>
    findTrade(pools, routeRequest({ amount: 100n * ONE, ...change }), routeOptions({ taxes: [tax] })).trade

  test('sold: less than is sent reaches the pool, in one leg through V2', () => {
    const trade = taxed({ token: UNI, buy: 0, sell: 50_000 })
    expect(trade?.legs).toHaveLength(1)
    expect(trade?.legs[0]?.hops[0]?.protocol).toBe('v2')
    expect(trade).toMatchObject({ amountIn: 100n * ONE, amountOut: plain(95n * ONE).amountOut, tax: 50_000n })
    expect(trade?.impact).toBe(plain(95n * ONE).impact)
  })

  test('bought: less arrives than the pool gives', () => {
    const trade = taxed({ token: DAI, buy: 100_001, sell: null })
    const whole = plain(100n * ONE).amountOut
    const remaining = (whole * 100_001n + 999_999n) / 1_000_000n
    expect(trade).toMatchObject({ amountIn: 100n * ONE, amountOut: whole - remaining, tax: 100_001n })
    expect(trade?.legs[0]?.amounts).toEqual([100n * ONE, whole - remaining])
  })

  test('rounded against the trader', () => {
    expect(taxed({ token: UNI, buy: 0, sell: 1 }, { amount: ONE + 1n })?.amountOut).toBe(
      plain(ONE + 1n - 10n ** 12n - 1n).amountOut,
    )
  })

  test('not for an exact output, and not when it cannot be sold', () => {
    expect(taxed({ token: UNI, buy: 0, sell: 50_000 }, { kind: 'exactOut' })).toBeNull()
    expect(taxed({ token: DAI, buy: 50_000, sell: 0 }, { kind: 'exactOut' })).toBeNull()
    expect(taxed({ token: UNI, buy: 0, sell: null })).toBeNull()
    expect(taxed({ token: UNI, buy: 0, sell: 1_000_000 })).toBeNull()
  })

  test('a tax of the other direction is none', () => {
    expect(taxed({ token: UNI, buy: 50_000, sell: 0 })?.tax).toBe(0n)
    expect(taxed({ token: UNI, buy: 50_000, sell: 0 }, { kind: 'exactOut' })).not.toBeNull()
  })
})

describe('the impact is what is lost against the prices before the trade, fees left out', () => {
  test('of a V2 pair: input after the fee over it and the reserve, to the millionth', () => {
    const reserve = fc.bigInt({ min: 10n ** 15n, max: 2n ** 111n })
    fc.assert(
      fc.property(
        reserve,
        reserve,
        fc.bigInt({ min: 10n ** 12n, max: 2n ** 100n }),
        (reserveIn, reserveOut, amount) => {
          const { trade } = findTrade([pair(UNI, DAI, reserveIn, reserveOut)], routeRequest({ amount }), routeOptions())
          fc.pre(trade !== null && trade.amountOut > 10n ** 9n)
          const exact = (amount * 997n * 1_000_000n) / (reserveIn * 1_000n + amount * 997n)
          // The contract rounds its output down to whole units, which increases the impact by less than a millionth
          // here.
          expect([exact, exact + 1n]).toContain(trade.impact)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test('of a V3 pool, where the price moves by a thousandth both ways of the root', () => {
    // With an input of 0.9995·10^21 after the fee and a liquidity of 10^24, the square root of the price rises by
    // 0.0009995, and the output is the input divided by 1.0009995.
    const { trade } = findTrade(
      [ranged(DAI, USDC, 500)],
      routeRequest({ tokenIn: USDC, tokenOut: DAI, amount: 10n ** 21n }),
      routeOptions(),
    )
    expect(trade?.impact).toBe(998n)
  })

  test('over two hops and two legs', () => {
    const equals = [1, 2].map(() => pair(UNI, WETH, 1_000n * ONE, 1_000n * ONE))
    const second = pair(WETH, DAI, 10n ** 9n * ONE, 10n ** 9n * ONE)
    const direct = pair(UNI, DAI, 1_000n * ONE, 1_000n * ONE)
    const { trade } = findTrade(
      [...equals, second, direct],
      routeRequest({ amount: 100n * ONE }),
      routeOptions({ maxLegs: 2 }),
    )
    expect(trade?.legs).toHaveLength(2)
    const ideal = trade!.legs.reduce(
      (sum, { amounts, hops }) => sum + (amounts[0]! * 997n ** BigInt(hops.length)) / 1_000n ** BigInt(hops.length),
      0n,
    )
    expect(trade?.impact).toBe(((ideal - trade!.amountOut) * 1_000_000n) / ideal)
  })
})

describe('beyond the known ticks', () => {
  const narrow = ranged(UNI, DAI, 500, { fromTick: -100, toTick: 100 })
  const amount = 10n ** 23n

  test('a trade that only a cut pool could make is none, and that is reported', () => {
    expect(findTrade([narrow], routeRequest({ amount }), routeOptions())).toEqual({ trade: null, isCut: true })
    expect(findTrade([narrow], routeRequest({ amount, kind: 'exactOut' }), routeOptions())).toEqual({
      trade: null,
      isCut: true,
    })
    expect(findTrade([narrow], routeRequest(), routeOptions())).toMatchObject({ isCut: false })
  })

  test('a cut pool matters only if it could be better', () => {
    const poor = pair(UNI, DAI, amount, amount)
    expect(findTrade([narrow, poor], routeRequest({ amount }), routeOptions({ maxLegs: 1 }))).toMatchObject({
      isCut: true,
    })
    const deep = ranged(UNI, DAI, 100, { liquidity: 10n ** 27n })
    expect(findTrade([narrow, deep], routeRequest({ amount }), routeOptions({ maxLegs: 1 }))).toMatchObject({
      isCut: false,
    })
  })
})

test('a trade as plain data', () => {
  const direct = pair(UNI, DAI, 1_000n * ONE, 8_000n * ONE)
  const { trade } = findTrade([direct], routeRequest(), routeOptions())
  const quote = toQuote(trade!, { blockNumber: 7, timestamp: 1_000 })
  expect(JSON.parse(JSON.stringify(quote))).toEqual(quote)
  expect(quote).toEqual({
    kind: 'exactIn',
    legs: [
      {
        hops: [{ protocol: 'v2', pool: direct.id, fee: 3000, tokenIn: UNI, tokenOut: DAI }],
        amountIn: '1000000000000000000',
        amountOut: '7968055848319225731',
        amounts: ['1000000000000000000', '7968055848319225731'],
      },
    ],
    amountIn: '1000000000000000000',
    amountOut: '7968055848319225731',
    impact: '996',
    tax: '0',
    gasEstimate: '110000',
    blockNumber: 7,
    timestamp: 1_000,
  })
})
