import { type Address, sameAddress, ZERO_ADDRESS } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import { leastReceived, limitShares, mostSold, type TradePlan } from '#domain/trade/plan'
import { grossOut, type Quote, routeTokens } from '#domain/trade/quote'
import { UINT128_MAX } from '#domain/chain/limits'
import type { FeeTerms } from '#domain/trade/siteFee'
import { bringsLiquidity } from '#domain/pool/hooks'
import { contractHops, type Hop, sortTokens, type V4Hop } from '#domain/pool/route'
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

/**
 * The tokens, without duplicates, of which an exact input may leave a remainder in the router. If a later V3 pool of a
 * route has run out of liquidity when the trade is mined, it takes only a part of its input, and the router's next
 * caller could take the rest. V2 pools take everything that they receive, and V4 reverts unless everything is settled.
 */
export function restTokens({ kind, legs }: Pick<Quote, 'kind' | 'legs'>): Address[] {
  if (kind === 'exactOut') return []
  const inner = legs.flatMap(({ hops }) => hops.slice(1).filter(({ protocol }) => protocol === 'v3'))
  return [...new Map(inner.map(({ tokenIn }) => [tokenIn.toLowerCase(), tokenIn])).values()]
}

/** Throws a RangeError if the routes do not add up to the trade that is shown. */
export function checkRoutes({ quote, sell, buy }: Pick<TradePlan, 'quote' | 'sell' | 'buy'>, weth: Address) {
  const { legs, kind } = quote
  const ends = [sell.id, buy.id].map((id) => (id === NATIVE ? weth : id))
  for (const { hops } of legs) {
    const tokens = routeTokens(hops).map((token) => token.toLowerCase())
    const [first, last] = [tokens[0], tokens.at(-1)]
    const isConnected = hops.every(({ tokenIn }, at) => tokenIn.toLowerCase() === tokens[at])
    const [from, to] = ends
    if (!first || !last || !from || !to || !isConnected || !sameAddress(first, from) || !sameAddress(last, to)) {
      throw new RangeError('A route does not lead from what is sold to what is bought.')
    }
    if (new Set(tokens).size < tokens.length) throw new RangeError('A route passes through a token twice.')
  }
  const fixed = legs.map((leg) => BigInt(kind === 'exactIn' ? leg.amountIn : leg.amountOut))
  const whole = kind === 'exactIn' ? BigInt(quote.amountIn) : grossOut(quote)
  // Zero is not allowed, because the router interprets an amount of zero as its whole balance.
  if (fixed.some((part) => part <= 0n) || fixed.reduce((sum, part) => sum + part, 0n) !== whole) {
    throw new RangeError('The parts of the trade do not make up the whole.')
  }
}

// This module builds the commands of a planned trade. Each V4 hop is a separate single swap, because all early versions
// of the router encode single swaps in the same way. A later hop takes the whole output of the previous hop. Legs run
// one after the other, and each leg uses up its intermediate tokens. No route passes through the sold or the bought
// token, wrapped or not. Therefore, the router's whole balance of an intermediate token belongs to a single leg. Legs
// that use only V4 share one V4_SWAP.

/** Who pays for a leg: the account (with the call's value or through Permit2), or the router from its balance. */
type Payer = 'account' | 'router'

/** A part of a leg for one command: hops of the same protocol, without wrapping or unwrapping in between. */
interface Segment {
  protocol: Hop['protocol']
  hops: Hop[]
  from: RouterCurrency
  to: RouterCurrency
}

interface Leg {
  segments: readonly [Segment, ...Segment[]]
  last: Segment
  /** The exact amount: the input in an exact-input trade, or the output in an exact-output trade. */
  fixed: bigint
  /** The maximum input in an exact-output trade. */
  most: bigint
  payer: Payer
}

