import type { Address } from '../../chain/address'
import { sameData } from '../../browser/sameData'
import type { Charges } from './cost'
import { HELD_QUOTE_MAX_S, LEGS_MAX, QUOTE_STALE_MS } from '../limits'
import { NATIVE } from '../../token/token'
import {
  type IsCommon,
  isBoughtUnknown,
  isByUniversalRouter,
  isCoinExposed,
  needsUniversalRouter,
  openToSmartRouter,
  type TradedSides,
} from '../exposure'
import { BALANCE_CHECK_GAS, COIN_RETURN_GAS, FEE_GAS } from '../gas'
import type { Executor } from '../plan'
import { beforeFee, feePerGasBefore, type FeeTerms } from '../siteFee'
import type { TransferTax } from '../../pool/pool'
import { type PoolSnapshot, poolState, tokensIn } from '../../pool/snapshot'
import type { PoolState } from '../../pool/pool'
import type { SpendingAllowances } from '../plan'
import type { RevertReason } from '../revertReason'
import type { bestTrade, V4Choice } from '../search/bestTrade'
import type { betterVenue } from '../search/betterVenue'
import { findTrade, type RoutedTrade, type RouteOptions, type RouteRequest, toQuote } from '../search/router'
import { poolToken } from '../draft'
import { type Quote, type QuoteCheck, type TradeRequest, withSiteFee } from '../quote'
import { type AnsweredWay, betterWithHooks, type HookedWay, hookedWays } from '../search/hookedTrade'

export interface SearchTerms {
  weth: Address
  /** The contract that executes trades; null while unknown. */
  executor: Executor | null
  /** The price of gas in wei; 0 if unknown, in which case routes are compared without their gas. */
  feePerGas: bigint
  charges?: Charges | null
  isCommon: IsCommon
  siteFee?: FeeTerms | null
  /** The route search that includes V4; absent if V4 must not be used. */
  v4?: { bestTrade: typeof bestTrade; choice: V4Choice } | null
  hooked?: readonly AnsweredWay[] | null
  isOneLeg?: boolean
  /** The choice between Uniswap and PancakeSwap; absent or null if PancakeSwap must not be used. */
  pancake?: { betterVenue: typeof betterVenue; allowances: SpendingAllowances | null } | null
}

/**
 * The site's fee on a trade; null if there is none. A transfer tax, unmeasured taxes or balances derived from shares
 * exclude a fee, because the router may then receive less than was sent to it.
 */
function feeOf({ siteFee, executor }: SearchTerms, { taxes, hasShares }: PoolSnapshot): FeeTerms | null {
  // UniswapV2Router02 has no function that pays a fee.
  const isOpen = executor !== 'v2Router' && taxes?.length === 0 && !hasShares
  return siteFee && isOpen ? siteFee : null
}

function charged(quote: Quote, fee: FeeTerms): Quote {
  const after = withSiteFee(quote, fee)
  return after.siteFee ? { ...after, gasEstimate: String(BigInt(after.gasEstimate) + BigInt(FEE_GAS)) } : after
}

function optionsOf(snapshot: PoolSnapshot, terms: SearchTerms): RouteOptions {
  const { weth, executor, feePerGas, charges, isOneLeg = false } = terms
  const isOnlyV2 = executor === 'v2Router'
  return {
    weth,
    bases: tokensIn(snapshot),
    ...(charges?.routeGas(feePerGas) ?? { feePerGas }),
    protocols: isOnlyV2 ? ['v2'] : ['v2', 'v3'],
    maxLegs: isOnlyV2 || isOneLeg ? 1 : LEGS_MAX,
    taxes: snapshot.taxes ?? [],
  }
}

/**
 * Adjusts a search to the site's fee. For an exact output, the searched amount includes the fee. For an exact input,
 * routes are compared by their output before the fee, so the gas price is raised in the same proportion.
 */
function searchWith(request: RouteRequest, options: RouteOptions, fee: FeeTerms | null): [RouteRequest, RouteOptions] {
  if (!fee) return [request, options]
  return request.kind === 'exactOut'
    ? [{ ...request, amount: beforeFee(request.amount, fee) }, options]
    : [request, { ...options, feePerGas: feePerGasBefore(options.feePerGas, fee) }]
}

/** Marks a quote that only the Universal Router may execute, and adds the gas of what that router does. */
function routed(quote: Quote, sides: TradedSides, isCommon: IsCommon): Quote {
  const isUniversal = needsUniversalRouter(quote, sides, isCommon)
  // What this router saves otherwise makes up for Permit2, but not for returning the rest of a wrapped coin.
  const returning = isUniversal && sides.sell === NATIVE && quote.kind === 'exactOut' ? COIN_RETURN_GAS : 0
  const checking =
    (isUniversal || isByUniversalRouter(quote)) && isBoughtUnknown(sides, isCommon) ? BALANCE_CHECK_GAS : 0
  const gasEstimate = String(BigInt(quote.gasEstimate) + BigInt(returning + checking))
  return { ...quote, gasEstimate, ...(isUniversal && { isUniversal }) }
}

