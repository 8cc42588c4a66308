import { type Address, sameAddress, ZERO_ADDRESS } from '../../../domain/chain/address'
import { UINT128_MAX } from '../../../domain/chain/limits'
import { NATIVE } from '../../../domain/token/token'
import { leastReceived, limitShares, mostSold, type TradePlan } from '../../../domain/trade/plan'
import type { FeeTerms } from '../../../domain/trade/siteFee'
import { contractHops, type Hop, sortTokens, type V4Hop } from '../../../domain/pool/route'
import { checkRoutes, restTokens } from '../checkRoutes'
import { packedPath } from '../quoter'
import {
  COIN,
  type Command,
  OPEN_DELTA,
  type PoolKey,
  type Program,
  ROUTER_BALANCE,
  type RouterCurrency,
  THIS_ROUTER,
  type V4Action,
} from './commands'
import { routeTokens } from '../../../domain/trade/quote'

/**
 * The commands of a planned trade. V4 hops are always single swaps, which every early version of the router encodes
 * alike and where a later one takes all that the earlier one gave.
 *
 * Legs run one after the other, and each uses up what it leaves in the router between two of its parts, so that "all
 * that the router holds" is this leg's alone: no route passes through what is sold or bought, as the coin or wrapped.
 * Legs that go through V4 alone share one V4_SWAP.
 */

/** Whether it is paid by the account, by value or through Permit2, or from what the router holds. */
type Payer = 'account' | 'router'

/** A part of a leg that one command covers: hops of one protocol, with no change between coin and wrapped coin. */
interface Segment {
  protocol: Hop['protocol']
  hops: Hop[]
  from: RouterCurrency
  to: RouterCurrency
}

interface Leg {
  segments: readonly [Segment, ...Segment[]]
  last: Segment
  /** The fixed side. */
  fixed: bigint
  /** Exact output: the most that may be paid. */
  most: bigint
  payer: Payer
}

/** What all parts of a trade have in common. */
interface Trade {
  isExactIn: boolean
  account: Address
  weth: Address
  sold: RouterCurrency
  bought: RouterCurrency
  least: bigint
  /** The site's fee, which is paid before the rest is paid out. */
  fee: FeeTerms | null
  legs: readonly Leg[]
  /** Whether the only command that swaps pays the account itself. */
  isDirect: boolean
}

export const paidIn = (hop: Hop): RouterCurrency => (hop.protocol === 'v4' && hop.coin === 'in' ? COIN : hop.tokenIn)
export const paidOut = (hop: Hop): RouterCurrency => (hop.protocol === 'v4' && hop.coin === 'out' ? COIN : hop.tokenOut)

function segmentsOf(hops: readonly Hop[]): Leg['segments'] {
  const segments: Segment[] = []
  for (const hop of hops) {
    const last = segments.at(-1)
    const [from, to] = [paidIn(hop), paidOut(hop)]
    if (last?.protocol === hop.protocol && sameAddress(last.to, from)) {
      last.hops.push(hop)
      last.to = to
    } else segments.push({ protocol: hop.protocol, hops: [hop], from, to })
  }
  const [first, ...others] = segments
  if (!first) throw new RangeError('A part of the trade has no route.')
  return [first, ...others]
}

/** A pool's key and the direction of a hop through it. */
export function keyOf(hop: V4Hop): { poolKey: PoolKey; zeroForOne: boolean } {
  const from = paidIn(hop)
  // The zero address is the lowest, so that the coin is always the first.
  const [currency0, currency1] = sortTokens(from, paidOut(hop))
  const { fee, tickSpacing } = hop
  return {
    poolKey: { currency0, currency1, fee, tickSpacing, hooks: ZERO_ADDRESS },
    zeroForOne: sameAddress(from, currency0),
  }
}

const isWholeV4 = ({ segments }: Leg) => segments.length === 1 && segments[0].protocol === 'v4'

/** V4 swaps of one segment, in the order that they run in: of an exact output the last pool first. */
function v4Swaps({ hops }: Segment, { isExactIn }: Trade, fixed: bigint, most: bigint): V4Action[] {
  const ordered = isExactIn ? hops : [...hops].reverse()
  return ordered.map((hop, at) => {
    if (hop.protocol !== 'v4') throw new RangeError('A part of the trade changes its protocol.')
    const amount = at === 0 ? fixed : OPEN_DELTA
    const pool = { ...keyOf(hop), hookData: '0x' } as const
    if (isExactIn) return { name: 'SWAP_EXACT_IN_SINGLE', ...pool, amountIn: amount, amountOutMinimum: 0n }
    const amountInMaximum = at === ordered.length - 1 ? most : UINT128_MAX
    return { name: 'SWAP_EXACT_OUT_SINGLE', ...pool, amountOut: amount, amountInMaximum }
  })
}

/**
 * Pays what the pools are owed. From the router an exact input is paid as a whole, so that a pool that could take it
 * only in part makes the trade fail.
 */
