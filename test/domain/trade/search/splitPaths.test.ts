import { describe, expect, test } from '@jest/globals'
import { UINT128_MAX } from '#domain/chain/limits'
import type { PoolState } from '#domain/pool/pool'
import { UINT112_MAX } from '#domain/pool/v2Math'
import { TRADE_GAS } from '#domain/trade/gas'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { findTrade, type RoutedTrade, type RouteRequest } from '#domain/trade/search/router'
import { bestOfSplits } from '../../../support/bestOfSplits'
import { asV4, manyPools, type PricedToken } from '../../../support/manyPools'
import { type RandomNumbers, randomNumbers } from '../../../support/randomNumbers'
import { runs } from '../../../support/runs'
import { DAI, pair, UNI, USDC, WETH } from '../sample'

/** One dollar in the unit of value that `manyPools` uses. */
const DOLLAR = 10n ** 36n
const ADDRESSES = [WETH, UNI, DAI, USDC] as const
const PLENTY = 2n ** 255n
/** The maximum impact in millionths. Larger trades would empty pools. */
const IMPACT_MAX = 200_000n

const OPTIONS = { weth: WETH, bases: ADDRESSES, protocols: ['v2', 'v3'], maxLegs: 3, taxes: [] } as const

/** The wrapped coin, and three tokens with up to 36 decimals and with prices that a pool of them can hold. */
function randomTokens({ below, spread }: RandomNumbers): PricedToken[] {
  return ADDRESSES.map((address) => {
    const decimals = address === WETH ? 18 : below(37)
    const usd = address === WETH ? 3_000n : spread(1n, 1_000n) * 10n ** BigInt(Math.max(0, decimals - 24))
    return { address, unitWorth: (usd * DOLLAR) / 10n ** BigInt(decimals) }
  })
}

const isPossible = (state: PoolState) =>
  state.protocol === 'v2'
    ? state.reserve0 <= UINT112_MAX && state.reserve1 <= UINT112_MAX
    : state.liquidity <= UINT128_MAX

/** Pools of all versions with a value from 40 thousand to 40 million dollars: a third to a fifth of those possible. */
function randomMarket(tokens: readonly PricedToken[], start: number, { below, pick }: RandomNumbers): PoolState[] {
  const [rarity, isArbitraged] = [pick([3, 4, 4, 5]), pick([true, true, false])]
  const worth = 40_000_000n * DOLLAR
  const contracts = manyPools(tokens, worth, start, isArbitraged)
  const all = [...contracts, ...asV4(manyPools(tokens, worth, start + 500_000, isArbitraged), WETH, start)]
  return all.filter(isPossible).filter(() => below(rarity) === 0)
}

function randomRequest(tokens: readonly PricedToken[], { pick, spread }: RandomNumbers): RouteRequest {
  const sold = pick(tokens)
  const bought = pick(tokens.filter((token) => token !== sold))
  const kind = pick(['exactIn', 'exactIn', 'exactOut'] as const)
  const given = kind === 'exactIn' ? sold : bought
  const end = sold.address === WETH ? 'in' : bought.address === WETH ? 'out' : null
  const amount = (spread(5_000n, 4_000_000n) * DOLLAR) / given.unitWorth
  return { tokenIn: sold.address, tokenOut: bought.address, kind, amount, coin: pick([true, false]) ? end : null }
}

/** The loss against the best of all splits, in basis points of the trade. One base unit is not counted. */
function lossOf(trade: RoutedTrade, pools: readonly PoolState[], request: RouteRequest): number {
  const perGas = Number(trade.gasWorth(1e12)) / 1e12
  const worth = Number(request.kind === 'exactIn' ? trade.amountOut : -trade.amountIn)
  const net = worth - perGas * (Number(trade.gas) - TRADE_GAS)
  const most = bestOfSplits(pools, request, ADDRESSES, perGas)
  return (Math.max(0, most - net - 1) * 10_000) / Math.abs(worth)
}