const isOfPancake = (pool: PoolState) => pool.protocol !== 'v4' && pool.venue === 'pancake'

/**
 * The best quote from the pools, after the site's fee; null if there is no route. Uses no network request. One router
 * executes a trade, so each venue's pools are searched alone, and the better quote is chosen.
 */
export function computeQuote(request: TradeRequest, snapshot: PoolSnapshot, terms: SearchTerms): Quote | null {
  const pools = snapshot.pools.map(poolState)
  const others = pools.filter(isOfPancake)
  if (others.length === 0) return quoteThrough(pools, request, snapshot, terms)
  const { pancake, weth, executor } = terms
  const own = quoteThrough(
    pools.filter((pool) => !isOfPancake(pool)),
    request,
    snapshot,
    terms,
  )
  if (!pancake || executor === 'v2Router') return own
  const other = quoteAtPancake(others, request, snapshot, terms)
  if (!own || !other) return own ?? other
  return pancake.betterVenue(own, other, {
    ...optionsOf(snapshot, terms),
    pools,
    tokenIn: poolToken(request.sell, weth),
    tokenOut: poolToken(request.buy, weth),
    allowances: pancake.allowances,
    isCoinSold: request.sell === NATIVE,
  })
}

/**
 * The best quote from PancakeSwap's pools whose router withstands the tokens of the trade (`exposure.ts`); null if there
 * is none. An unknown token is bought without the site's fee, because the router measures only what it pays out itself.
 */
function quoteAtPancake(
  pools: readonly PoolState[],
  request: TradeRequest,
  snapshot: PoolSnapshot,
  terms: SearchTerms,
): Quote | null {
  const isMeasured = isBoughtUnknown(request, terms.isCommon)
  if (isMeasured && request.kind === 'exactOut') return null
  const open = openToSmartRouter(pools, request, terms.isCommon)
  const measured = isMeasured && { siteFee: null, isOneLeg: true }
  return quoteThrough(open, request, snapshot, { ...terms, v4: null, hooked: null, ...measured })
}

/**
 * What would make a trade possible that SmartRouter does not withstand: a fixed amount to sell, or the wrapped coin in
 * place of the coin. `none` if nothing would.
 */
export type RefusalRemedy = 'exactIn' | 'wrappedCoin' | 'none'

/**
 * Why there is no quote for a trade that PancakeSwap's pools could make: its router does not withstand the bought token
 * (`exposure.ts`). Null if there is another reason. To be asked only if there is no quote.
 */
export function refusalAtPancake(
  request: TradeRequest,
  snapshot: PoolSnapshot,
  terms: SearchTerms,
): RefusalRemedy | null {
  if (!terms.pancake || terms.executor === 'v2Router') return null
  const pools = snapshot.pools.map(poolState).filter(isOfPancake)
  const quoteOf = (changes: Partial<TradeRequest>, known: Partial<SearchTerms> = {}) =>
    quoteAtPancake(pools, { ...request, ...changes }, snapshot, { ...terms, ...known })
  const withstood = pools.length > 0 ? quoteOf({}, { isCommon: () => true }) : null
  if (!withstood) return null
  const sold = { kind: 'exactIn', amount: withstood.amountIn } as const
  if (quoteOf(sold)) return 'exactIn'
  return request.sell === NATIVE && quoteOf({ ...sold, sell: terms.weth }) ? 'wrappedCoin' : 'none'
}

function searchFor(
  { sell, buy, kind, amount }: TradeRequest,
  snapshot: PoolSnapshot,
  terms: SearchTerms,
): [RouteRequest, RouteOptions] {
  const { weth } = terms
  return searchWith(
    {
      tokenIn: poolToken(sell, weth),
      tokenOut: poolToken(buy, weth),
      kind,
      amount: BigInt(amount),
      coin: sell === NATIVE ? 'in' : buy === NATIVE ? 'out' : null,
    },
    optionsOf(snapshot, terms),
    feeOf(terms, snapshot),
  )
}

/** Whether V4 may be used. It is excluded if the taxes were not measured, because a V4 swap with a taxed token can fail. */
const v4Of = ({ executor, v4 }: SearchTerms, { taxes }: PoolSnapshot) =>
  executor === 'v2Router' || taxes === null || !v4 ? null : v4

/**
 * The ways through pools with hooks that the chain's quoter must be asked about before a quote is known. Empty if no such
 * pool may be used.
 */
