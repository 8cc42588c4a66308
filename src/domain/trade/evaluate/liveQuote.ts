import type { Address } from '../../chain/address'
import { sameData } from '../../browser/sameData'
import type { Charges } from './cost'
import { HELD_QUOTE_MAX_S, LEGS_MAX, QUOTE_STALE_MS } from '../limits'
import { NATIVE } from '../../token/token'
import { FEE_GAS } from '../gas'
import type { Executor } from '../plan'
import { beforeFee, feePerGasBefore, type FeeTerms } from '../siteFee'
import type { TransferTax } from '../../pool/pool'
import { type PoolSnapshot, poolState, tokensIn } from '../../pool/snapshot'
import type { bestTrade, V4Choice } from '../search/bestTrade'
import { findTrade, type RouteOptions, type RouteRequest, toQuote } from '../search/router'
import { poolToken } from './request'
import { type Quote, type QuoteCheck, type TradeRequest, withSiteFee } from '../quote'

/** The parameters of a route search, without the pools. */
export interface SearchTerms {
  weth: Address
  /** Null while it is not known. */
  executor: Executor | null
  /** Wei; 0 when it is not known, and gas is ignored. */
  feePerGas: bigint
  /** What the network charges in addition to gas, if anything. */
  charges?: Charges | null
  /** The fee that the site takes of the pair; absent or null where it takes none. */
  siteFee?: FeeTerms | null
  /** The terms of a search through V4; absent if V4 must not be used. */
  v4?: { bestTrade: typeof bestTrade; choice: V4Choice } | null
}

/**
 * The fee of a trade between two currencies; null where none is taken: with a token that has a fee of its own, that was
 * not measured, or that computes with shares, of which the router may hold a unit less than it was given.
 */
function feeOf({ siteFee, executor }: SearchTerms, { taxes, hasShares }: PoolSnapshot): FeeTerms | null {
  // Router02 has no function that takes a fee.
  const isOpen = executor !== 'v2Router' && taxes?.length === 0 && !hasShares
  return siteFee && isOpen ? siteFee : null
}

/** A quote of what the pools give, after the fee. */
function charged(quote: Quote, fee: FeeTerms): Quote {
  const after = withSiteFee(quote, fee)
  return after.siteFee ? { ...after, gasEstimate: String(BigInt(after.gasEstimate) + BigInt(FEE_GAS)) } : after
}

/** What the search compares routes by. */
function optionsOf(snapshot: PoolSnapshot, { weth, executor, feePerGas, charges }: SearchTerms): RouteOptions {
  const isOnlyV2 = executor === 'v2Router'
  return {
    weth,
    bases: tokensIn(snapshot),
    ...(charges?.routeGas(feePerGas) ?? { feePerGas }),
    protocols: isOnlyV2 ? ['v2'] : ['v2', 'v3'],
    maxLegs: isOnlyV2 ? 1 : LEGS_MAX,
    taxes: snapshot.taxes ?? [],
  }
}

/** The search with the fee in it: an exact purchase buys it as well, and gas weighs as much more as it leaves less. */
function searchWith(request: RouteRequest, options: RouteOptions, fee: FeeTerms | null): [RouteRequest, RouteOptions] {
  if (!fee) return [request, options]
  return request.kind === 'exactOut'
    ? [{ ...request, amount: beforeFee(request.amount, fee) }, options]
    : [request, { ...options, feePerGas: feePerGasBefore(options.feePerGas, fee) }]
}

/** The best quote from the pools, after the site's fee; null when there is no route. Makes no request. */
export function computeQuote(
  { sell, buy, kind, amount }: TradeRequest,
  snapshot: PoolSnapshot,
  terms: SearchTerms,
): Quote | null {
  const { weth, executor, v4 } = terms
  const fee = feeOf(terms, snapshot)
  const pools = snapshot.pools.map(poolState)
  const [request, options] = searchWith(
    {
      tokenIn: poolToken(sell, weth),
      tokenOut: poolToken(buy, weth),
      kind,
      amount: BigInt(amount),
      coin: sell === NATIVE ? 'in' : buy === NATIVE ? 'out' : null,
    },
    optionsOf(snapshot, terms),
    fee,
  )
  // A token whose taxes were not measured may lose what V4 does not see.
  const isV4Open = v4 && executor !== 'v2Router' && snapshot.taxes !== null
  const { trade } = isV4Open ? v4.bestTrade(pools, request, options, v4.choice) : findTrade(pools, request, options)
  const quote = trade && toQuote(trade, snapshot)
  return quote && fee ? charged(quote, fee) : quote
}