test('a trade comes within 0.25 % of the best of all splits net of gas, and 99 of 100 within 0.05 %', () => {
  const random = randomNumbers(52)
  const losses: number[] = []
  const legs = new Map<number, number>()
  for (let start = 52_000; losses.length < runs(300, 10); start++) {
    const tokens = randomTokens(random)
    const pools = randomMarket(tokens, start, random)
    const request = randomRequest(tokens, random)
    const { trade } = bestTrade(
      pools,
      request,
      { ...OPTIONS, feePerGas: random.pick([0n, 10n ** 6n, 5n * 10n ** 9n, 3n * 10n ** 10n]) },
      {
        ...{ isRebasing: () => false, isGuardOn: false },
        allowances: { swapRouter: PLENTY, permit2: PLENTY, universalRouter: PLENTY },
      },
    )
    if (!trade || trade.impact > IMPACT_MAX) continue
    losses.push(lossOf(trade, pools, request))
    legs.set(trade.legs.length, (legs.get(trade.legs.length) ?? 0) + 1)
  }
  losses.sort((a, b) => b - a)
  expect(losses[Math.floor(losses.length / 100)]).toBeLessThanOrEqual(5)
  expect(losses[0]).toBeLessThanOrEqual(25)
  for (const count of [1, 2, 3]) expect(legs.get(count)).toBeGreaterThan(losses.length / 30)
}, 300_000)

describe('a leg that takes little', () => {
  const unit = 10n ** 18n
  const large = [1, 2].map(() => pair(WETH, DAI, 1_000n * unit, 3_000_000n * unit))
  /** A pool with a fortieth of the depth of each of the others. */
  const small = pair(WETH, DAI, 25n * unit, 75_000n * unit)
  const legsOf = (pools: readonly PoolState[], amount: bigint, feePerGas = 0n) => {
    const request: RouteRequest = { tokenIn: WETH, tokenOut: DAI, kind: 'exactIn', amount }
    return findTrade(pools, request, { ...OPTIONS, feePerGas }).trade?.legs.map(({ hops, amounts }) => ({
      id: hops[0]?.pool,
      thousandths: Number(((amounts[0] ?? 0n) * 1_000n) / amount),
    }))
  }

  test('is found beside two legs, and beside one', () => {
    const third = legsOf([...large, small], 400n * unit)?.find(({ id }) => id === small.id)
    expect(third?.thousandths).toBeGreaterThan(8)
    expect(third?.thousandths).toBeLessThan(16)
    const second = legsOf([...large.slice(1), small], 400n * unit)?.find(({ id }) => id === small.id)
    expect(second?.thousandths).toBeGreaterThan(18)
    expect(second?.thousandths).toBeLessThan(30)
  })

  test('is left out if it gains less than its gas costs', () => {
    // The leg gains 0.65 ether. Its 78,000 gas cost 0.008 ether at 100 gwei, and 0.78 ether at 10,000 gwei.
    expect(legsOf([...large, small], 400n * unit, 10n ** 11n)).toHaveLength(3)
    expect(legsOf([...large, small], 400n * unit, 10n ** 13n)).toHaveLength(2)
  })
})

test('an amount of few base units is split, to the unit', () => {
  const pairs = [1, 2, 3].map(() => pair(UNI, DAI, 1_000n, 1_000n))
  for (const kind of ['exactIn', 'exactOut'] as const) {
    const request: RouteRequest = { tokenIn: UNI, tokenOut: DAI, kind, amount: 100n }
    const { trade } = findTrade(pairs, request, { ...OPTIONS, feePerGas: 0n })
    expect(trade?.legs).toHaveLength(3)
    expect(kind === 'exactIn' ? trade?.amountIn : trade?.amountOut).toBe(100n)
    const single = findTrade(pairs, request, { ...OPTIONS, maxLegs: 1, feePerGas: 0n }).trade
    expect(
      kind === 'exactIn' ? trade!.amountOut - single!.amountOut : single!.amountIn - trade!.amountIn,
    ).toBeGreaterThan(3n)
  }
})
