import { type Address, sameAddress } from '../chain/address'
import { type Currency, type CurrencyId, NATIVE, sameCurrency, scaleOf } from '../token/token'
import type { CostPayer } from '../wallet/accountKind'
import { toleratedOf } from '../token/shareRounding'
import { UINT256_MAX } from '../chain/limits'
import type { ApprovalInfo, CurrencyAmount, TradeInfo } from '../transaction/info'
import { isByUniversalRouter } from './exposure'
import { REVIEWED_PRICE_MAX_S } from './limits'
import type { LossAcceptance } from './loss'
import { guardable, guardTicks, maximumSold, minimumReceived } from './slippage'
import { venueOf } from '../pool/route'
import type { PoolSnapshot } from '../pool/snapshot'
import type { Quote, QuotedAmounts, Wrap } from './quote'

/** The data that the review shows and from which the transaction is built. Amounts are decimal strings. */
export interface TradePlan {
  chainId: number
  account: Address
  sell: Currency
  buy: Currency
  quote: Quote
  /** The amounts that the review showed when it opened. Absent until a newer price has been accepted in the review. */
  opened?: QuotedAmounts
  wrap: Wrap | null
  slippageBps: number
  deadlineMinutes: number
  /** The number of owners of a Safe who have to sign. Absent unless there are several. */
  signers?: number
  /** The payer of the network fee. Absent if the account itself pays. */
  costPayer?: CostPayer
  /** The minimum received if the input is exact, or the maximum sold if the output is exact. */
  limit: string
  approval: 'exact' | 'unlimited'
  acceptedLoss: LossAcceptance | null
  executor: Executor
  /** The sandwich guard: how many ticks a price may be worse than at the start of the block; null if it is off. */
  guard: { ticks: number } | null
}

/**
 * The contract that executes a trade: Uniswap's SwapRouter02, PancakeSwap's SmartRouter, which is a fork of it, or the
 * V2 Router02 on chains without SwapRouter02. The Universal Router executes trades that use a V4 pool, and those of which
 * a token could take more (`exposure.ts`).
 */
export type Executor = 'swapRouter02' | 'smartRouter' | 'v2Router' | 'universalRouter'

/** `unknown`: no contract is known for the chain. `unexpected`: the contract's code is not the expected code. */
export type ContractsFault = 'unknown' | 'unexpected'

/** The contract that executes trades on a chain, or the reason why there is none. */
export type ContractsCheck =
  | {
      executor: 'swapRouter02' | 'v2Router'
      hasV4?: boolean
      /** Whether PancakeSwap's contracts are the expected ones, on a network that lists them. */
      hasPancake?: boolean
      reason: null
    }
  | { executor: null; hasV4?: never; hasPancake?: never; reason: ContractsFault }

/** An account's allowances, in base units of the token to sell. */
export interface SpendingAllowances {
  /** The token's allowance for the contract that trades through V2 and V3. */
  swapRouter: bigint
  permit2: bigint
  /** The token's allowance for PancakeSwap's SmartRouter; absent on networks without it. */
  smartRouter?: bigint
  /** The Universal Router's allowance in Permit2; 0 if it expires before the deadline. */
  universalRouter: bigint
}

/** The contract that executes a quote. `executor` is the chain's contract for trades without the Universal Router. */
export function executorFor(quote: Pick<Quote, 'legs' | 'isUniversal'>, executor: Executor): Executor {
  if (venueOf(quote) === 'pancake') return 'smartRouter'
  return isByUniversalRouter(quote) ? 'universalRouter' : executor
}

export function hasExecutor(check: ContractsCheck, { executor }: Pick<TradePlan, 'executor'>): boolean {
  if (executor === 'smartRouter') return check.hasPancake === true
  return executor === 'universalRouter' ? check.hasV4 === true : check.executor === executor
}

export type Terms = Pick<TradePlan, 'quote' | 'limit' | 'guard'>

/** The limit that the transaction contains, in base units: the minimum received or the maximum sold. */
export function tradeLimit(quote: Quote, wrap: Wrap | null, slippageBps: number): string {
  if (wrap) return quote.amountOut
  return (
    quote.kind === 'exactIn'
      ? minimumReceived(BigInt(quote.amountOut), slippageBps)
      : maximumSold(BigInt(quote.amountIn), slippageBps)
  ).toString()
}

function cardinalityIn(snapshot: PoolSnapshot | null) {
  return (pool: Address): number => {
    const found = snapshot?.pools.find(({ id }) => sameAddress(id, pool))
    return found?.protocol === 'v3' ? found.observationCardinality : 0
  }
}

interface TermsOptions {
  sell: CurrencyId
  wrap: Wrap | null
  slippageBps: number
  /** Whether the visitor has switched the sandwich guard on. It is used only if the quote's pools support it. */
  isGuardOn: boolean
  snapshot: PoolSnapshot | null
}

export function termsOf(quote: Quote, { sell, wrap, slippageBps, isGuardOn, snapshot }: TermsOptions): Terms {
  const isGuarded = !wrap && isGuardOn && guardable(quote, cardinalityIn(snapshot), sell)
  return {
    quote,
    limit: tradeLimit(quote, wrap, slippageBps),
    guard: isGuarded ? { ticks: guardTicks(slippageBps) } : null,
  }
}