interface Trade {
  isExactIn: boolean
  account: Address
  weth: Address
  sold: RouterCurrency
  bought: RouterCurrency
  least: bigint
  /** The site's fee, which is paid before the payout. */
  fee: FeeTerms | null
  legs: readonly Leg[]
  /** Whether the only swap command pays the account directly. */
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

export function keyOf(hop: V4Hop): { poolKey: PoolKey; zeroForOne: boolean } {
  const from = paidIn(hop)
  // The native coin is always currency0, because its address is zero.
  const [currency0, currency1] = sortTokens(from, paidOut(hop))
  const { fee, tickSpacing, hooks = ZERO_ADDRESS } = hop
  return {
    poolKey: { currency0, currency1, fee, tickSpacing, hooks },
    zeroForOne: sameAddress(from, currency0),
  }
}

const isWholeV4 = ({ segments }: Leg) => segments.length === 1 && segments[0].protocol === 'v4'

/** The V4 swaps of a segment in the order of execution, which is reversed for an exact output. */
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

/** The router pays the full amount of an exact input, so that the trade fails if a pool can take only a part. */
function settle(currency: RouterCurrency, payer: Payer, amount: bigint, isExactIn: boolean): V4Action {
  if (payer === 'account') return { name: 'SETTLE_ALL', currency, amountMaximum: amount }
  return { name: 'SETTLE', currency, amount: isExactIn ? amount : OPEN_DELTA, payerIsUser: false }
}

/**
 * Whether the first pool of a segment must be paid before the swap: a hook that trades elsewhere takes the input from
 * PoolManager, which may hold less of it.
 */
const isPaidFirst = ({ hops: [hop] }: Segment, { isExactIn }: Trade): boolean =>
  isExactIn && hop?.protocol === 'v4' && hop.hooks !== undefined && bringsLiquidity(hop.hooks)

const prepay = (currency: RouterCurrency, payer: Payer, amount: bigint): V4Action => {
  return { name: 'SETTLE', currency, amount, payerIsUser: payer === 'account' }
}

const take = (currency: RouterCurrency, { isDirect, least }: Trade): V4Action =>
  isDirect
    ? { name: 'TAKE_ALL', currency, amountMinimum: least }
    : { name: 'TAKE', currency, recipient: THIS_ROUTER, amount: OPEN_DELTA }

const firstOf = ({ segments: [first] }: Leg) => first
const paidBy = (leg: Leg, { isExactIn }: Trade) => (isExactIn ? leg.fixed : leg.most)
const totalPaid = (legs: readonly Leg[], trade: Trade) => legs.reduce((sum, leg) => sum + paidBy(leg, trade), 0n)

function groupBy(legs: readonly Leg[], currencyOf: (leg: Leg) => RouterCurrency): (readonly [RouterCurrency, Leg[]])[] {
  const groups = new Map<RouterCurrency, Leg[]>()
  for (const leg of legs) groups.set(currencyOf(leg), [...(groups.get(currencyOf(leg)) ?? []), leg])
  return [...groups]
}

/** A single command for all legs that use only V4, so that PoolManager is unlocked only once. */
function v4Together(legs: readonly Leg[], trade: Trade): Command[] {
  if (legs.length === 0) return []
  const swaps = legs.flatMap((leg) => v4Swaps(firstOf(leg), trade, leg.fixed, leg.most))
  const isBefore = legs.some((leg) => isPaidFirst(firstOf(leg), trade))
  const settles = groupBy(legs, (leg) => firstOf(leg).from).map(([currency, paid]) => {
    const [payer, amount] = [paid[0]?.payer ?? 'router', totalPaid(paid, trade)]
    return isBefore ? prepay(currency, payer, amount) : settle(currency, payer, amount, trade.isExactIn)
  })
  const takes = groupBy(legs, ({ last }) => last.to).map(([currency]) => take(currency, trade))
  return [{ name: 'V4_SWAP', actions: isBefore ? [...settles, ...swaps, ...takes] : [...swaps, ...settles, ...takes] }]
}

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

/** The V4 command of a segment in an exact-input leg that also uses V2 or V3 pools. */
function v4Part(segment: Segment, trade: Trade, leg: Leg, isFirst: boolean): Command {
  const out = leg.last === segment ? take(segment.to, trade) : take(segment.to, { ...trade, isDirect: false })
  if (!isFirst) {
    const paid: V4Action = { name: 'SETTLE', currency: segment.from, amount: ROUTER_BALANCE, payerIsUser: false }
    return { name: 'V4_SWAP', actions: [paid, ...v4Swaps(segment, trade, OPEN_DELTA, 0n), out] }
  }
  const swaps = v4Swaps(segment, trade, leg.fixed, leg.most)
  const actions: V4Action[] = isPaidFirst(segment, trade)
    ? [prepay(segment.from, leg.payer, leg.fixed), ...swaps, out]
    : [...swaps, settle(segment.from, leg.payer, leg.fixed, true), out]
  return { name: 'V4_SWAP', actions }
}

/** The command that converts the router's whole balance to `currency`, by wrapping or unwrapping. */
const changeInto = (currency: RouterCurrency): Command =>
  currency === COIN
    ? { name: 'UNWRAP_WETH', recipient: THIS_ROUTER, amountMinimum: 0n }
    : { name: 'WRAP_ETH', recipient: THIS_ROUTER, amount: ROUTER_BALANCE }

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

/** Commands that wrap or unwrap the sold coin for the legs that start with the other form of the coin. */
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

/** Commands that refund unused input, which the router's next caller could otherwise take. */
function refund({ isExactIn, sold, legs, account }: Trade): Command[] {
  const changed = legs.filter(({ payer }) => payer === 'router')
  if (sold === COIN) {
    // A V3 pool takes only a part of its input if it runs out of liquidity.
    const isWrappedLeft = changed.some((leg) => !isExactIn || firstOf(leg).protocol === 'v3')
    const unwrap = isWrappedLeft ? [changeInto(COIN)] : []
    return [...unwrap, { name: 'SWEEP', token: COIN, recipient: account, amountMinimum: 0n }]
  }
  return !isExactIn && changed.length > 0 ? [{ name: 'WRAP_ETH', recipient: account, amount: ROUTER_BALANCE }] : []
}

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

/** The last command, which reverts the trade if the account then holds less of the bought token than `floor`. */
function balanceCheck({ account, bought }: Trade, floor: bigint | null): Command[] {
  if (floor === null) return []
  if (bought === COIN) throw new RangeError('The balance of the native coin is not checked.')
  return [{ name: 'BALANCE_CHECK_ERC20', owner: account, token: bought, minBalance: floor }]
}

/**
 * The commands of a planned trade, and the value to send with them in wei. `deadline` is a Unix time in seconds.
 * `floor` is the balance of the bought token, in base units, that the account must have at the end; null for no check.
 * Throws a RangeError if the trade could yield nothing, if its legs do not add up, or if it uses a pool twice.
 */
export function programOf(
  plan: TradePlan,
  weth: Address,
  deadline: number,
  floor: bigint | null = null,
): Program & { value: bigint } {
  if (leastReceived(plan) <= 0n) throw new RangeError('A swap must bring at least something.')
  checkRoutes(plan, weth)
  const pools = plan.quote.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool.toLowerCase()))
  if (new Set(pools).size < pools.length) throw new RangeError('A pool is used twice.')
  const trade = tradeIn(plan, weth)
  // Zero and values above UINT128_MAX have special meanings, and V4 pools accept neither.
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
    ...balanceCheck(trade, floor),
  ]
  return { commands, deadline: BigInt(deadline), value: trade.sold === COIN ? mostSold(plan) : 0n }
}