export function waysToAsk(request: TradeRequest, snapshot: PoolSnapshot, terms: SearchTerms): HookedWay[] {
  const v4 = v4Of(terms, snapshot)
  const { hooked = [], taxes } = snapshot
  const usable = hooked.filter(({ token0, token1 }) => ![token0, token1].some((token) => v4?.choice.isRebasing(token)))
  if (!v4 || usable.length === 0 || (taxes ?? []).length > 0) return []
  const pools = snapshot.pools.map(poolState).filter((pool) => !isOfPancake(pool))
  return hookedWays(usable, pools, ...searchFor(request, snapshot, terms))
}

function withoutRefused(pools: readonly PoolState[], hooked: readonly AnsweredWay[]): readonly PoolState[] {
  const refused = hooked.flatMap(({ way, answer }) => (answer.state === 'refused' ? [way.question.hop.pool] : []))
  return pools.filter(({ id }) => !refused.includes(id))
}

function quoteThrough(
  allPools: readonly PoolState[],
  traded: TradeRequest,
  snapshot: PoolSnapshot,
  terms: SearchTerms,
): Quote | null {
  const { executor, v4, isCommon, hooked } = terms
  const pools = hooked ? withoutRefused(allPools, hooked) : allPools
  const fee = feeOf(terms, snapshot)
  const { sell, buy, kind } = traded
  const sides = { sell, buy }
  const [request, allOptions] = searchFor(traded, snapshot, terms)
  const isUniversal = (trade: RoutedTrade) => needsUniversalRouter({ ...trade, siteFee: fee }, sides, isCommon)
  const open = v4Of(terms, snapshot)
  const best = (options: RouteOptions): Quote | null => {
    const { trade: plain } = open
      ? open.bestTrade(pools, request, options, { ...open.choice, isUniversal })
      : findTrade(pools, request, options)
    const choice = open && { pools, options, allowances: open.choice.allowances, isUniversal }
    const trade = choice && hooked ? betterWithHooks(plain, hooked, request, choice) : plain
    const quote = trade && toQuote(trade, snapshot)
    return quote && fee ? charged(quote, fee) : quote
  }
  const quote = best(allOptions)
  if (!quote) return null
  if (executor === 'v2Router') return quote
  if (v4) return routed(quote, sides, isCommon)
  if (!isCoinExposed(quote, sides, isCommon)) return quote
  // SwapRouter02 pays for an exact output only after the last pool has paid out. Of an exact input that is wrapped first,
  // it would pay the first of several legs with the ether of the others.
  return best({ ...allOptions, maxLegs: 1, ...(kind === 'exactOut' && { protocols: ['v2'] }) })
}

export interface Sought {
  request: TradeRequest
  snapshot: PoolSnapshot
  terms: SearchTerms
}

/**
 * Why there is no route although a pool with a hook has both tokens. `exactOut`: such pools are on longer routes for a
 * fixed amount to sell only. `refused`: the hook's own reason.
 */
export type HookRefusal = { why: 'exactOut' } | { why: 'refused'; reason: RevertReason }

/** @param answered - the answers about the pools with hooks; null if none were asked about */
export function hookRefusalOf(sought: Sought | null, answered: readonly AnsweredWay[] | null): HookRefusal | null {
  const refused = answered?.find(({ answer }) => answer.state === 'refused')?.answer
  if (refused?.state === 'refused') return { why: 'refused', reason: refused.reason }
  const { request, snapshot } = sought ?? {}
  return request?.kind === 'exactOut' && snapshot?.hooked ? { why: 'exactOut' } : null
}

interface CheckedQuote {
  quote: Quote
  check: QuoteCheck
}

export interface HeldQuote extends CheckedQuote {
  key: string
  /** The quote that was computed from the pools, before the chain checked it. */
  computed: Quote | null
}

export interface LiveQuote {
  state: 'none' | 'reading' | 'noRoute' | 'failed' | 'ready'
  /** Why there is no route through pools that exist; null if there is another reason. */
  refusal?: RefusalRemedy | null
  quote: Quote | null
  check: QuoteCheck
  /** A newer, different quote is being verified, or the newest pools or the verification could not be read. */
  isOld: boolean
  isStale: boolean
  isRereading: boolean
  /** The time at which the pools were read, in milliseconds since 1970; null until then. */
  readAt: number | null
  taxes: readonly TransferTax[]
  snapshot: PoolSnapshot | null
  /** Set if there is no route, although there are pools with hooks. */
  byHook?: HookRefusal | null
}