/**
 * Whether the visitor must accept a plan's price again because it is old. A wrap has no price.
 * @param now - the chain's time in Unix seconds
 */
export const isPriceOld = ({ wrap, quote }: Pick<TradePlan, 'wrap' | 'quote'>, now: number): boolean =>
  wrap === null && now - quote.timestamp > REVIEWED_PRICE_MAX_S

/** The maximum amount that may leave the account, in base units of the sold token. */
export function mostSold({ quote, limit, wrap }: Pick<TradePlan, 'quote' | 'limit' | 'wrap'>): bigint {
  return BigInt(quote.kind === 'exactIn' || wrap ? quote.amountIn : limit)
}

/** Whether a token's multiplier is no longer that of the plan. Tokens that are not in `multipliers` count as the same. */
export const hasOtherMultiplier = (
  { sell, buy }: Pick<TradePlan, 'sell' | 'buy'>,
  multipliers: Readonly<Record<string, string | null>>,
): boolean => [sell, buy].some(({ id, uiMultiplier = null }) => id in multipliers && multipliers[id] !== uiMultiplier)

export interface BalanceChange {
  currency: CurrencyId
  difference: string
}

const differenceOf = (changes: readonly BalanceChange[], id: CurrencyId) =>
  changes.find(({ currency }) => sameCurrency(currency, id))?.difference

/** Whether a simulated trade moved exactly the amounts of its quote, and nothing else. */
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

/** The minimum amount that arrives if the trade succeeds, in base units of the bought token. */
export function leastReceived({ quote, limit }: Pick<TradePlan, 'quote' | 'limit'>): bigint {
  return BigInt(quote.kind === 'exactIn' ? limit : quote.amountOut)
}

/** Divides an exact output's limit among the legs in proportion to the quote. The last leg gets the remainder. */
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

/** The balances of some tokens cannot be read in a simulation. */
export const showsBothSides = ({ sell, buy }: Pick<TradePlan, 'sell' | 'buy'>, changes: readonly BalanceChange[]) =>
  [sell, buy].every(({ id }) => differenceOf(changes, id) !== undefined)

const isBeyond = (difference: bigint, allowed: bigint): boolean => difference > toleratedOf(allowed)

/**
 * The balance of the bought token, in base units, that the account must have after a trade. If it has received more
 * since `held` was read, the trade may bring as much less; if it has less by then, the trade fails.
 * @param held - the balance before the trade
 */
export function balanceFloor(plan: Pick<TradePlan, 'quote' | 'limit'>, held: bigint): bigint {
  const least = leastReceived(plan)
  return held + least - toleratedOf(least)
}

export type Excess =
  | { side: 'sell' | 'buy'; moved: bigint; allowed: bigint }
  /** A token that is not traded has left the account. */
  | { side: 'other'; token: Address; moved: bigint }

function otherFall({ sell, buy }: Pick<TradePlan, 'sell' | 'buy'>, changes: readonly BalanceChange[]): Excess | null {
  const isTraded = (id: CurrencyId) => [sell.id, buy.id].some((each) => sameCurrency(each, id))
  for (const { currency, difference } of changes) {
    const moved = -BigInt(difference)
    if (currency !== NATIVE && moved > 0n && !isTraded(currency)) {
      return { side: 'other', token: currency, moved }
    }
  }
  return null
}

/**
 * The amount by which a simulated trade took more, or gave less, than its terms allow; null if no excess is known. An
 * excess is possible because routers compare the limit with the amount that a pool pays out, and the token may keep a
 * part of the transfer. A router may also take another token that was approved to it (`exposure.ts`).
 */
export function excessOf(
  plan: Pick<TradePlan, 'sell' | 'buy' | 'quote' | 'limit' | 'wrap'>,
  changes: readonly BalanceChange[],
): Excess | null {
  const other = otherFall(plan, changes)
  if (other) return other
  const [most, least] = [mostSold(plan), leastReceived(plan)]
  const sold = -BigInt(differenceOf(changes, plan.sell.id) ?? -most)
  const received = BigInt(differenceOf(changes, plan.buy.id) ?? least)
  if (isBeyond(least - received, least)) return { side: 'buy', moved: received, allowed: least }
  return isBeyond(sold - most, most) ? { side: 'sell', moved: sold, allowed: most } : null
}

const amountOf = (currency: Currency, units: string): CurrencyAmount => ({
  token: currency.id,
  units,
  symbol: currency.symbol,
  ...scaleOf(currency),
})

export function tradeInfo({ sell, buy, quote, wrap }: TradePlan): TradeInfo {
  const sides = { sold: amountOf(sell, quote.amountIn), bought: amountOf(buy, quote.amountOut) }
  return wrap
    ? { kind: wrap, ...sides }
    : { kind: 'swap', exact: quote.kind === 'exactIn' ? 'sold' : 'bought', ...sides }
}

export function approvalInfo(plan: TradePlan, step: 'reset' | 'approve' | 'permit2'): ApprovalInfo {
  const { sell, approval } = plan
  if (step === 'reset') return { kind: 'reset', token: sell.id, symbol: sell.symbol }
  const most = mostSold(plan).toString()
  if (step === 'permit2') return { kind: 'approve', approved: amountOf(sell, most), through: 'permit2' }
  return { kind: 'approve', approved: amountOf(sell, approval === 'exact' ? most : UINT256_MAX.toString()) }
}
