import type { Address } from '../chain/address'
import { type Currency, type CurrencyId, sameCurrency } from '../token/token'
import type { CostPayer } from '../wallet/accountKind'
import { REVIEWED_PRICE_MAX_S } from './limits'
import type { LossAcceptance } from './loss'
import { MILLION } from '../token/millionths'
import { isThroughV4 } from '../pool/route'
import { maximumSold, minimumReceived } from './slippage'
import type { Wrap } from './wrap'
import type { Quote } from './quote'

/** Everything that a review shows and that the transaction is built from. Plain data; amounts as decimal strings. */
export interface TradePlan {
  chainId: number
  account: Address
  sell: Currency
  buy: Currency
  quote: Quote
  wrap: Wrap | null
  slippageBps: number
  deadlineMinutes: number
  /** How many owners of a Safe have to sign it, where that is more than one. */
  signers?: number
  /** Who pays the network, where that is not simply the account. */
  costPayer?: CostPayer
  /** For an exact input, the least that may arrive. For an exact output, the most that may be paid. */
  limit: string
  approval: 'exact' | 'unlimited'
  /** The acceptance of a large loss, given before the review. */
  acceptedLoss: LossAcceptance | null
  /** The contract that executes the trade. */
  executor: Executor
  /** Sandwich guard: how many ticks the price may be worse than at the start of the block; null when it is off. */
  guard: { ticks: number } | null
}

/**
 * Uniswap's SwapRouter02, or its Router02 where SwapRouter02 does not exist; its Universal Router for trades with a V4
 * pool, and for these alone.
 */
export type Executor = 'swapRouter02' | 'v2Router' | 'universalRouter'

/** Why no contract can execute trades on a chain: none is known there, or it is not the expected one. */
export type ContractsFault = 'unknown' | 'unexpected'

/** The contract that executes trades on a chain, or why there is none. */
export type ContractsCheck =
  | {
      executor: Exclude<Executor, 'universalRouter'>
      /** Whether trades may go through V4 as well. */
      hasV4?: boolean
      reason: null
    }
  | { executor: null; reason: ContractsFault }

/** What an account has allowed, in base units of the token it sells. */
export interface SpendingAllowances {
  /** The contract that trades through V2 and V3. */
  swapRouter: bigint
  /** What Permit2 may take, and what the V4 router may take through Permit2: 0 if that ends before the deadline. */
  permit2: bigint
  universalRouter: bigint
}

/** The contract that executes a quote. `executor` is the chain's contract for trades without V4. */
export const executorFor = (quote: Pick<Quote, 'legs'>, executor: Executor): Executor =>
  isThroughV4(quote) ? 'universalRouter' : executor

/** Whether the contract that executes a plan is still there. */
export const hasExecutor = (check: ContractsCheck, { executor }: Pick<TradePlan, 'executor'>): boolean =>
  executor === 'universalRouter' ? check.reason === null && check.hasV4 === true : check.executor === executor

/** The parts of a plan that come from a quote. */
export type Terms = Pick<TradePlan, 'quote' | 'limit' | 'guard'>

/** The limit that goes into the transaction, from the quote that was shown. */
export function tradeLimit(quote: Quote, wrap: Wrap | null, slippageBps: number): string {
  if (wrap) return quote.amountOut
  return (
    quote.kind === 'exactIn'
      ? minimumReceived(BigInt(quote.amountOut), slippageBps)
      : maximumSold(BigInt(quote.amountIn), slippageBps)
  ).toString()
}

/**
 * Whether a plan's price is too old to be used without being accepted again. `now` is the chain's time in Unix seconds.
 * A wrap has no price.
 */
export const isPriceOld = ({ wrap, quote }: Pick<TradePlan, 'wrap' | 'quote'>, now: number): boolean =>
  wrap === null && now - quote.timestamp > REVIEWED_PRICE_MAX_S

/** The most that may leave the account, in base units of what is sold. */
export function mostSold({ quote, limit, wrap }: Pick<TradePlan, 'quote' | 'limit' | 'wrap'>): bigint {
  return BigInt(quote.kind === 'exactIn' || wrap ? quote.amountIn : limit)
}

/** A balance change of the account in a simulation, in base units and without the network cost. */
export interface BalanceChange {
  currency: CurrencyId
  difference: string
}

const differenceOf = (changes: readonly BalanceChange[], id: CurrencyId) =>
  changes.find(({ currency }) => sameCurrency(currency, id))?.difference

/**
 * Whether a simulated trade moved exactly the amounts of its quote, and nothing else.
 * @param changes - of the account's balances, in base units and without the network cost
 */
export function movesAsQuoted(
  { sell, buy, quote }: Pick<TradePlan, 'sell' | 'buy' | 'quote'>,
  changes: readonly BalanceChange[],
): boolean {
  return (
    changes.length === 2 &&
    differenceOf(changes, sell.id) === `-${quote.amountIn}` &&
    differenceOf(changes, buy.id) === quote.amountOut
  )
}

/** The least that arrives when the trade succeeds, in base units of what is bought. */
export function leastReceived({ quote, limit }: Pick<TradePlan, 'quote' | 'limit'>): bigint {
  return BigInt(quote.kind === 'exactIn' ? limit : quote.amountOut)
}

/** The limit of an exact output, divided among the legs in the quote's proportions; the remainder goes to the last. */
export function limitShares({ quote, limit }: Pick<TradePlan, 'quote' | 'limit'>): bigint[] {
  const total = quote.legs.reduce((sum, { amountIn }) => sum + BigInt(amountIn), 0n)
  if (total <= 0n) throw new RangeError('The parts of the trade do not make up the whole.')
  let rest = BigInt(limit)
  return quote.legs.map(({ amountIn }, at) => {
    const isLast = at === quote.legs.length - 1
    const share = isLast ? rest : (BigInt(limit) * BigInt(amountIn)) / total
    rest -= share
    return share
  })
}

/** Whether a simulation shows the balance changes of both sides. Some tokens do not reveal their balances to it. */
export const showsBothSides = ({ sell, buy }: Pick<TradePlan, 'sell' | 'buy'>, changes: readonly BalanceChange[]) =>
  [sell, buy].every(({ id }) => differenceOf(changes, id) !== undefined)

/** What tokens that compute with shares lose or add by rounding: this many base units, or a millionth of the amount. */
const SHARE_ROUNDING = 2n

function isBeyond(difference: bigint, allowed: bigint): boolean {
  return difference > SHARE_ROUNDING && difference * MILLION > allowed
}

/** An amount beyond a trade's terms: it took more, or gave less, than they allow. In base units of that side. */
export interface Excess {
  side: 'sell' | 'buy'
  moved: bigint
  allowed: bigint
}

/**
 * Finds whether a simulated trade took more, or gave less, than its terms allow. Null if it kept to them, as far as
 * balances could be read. Routers compare the limit with what a pool pays out, not with what arrives, and a token may
 * keep a part of it.
 */
export function excessOf(
  plan: Pick<TradePlan, 'sell' | 'buy' | 'quote' | 'limit' | 'wrap'>,
  changes: readonly BalanceChange[],
): Excess | null {
  const [most, least] = [mostSold(plan), leastReceived(plan)]
  const sold = -BigInt(differenceOf(changes, plan.sell.id) ?? -most)
  const received = BigInt(differenceOf(changes, plan.buy.id) ?? least)
  if (isBeyond(least - received, least)) return { side: 'buy', moved: received, allowed: least }
  return isBeyond(sold - most, most) ? { side: 'sell', moved: sold, allowed: most } : null
}