/** A quote, and how far it was checked. */
export interface CheckedQuote {
  quote: Quote
  check: QuoteCheck
}

/** The last quote that the chain has checked, and its request. */
export interface HeldQuote extends CheckedQuote {
  /** The request's `requestKey`. */
  key: string
  /** The quote computed from the pools, before the chain checked it. */
  computed: Quote | null
}

/** The best available quote for a request, and how far it was checked. */
export interface LiveQuote {
  state: 'none' | 'reading' | 'noRoute' | 'failed' | 'ready'
  quote: Quote | null
  check: QuoteCheck
  /** Whether the newest pools give another quote, which is being verified; or whether they cannot be read. */
  isOld: boolean
  /** Whether the pools are too old to rely on. */
  isStale: boolean
  /** Whether pools that are stale are being read again. */
  isRereading: boolean
  /** When the pools were read, in milliseconds since 1970; null while they were not. */
  readAt: number | null
  taxes: readonly TransferTax[]
  snapshot: PoolSnapshot | null
}

/** The inputs for the quote of one request. */
export interface QuoteInputs {
  /** The request's `requestKey`; null while there is nothing to quote. */
  key: string | null
  /** The pools, if they were read. */
  snapshot: PoolSnapshot | null
  isSnapshotFailed: boolean
  /** Without the gas price another route may briefly seem best. */
  areFeesReading: boolean
  /** The best quote from these pools; null when there is no route. */
  computed: Quote | null
  /** The chain's check of it; `impossible` where the chain cannot execute this trade. */
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

/** The quote to hold from now on: the newest one that the chain has checked. */
export function heldQuote({
  key,
  verification,
  held,
  computed,
}: Pick<QuoteInputs, 'key' | 'verification' | 'held' | 'computed'>): HeldQuote | null {
  if (key === null || typeof verification === 'string' || held?.quote === verification.quote) return held
  return { key, computed, ...verification }
}

/** Whether two quotes differ at most in their block. */
function isSameTrade(a: Quote | null, b: Quote): boolean {
  return a !== null && sameData({ ...a, blockNumber: 0, timestamp: 0 }, { ...b, blockNumber: 0, timestamp: 0 })
}

/** Whether the quote that was checked last still says something: of this request, and of about these pools. */
const isHeldFor = (
  held: HeldQuote | null,
  { key, snapshot }: Pick<QuoteInputs, 'key' | 'snapshot'>,
): held is HeldQuote =>
  held?.key === key && (snapshot === null || snapshot.timestamp - held.quote.timestamp <= HELD_QUOTE_MAX_S)

/**
 * The quote to show. A verified one remains until the next block's is verified too, to avoid flicker; but only for its
 * own request, since a previous amount says nothing about the next one, and for a short time.
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
  if (inputs.computed === null || verification === 'impossible') return { ...base, state: 'noRoute' }
  if (verification !== 'awaited') return { ...base, ...verification, state: 'ready' }
  if (!last) return { ...base, state: 'ready', quote: inputs.computed }
  return { ...base, ...last, state: 'ready', isOld: !isSameTrade(held?.computed ?? null, inputs.computed) }
}

/** On fast chains, pools may be behind by all blocks of this many seconds. */
const BEHIND_MAX_S = 4

/**
 * Whether pools are too old to rely on: by the clock, or because the head is ahead of them. They are read with
 * the head, so they may briefly be apart by one block, or by those between two reads, but no more.
 * @param isLate - whether the moment of `staleFrom` has passed, which there is none of without pools
 */
export function isStale(
  snapshot: PoolSnapshot | null,
  head: { number: number; timestamp: number } | undefined,
  isLate: boolean,
): boolean {
  if (!snapshot || !head) return isLate
  return isLate || (head.number - snapshot.blockNumber > 1 && head.timestamp - snapshot.timestamp > BEHIND_MAX_S)
}

/** From when on pools are too old by the clock, in milliseconds since 1970. */
export const staleFrom = (snapshot: PoolSnapshot | null): number | null =>
  snapshot && snapshot.readAt + QUOTE_STALE_MS + 1