export interface QuoteInputs {
  /** The request's `requestKey`; null while there is nothing to quote. */
  key: string | null
  snapshot: PoolSnapshot | null
  isSnapshotFailed: boolean
  /** Until the gas price is known, a different route might briefly seem best. */
  areFeesReading: boolean
  /** Whether the chain has still to be asked about pools with hooks. */
  areHooksAwaited?: boolean
  /** Why the pools with hooks give no route; null if there are none, or there is a route. */
  byHook?: HookRefusal | null
  /** The best quote from the snapshot's pools; null if there is no route. */
  computed: Quote | null
  /** See `refusalAtPancake`; null if there is a quote. */
  refusal: RefusalRemedy | null
  /** The chain's check of `computed`; `impossible` if the chain cannot execute the trade. */
  verification: 'awaited' | 'failed' | 'impossible' | CheckedQuote
  isStale: boolean
  isRereading: boolean
  held: HeldQuote | null
}

const NO_TAXES: readonly TransferTax[] = []
const NO_QUOTE = { quote: null, check: 'computed', isOld: false } as const

const poolsOf = (snapshot: PoolSnapshot | null) => ({
  readAt: snapshot && snapshot.readAt,
  taxes: snapshot?.taxes ?? NO_TAXES,
  snapshot,
})

/** The quote to keep for `liveQuote`: the newest one that the chain has checked. */
export function heldQuote({
  key,
  verification,
  held,
  computed,
}: Pick<QuoteInputs, 'key' | 'verification' | 'held' | 'computed'>): HeldQuote | null {
  if (key === null || typeof verification === 'string' || held?.quote === verification.quote) return held
  return { key, computed, ...verification }
}

function isSameTrade(a: Quote | null, b: Quote): boolean {
  return a !== null && sameData({ ...a, blockNumber: 0, timestamp: 0 }, { ...b, blockNumber: 0, timestamp: 0 })
}

const isHeldFor = (
  held: HeldQuote | null,
  { key, snapshot }: Pick<QuoteInputs, 'key' | 'snapshot'>,
): held is HeldQuote =>
  held?.key === key && (snapshot === null || snapshot.timestamp - held.quote.timestamp <= HELD_QUOTE_MAX_S)

/** What to show if no route is known: none, or the last quote as long as the pools with hooks have not been asked. */
function withoutRoute(
  { computed, areHooksAwaited, refusal, byHook }: QuoteInputs,
  last: CheckedQuote | null,
): Partial<CheckedQuote> & Pick<LiveQuote, 'state' | 'refusal' | 'byHook'> & { isOld?: true } {
  if (computed !== null) return { state: 'noRoute' }
  if (!areHooksAwaited) return { state: 'noRoute', refusal, ...(byHook && { byHook }) }
  return last ? { ...last, state: 'ready', isOld: true } : { state: 'reading' }
}

/**
 * The quote to show. To avoid flicker, a verified quote stays until the next block's quote is also verified. It stays
 * for at most HELD_QUOTE_MAX_S, and never for another request.
 */
export function liveQuote(inputs: QuoteInputs): LiveQuote {
  const { key, snapshot, verification, held } = inputs
  const base = { ...NO_QUOTE, ...poolsOf(snapshot), isStale: inputs.isStale, isRereading: inputs.isRereading }
  if (key === null) return { ...base, state: 'none' }
  const last = isHeldFor(held, inputs) ? { quote: held.quote, check: held.check } : null
  if (inputs.isSnapshotFailed || verification === 'failed') {
    return { ...base, state: 'failed', quote: last && last.quote, isOld: true }
  }
  if (!snapshot || inputs.areFeesReading) return { ...base, state: 'reading' }
  if (inputs.computed === null || verification === 'impossible') return { ...base, ...withoutRoute(inputs, last) }
  if (verification !== 'awaited') return { ...base, ...verification, state: 'ready' }
  if (!last) return { ...base, state: 'ready', quote: inputs.computed }
  return { ...base, ...last, state: 'ready', isOld: !isSameTrade(held?.computed ?? null, inputs.computed) }
}

/** The pools may be this many seconds older than the latest block. On fast chains that is several blocks. */
const BEHIND_MAX_S = 4

/**
 * Whether pools are too old, either by the clock or compared with the latest block. Pools and the latest block are read
 * together, so normally they differ by at most one block, or by the blocks between two reads.
 * @param isLate - whether the time of `staleFrom` has passed; false without pools
 */
export function isStale(
  snapshot: PoolSnapshot | null,
  head: { number: number; timestamp: number } | undefined,
  isLate: boolean,
): boolean {
  if (!snapshot || !head) return isLate
  return isLate || (head.number - snapshot.blockNumber > 1 && head.timestamp - snapshot.timestamp > BEHIND_MAX_S)
}

/** The time after which pools are too old by the clock, in milliseconds since 1970; null without pools. */
export const staleFrom = (snapshot: PoolSnapshot | null): number | null =>
  snapshot && snapshot.readAt + QUOTE_STALE_MS + 1
