import { type Address, sameAddress } from '../../chain/address'
import { isHooked } from '../../pool/hooks'
import { HOPS_MAX } from '../../pool/limits'
import type { PoolState, V4Place } from '../../pool/pool'
import type { TradeKind, V4Hop } from '../../pool/route'
import { otherToken, v4Hop } from '../../pool/v4Key'
import { MILLION } from '../../token/millionths'
import { PERMIT2_GAS, TRADE_GAS, UNWRAP_GAS, V4_UNLOCK_GAS, WRAP_GAS } from '../gas'
import { HOOKED_GAIN_MIN_BPS } from '../limits'
import type { SpendingAllowances } from '../plan'
import type { RevertReason } from '../revertReason'
import { furtherGas, isBetterBy, netAfter } from './bestTrade'
import { coinPrice, createGasWorth } from './gasWorth'
import { createLinks } from './links'
import { createGraph } from './poolGraph'
import { findTrade, type RoutedTrade, type RouteOptions, type RouteRequest } from './router'

/*
 * Trades through pools whose hooks may decide the amounts. Only V4Quoter, which runs the hook, knows what such a pool
 * gives. It is asked about each pool once, for the amount that arrives there: what is sold, or what the best way from
 * there brings. What follows a hook is computed from its answer, and the whole route is then quoted again, in order.
 *
 * A route has one hook that decides amounts. A second one can be asked about only after the first has answered, which takes
 * a further request, or together with it as a path for each pair of pools: 16 paths of two amounts with HOOKED_POOLS_MAX of
 * either token, 32 calls that run strangers' code in place of 8. Who sells one such token for another trades twice.
 */

/** The number of pools with a hook that are asked about for one trade. Each is asked for two amounts. */
const HOOKED_POOLS_MAX = 4

/** A question to V4Quoter. `amount` is the input of an exact input, or the output of an exact output, in base units. */
export interface HookedQuestion {
  hop: V4Hop
  kind: TradeKind
  amount: string
}

export type HookedAnswer =
  /** `amount` is that of the other side, and `impact` the price impact in millionths, both according to the quoter. */
  { state: 'quoted'; amount: string; gas: string; impact: string } | { state: 'refused'; reason: RevertReason }

/** A way through a hooked pool: the best trade up to the pool, or none if the trade begins there. */
export interface HookedWay {
  question: HookedQuestion
  before: RoutedTrade | null
  /** The token at which the way ends, from where the trade has to go on; null at the end of the trade. */
  goesOnFrom: Address | null
}

const has = ({ token0, token1 }: Pick<V4Place, 'token0' | 'token1'>, token: Address) =>
  sameAddress(token0, token) || sameAddress(token1, token)

interface PartEnds {
  tokenIn: Address
  tokenOut: Address
  amount: bigint
  /** The token of the trade that this part of it must not use. */
  avoided: Address
}

/** The best trade in one leg for a part of a route, through all versions. */
function partOf(
  pools: readonly PoolState[],
  { tokenIn, tokenOut, amount, avoided }: PartEnds,
  request: RouteRequest,
  options: RouteOptions,
): RoutedTrade | null {
  const isCoin = request.coin === 'in' ? sameAddress(tokenIn, options.weth) : sameAddress(tokenOut, options.weth)
  const coin = request.coin && isCoin ? request.coin : null
  const { kind } = request
  const usable = pools.filter((pool) => !has(pool, avoided))
  return findTrade(
    usable,
    { tokenIn, tokenOut, kind, amount, coin },
    {
      ...options,
      protocols: [...options.protocols.filter((protocol) => protocol !== 'v4'), 'v4'],
      links: createLinks(kind, coin),
      maxLegs: 1,
      hopsMax: HOPS_MAX - 1,
    },
  ).trade
}

/** The way through a hooked pool; null if the pool is not on a way of this trade. */
function wayThrough(
  place: V4Place,
  pools: readonly PoolState[],
  request: RouteRequest,
  options: RouteOptions,
): HookedWay | null {
  const { tokenIn, tokenOut, kind, amount } = request
  const isDirect = has(place, tokenIn) && has(place, tokenOut)
  const question = (hop: V4Hop, given: bigint) => ({ hop, kind, amount: given.toString() })
  if (isDirect) return { question: question(v4Hop(place, tokenIn), amount), before: null, goesOnFrom: null }
  // Backwards, the pools before a hook would be asked after it, which a quoter of one version cannot do for another.
  if (kind === 'exactOut') return null
  if (has(place, tokenIn)) {
    return { question: question(v4Hop(place, tokenIn), amount), before: null, goesOnFrom: otherToken(place, tokenIn) }
  }
  const middle = otherToken(place, tokenOut)
  const plain = pools.filter((pool) => pool.protocol !== 'v4' || !isHooked(pool))
  const ends = { tokenIn, tokenOut: middle, amount, avoided: tokenOut }
  const before = has(place, tokenOut) ? partOf(plain, ends, request, options) : null
  return before && { question: question(v4Hop(place, middle), before.amountOut), before, goesOnFrom: null }
}