function settle(currency: RouterCurrency, payer: Payer, amount: bigint, isExactIn: boolean): V4Action {
  if (payer === 'account') return { name: 'SETTLE_ALL', currency, amountMaximum: amount }
  return { name: 'SETTLE', currency, amount: isExactIn ? amount : OPEN_DELTA, payerIsUser: false }
}

/** What the pools owe goes to the account, if this is all of the trade, or to the router. */
const take = (currency: RouterCurrency, { isDirect, least }: Trade): V4Action =>
  isDirect
    ? { name: 'TAKE_ALL', currency, amountMinimum: least }
    : { name: 'TAKE', currency, recipient: THIS_ROUTER, amount: OPEN_DELTA }

const firstOf = ({ segments: [first] }: Leg) => first
/** The most that a leg takes. */
const paidBy = (leg: Leg, { isExactIn }: Trade) => (isExactIn ? leg.fixed : leg.most)
const totalPaid = (legs: readonly Leg[], trade: Trade) => legs.reduce((sum, leg) => sum + paidBy(leg, trade), 0n)

/** Legs by one of their currencies. */
function groupBy(legs: readonly Leg[], currencyOf: (leg: Leg) => RouterCurrency): (readonly [RouterCurrency, Leg[]])[] {
  const groups = new Map<RouterCurrency, Leg[]>()
  for (const leg of legs) groups.set(currencyOf(leg), [...(groups.get(currencyOf(leg)) ?? []), leg])
  return [...groups]
}

/** All legs that go through V4 alone, in one unlocking of PoolManager. */
function v4Together(legs: readonly Leg[], trade: Trade): Command[] {
  if (legs.length === 0) return []
  const swaps = legs.flatMap((leg) => v4Swaps(firstOf(leg), trade, leg.fixed, leg.most))
  const settles = groupBy(legs, (leg) => firstOf(leg).from).map(([currency, paid]) =>
    settle(currency, paid[0]?.payer ?? 'router', totalPaid(paid, trade), trade.isExactIn),
  )
  const takes = groupBy(legs, ({ last }) => last.to).map(([currency]) => take(currency, trade))
  return [{ name: 'V4_SWAP', actions: [...swaps, ...settles, ...takes] }]
}

/** A swap through contracts of their own. */
function contractSwap(segment: Segment, trade: Trade, leg: Leg, isFirst: boolean): Command {
  const { protocol } = segment
  const hops = contractHops(segment.hops)
  const isPaidOut = leg.last === segment && trade.isDirect
  const to = {
    recipient: isPaidOut ? trade.account : THIS_ROUTER,
    payerIsUser: isFirst && leg.payer === 'account',
  }
  if (trade.isExactIn) {
    const amountOutMinimum = isPaidOut ? trade.least : 0n
    const given = { ...to, amountIn: isFirst ? leg.fixed : ROUTER_BALANCE, amountOutMinimum }
    return protocol === 'v2'
      ? { name: 'V2_SWAP_EXACT_IN', ...given, path: routeTokens(hops) }
      : { name: 'V3_SWAP_EXACT_IN', ...given, path: packedPath({ hops }, 'exactIn') }
  }
  const given = { ...to, amountOut: leg.fixed, amountInMaximum: leg.most }
  return protocol === 'v2'
    ? { name: 'V2_SWAP_EXACT_OUT', ...given, path: routeTokens(hops) }
    : { name: 'V3_SWAP_EXACT_OUT', ...given, path: packedPath({ hops }, 'exactOut') }
}

/** V4 within a leg of an exact input that goes through other pools as well. */
function v4Part(segment: Segment, trade: Trade, leg: Leg, isFirst: boolean): Command {
  const out = leg.last === segment ? take(segment.to, trade) : take(segment.to, { ...trade, isDirect: false })
  const actions: V4Action[] = isFirst
    ? [...v4Swaps(segment, trade, leg.fixed, leg.most), settle(segment.from, leg.payer, leg.fixed, true), out]
    : [
        { name: 'SETTLE', currency: segment.from, amount: ROUTER_BALANCE, payerIsUser: false },
        ...v4Swaps(segment, trade, OPEN_DELTA, 0n),
        out,
      ]
  return { name: 'V4_SWAP', actions }
}

/** All that the router holds of the coin becomes wrapped, or the other way round. */
const changeInto = (currency: RouterCurrency): Command =>
  currency === COIN
    ? { name: 'UNWRAP_WETH', recipient: THIS_ROUTER, amountMinimum: 0n }
    : { name: 'WRAP_ETH', recipient: THIS_ROUTER, amount: ROUTER_BALANCE }

/** A leg of its own commands. */
function legCommands(leg: Leg, trade: Trade): Command[] {
  if (!trade.isExactIn && leg.segments.length > 1) {
    throw new RangeError('An exact output cannot change between versions.')
  }
  return leg.segments.flatMap((segment, at) => {
    const before = leg.segments[at - 1]
    const change = before && !sameAddress(before.to, segment.from) ? [changeInto(segment.from)] : []
    const swap = segment.protocol === 'v4' ? v4Part : contractSwap
    return [...change, swap(segment, trade, leg, at === 0)]
  })
}