/** The ways through hooked pools, at most HOOKED_POOLS_MAX. Those directly between the two tokens come first. */
export function hookedWays(
  hooked: readonly V4Place[],
  pools: readonly PoolState[],
  request: RouteRequest,
  options: RouteOptions,
): HookedWay[] {
  const isDirect = (place: V4Place) => has(place, request.tokenIn) && has(place, request.tokenOut)
  return [...hooked.filter(isDirect), ...hooked.filter((place) => !isDirect(place))]
    .slice(0, HOOKED_POOLS_MAX)
    .flatMap((place) => wayThrough(place, pools, request, options) ?? [])
}

const combined = (impacts: readonly bigint[]) =>
  MILLION - impacts.reduce((left, impact) => (left * (MILLION - impact)) / MILLION, MILLION)

/** The gas of the parts of a trade beside its hops, without wrapping and unwrapping between them. */
function gasAround({ coin }: RouteRequest, hop: V4Hop, isAlone: boolean): number {
  if (!isAlone) return V4_UNLOCK_GAS
  const isConverted = (hop.coin === 'in') !== (coin === 'in') || (hop.coin === 'out') !== (coin === 'out')
  const sold = coin === 'in' ? 0 : PERMIT2_GAS
  return TRADE_GAS + V4_UNLOCK_GAS + sold + (isConverted ? Math.max(WRAP_GAS, UNWRAP_GAS) : 0)
}

export interface AnsweredWay {
  way: HookedWay
  answer: HookedAnswer
}

/** The ways with their answers, which are in the same order. */
export const answeredWays = (ways: readonly HookedWay[], answers: readonly HookedAnswer[]): AnsweredWay[] =>
  ways.flatMap((way, at) => {
    const answer = answers[at]
    return answer ? [{ way, answer }] : []
  })

interface FoundBy {
  pools: readonly PoolState[]
  request: RouteRequest
  options: RouteOptions
  gasWorth: (gas: number) => bigint
}

/** The parts of a trade before and after its hook; null if the trade cannot go on after it. */
function partsOf({ before, goesOnFrom }: HookedWay, far: bigint, { pools, request, options }: FoundBy) {
  if (!goesOnFrom) return { before, after: null }
  const ends = { tokenIn: goesOnFrom, tokenOut: request.tokenOut, amount: far, avoided: request.tokenIn }
  const after = partOf(pools, ends, request, options)
  return after && { before, after }
}

function tradeBy({ way, answer }: AnsweredWay, found: FoundBy): RoutedTrade | null {
  if (answer.state !== 'quoted') return null
  const { kind, hop, amount } = way.question
  const [near, far] = [BigInt(amount), BigInt(answer.amount)]
  const own = kind === 'exactIn' ? [near, far] : [far, near]
  const around = partsOf(way, far, found)
  if (!around) return null
  const parts = [around.before, around.after].flatMap((part) => part ?? [])
  const [first, last] = [around.before, around.after].map((part) => part?.legs[0] ?? { hops: [], amounts: [] })
  const amounts = [...(first?.amounts.slice(0, -1) ?? []), ...own, ...(last?.amounts.slice(1) ?? [])]
  const ofParts = parts.reduce((sum, { gas }) => sum + gas, 0n)
  const gas = ofParts + BigInt(answer.gas) + BigInt(gasAround(found.request, hop, parts.length === 0))
  return {
    kind,
    legs: [{ hops: [...(first?.hops ?? []), hop, ...(last?.hops ?? [])], amounts, gas }],
    amountIn: amounts[0] ?? 0n,
    amountOut: amounts.at(-1) ?? 0n,
    gas,
    impact: combined([BigInt(answer.impact), ...parts.map(({ impact }) => impact)]),
    tax: 0n,
    gasWorth: found.gasWorth,
  }
}

interface HookedChoice {
  /** Without the pools whose hooks have refused. */
  pools: readonly PoolState[]
  options: RouteOptions
  allowances: SpendingAllowances | null
  /** Whether the Universal Router executes a trade through no V4 pool. */
  isUniversal: (trade: RoutedTrade) => boolean
}

/**
 * The better of a trade and of the trades through hooked pools, after all gas. A pool with a hook is a stranger, so such a
 * trade must be better by HOOKED_GAIN_MIN_BPS.
 */
export function betterWithHooks(
  plain: RoutedTrade | null,
  answered: readonly AnsweredWay[],
  request: RouteRequest,
  { pools, options, allowances, isUniversal }: HookedChoice,
): RoutedTrade | null {
  const { weth, bases, feePerGas } = options
  const unfixed = request.kind === 'exactIn' ? request.tokenOut : request.tokenIn
  const price = coinPrice(createGraph(pools, ['v2', 'v3', 'v4']), weth, unfixed, bases)
  const found = { pools, request, options, gasWorth: createGasWorth(price, feePerGas) }
  const isSold = request.coin !== 'in'
  const netOf = (trade: RoutedTrade) =>
    netAfter(trade, furtherGas(trade, { isUniversal: isUniversal(trade), isSold }, options, allowances))
  let best: { trade: RoutedTrade; net: bigint } | null = null
  for (const each of answered) {
    const trade = tradeBy(each, found)
    const net = trade && netOf(trade)
    if (trade && net !== null && (!best || net > best.net)) best = { trade, net }
  }
  if (!best || !plain) return best?.trade ?? plain
  return isBetterBy(HOOKED_GAIN_MIN_BPS, best.net, netOf(plain)) ? best.trade : plain
}