/** Makes the coin that is sold wrapped, or the other way round, for the legs that begin with the other one. */
function funding(trade: Trade): Command[] {
  const changed = trade.legs.filter(({ payer }) => payer === 'router')
  if (changed.length === 0) return []
  const amount = totalPaid(changed, trade)
  if (trade.sold === COIN) return [{ name: 'WRAP_ETH', recipient: THIS_ROUTER, amount }]
  return [
    { name: 'PERMIT2_TRANSFER_FROM', token: trade.sold, recipient: THIS_ROUTER, amount },
    { name: 'UNWRAP_WETH', recipient: THIS_ROUTER, amountMinimum: amount },
  ]
}

/** Pays out what the swaps left in the router, against the whole minimum. */
function payout({ isDirect, legs, bought, weth, account, least, fee }: Trade): Command[] {
  if (isDirect) return []
  const isOther = legs.some(({ last }) => !sameAddress(last.to, bought))
  const isSame = legs.some(({ last }) => sameAddress(last.to, bought))
  if (bought === COIN && !isSame && !fee) return [{ name: 'UNWRAP_WETH', recipient: account, amountMinimum: least }]
  const change = isOther ? [changeInto(bought === COIN ? COIN : weth)] : []
  const portion: Command[] = fee
    ? [{ name: 'PAY_PORTION', token: bought, recipient: fee.recipient, bips: BigInt(fee.bips) }]
    : []
  return [...change, ...portion, { name: 'SWEEP', token: bought, recipient: account, amountMinimum: least }]
}

/** Gives back what was not taken: the router's next caller could have it. */
function refund({ isExactIn, sold, legs, account }: Trade): Command[] {
  const changed = legs.filter(({ payer }) => payer === 'router')
  if (sold === COIN) {
    // A V3 pool that runs dry takes its input in part.
    const isWrappedLeft = changed.some((leg) => !isExactIn || firstOf(leg).protocol === 'v3')
    const unwrap = isWrappedLeft ? [changeInto(COIN)] : []
    return [...unwrap, { name: 'SWEEP', token: COIN, recipient: account, amountMinimum: 0n }]
  }
  return !isExactIn && changed.length > 0 ? [{ name: 'WRAP_ETH', recipient: account, amount: ROUTER_BALANCE }] : []
}

/** Pays out what pools in the middle of a route did not take. */
const sweepRests = ({ quote, account }: TradePlan): Command[] =>
  restTokens(quote).map((token) => ({ name: 'SWEEP', token, recipient: account, amountMinimum: 0n }))

function tradeIn(plan: TradePlan, weth: Address): Trade {
  const { quote, sell, buy, account } = plan
  const isExactIn = quote.kind === 'exactIn'
  const [sold, bought] = [sell, buy].map(({ id }) => (id === NATIVE ? COIN : id)) as [RouterCurrency, RouterCurrency]
  const most = isExactIn ? [] : limitShares(plan)
  const legs = quote.legs.map((leg, at): Leg => {
    const segments = segmentsOf(leg.hops)
    return {
      segments,
      last: segments.at(-1) ?? segments[0],
      fixed: BigInt(isExactIn ? leg.amountIn : leg.amountOut),
      most: most[at] ?? 0n,
      payer: sameAddress(segments[0].from, sold) ? 'account' : 'router',
    }
  })
  const others = legs.filter((leg) => !isWholeV4(leg)).length
  const fee = quote.siteFee ?? null
  const isAlone = (others === 0 || legs.length === 1) && legs.every(({ last }) => sameAddress(last.to, bought))
  const isDirect = isAlone && fee === null
  return { isExactIn, account, weth, sold, bought, least: leastReceived(plan), fee, legs, isDirect }
}

/**
 * The commands of a planned trade, and the value to send with them, in wei. `deadline` is a Unix time in seconds.
 * Throws a RangeError for a trade that could give nothing, whose parts do not fit, or that uses a pool twice.
 */
export function programOf(plan: TradePlan, weth: Address, deadline: number): Program & { value: bigint } {
  if (leastReceived(plan) <= 0n) throw new RangeError('A swap must bring at least something.')
  checkRoutes(plan, weth)
  const pools = plan.quote.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool.toLowerCase()))
  if (new Set(pools).size < pools.length) throw new RangeError('A pool is used twice.')
  const trade = tradeIn(plan, weth)
  // Larger ones have other meanings, and no V4 pool takes them; so does zero.
  if (trade.legs.some((leg) => leg.fixed > UINT128_MAX || leg.most > UINT128_MAX || paidBy(leg, trade) <= 0n)) {
    throw new RangeError('A part of the trade is too large or too small.')
  }
  const commands = [
    ...funding(trade),
    ...v4Together(trade.legs.filter(isWholeV4), trade),
    ...trade.legs.filter((leg) => !isWholeV4(leg)).flatMap((leg) => legCommands(leg, trade)),
    ...payout(trade),
    ...sweepRests(plan),
    ...refund(trade),
  ]
  return { commands, deadline: BigInt(deadline), value: trade.sold === COIN ? mostSold(plan) : 0n }
}
