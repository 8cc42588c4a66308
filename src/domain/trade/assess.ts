import type { AmountError } from '../token/amount'
import { TAX_TIERS } from '../limits'
import type { Currency } from '../token/token'
import { needsAcceptance, type TradeLoss } from './loss'
import { usableAfter } from './networkCost'
import { mostSold } from './plan'
import type { Wrap } from './plan'
import type { TransferTax } from './pools/pool'
import type { Quote, QuoteCheck, TradeKind } from './quote'

/** What is known of one side: nothing chosen, still being read, no token here (and why), or a currency. */
export type Side =
  | { state: 'none' }
  | { state: 'reading'; symbol: string }
  | { state: 'unreadable'; symbol: string }
  | { state: 'notHere'; symbol: string; why: 'noCode' | 'notAToken' }
  | { state: 'ready'; currency: Currency }

export interface TradeFacts {
  wallet: 'disconnected' | 'wrongNetwork' | 'ready'
  sell: Side
  buy: Side
  kind: TradeKind
  /** The written amount of the fixed side. */
  amount: { ok: true; units: bigint } | { ok: false; error: AmountError }
  wrap: Wrap | null
  /** `old`: read too long ago to promise anything. */
  quote:
    | { state: 'none' | 'reading' | 'noRoute' | 'failed' | 'old' }
    | { state: 'ready'; quote: Quote; limit: string; check: QuoteCheck }
  /** Base units of what is sold; null while not known. */
  sellBalance: bigint | null
  /** Wei; null while not known. */
  nativeBalance: bigint | null
  /** Wei that must stay for the network cost; null while not known. */
  networkReserve: bigint | null
  /** Wei that Max keeps for it; null while not known. */
  keptByMax: bigint | null
  sellsNative: boolean
  /** Whether the chain's contracts are those that are expected, and else why no trade is possible. */
  contracts: 'reading' | 'failed' | { reason: string | null }
  isHeadStale: boolean
  /** A side that stands on no list that could be read, and that nobody has accepted; null when there is none. */
  unlisted: 'reading' | { currency: Currency; isListRead: boolean } | null
  /** What the tokens keep of their transfers; null where they keep nothing, or it is not known. */
  taxes: Record<'sell' | 'buy', TransferTax | null>
  /** Whether what the tokens keep could not be measured. */
  areTaxesUnknown: boolean
  /** What the quote loses; null while that is not known. */
  loss: TradeLoss | null
  isLossAccepted: boolean
}

/** What is wrong with what stands on the card, which nobody has to be connected to be told of. */
export type ToldToAll = 'readFailed' | 'unchecked' | 'refresh' | 'stale'

/** The one thing that stands between the person and the trade, or that nothing does. */
export type Assessment =
  | {
      step:
        | 'switchNetwork'
        | 'unchecked'
        | 'chooseSell'
        | 'chooseBuy'
        | 'enterAmount'
        | 'quoting'
        | 'noRoute'
        | 'readFailed'
        | 'refresh'
        | 'stale'
    }
  | { step: 'connect'; told: ToldToAll | null }
  | { step: 'checking'; what: 'contracts' | 'tokenList' }
  | { step: 'reading'; symbol: string }
  | { step: 'notTradable'; symbol: string; why: 'noCode' | 'notAToken' | 'unreadable' }
  | { step: 'noContracts'; reason: string }
  | { step: 'unlisted'; currency: Currency; isListRead: boolean }
  | { step: 'trap'; symbol: string; why: 'unbuyable' | 'unsellable' | 'tax' }
  | { step: 'badAmount'; error: Exclude<AmountError, 'empty'> }
  | { step: 'notEnough'; symbol: string }
  | { step: 'notEnoughForCost'; usable: bigint | null }
  | { step: 'lossBlocked' | 'acceptLoss'; loss: TradeLoss }
  /** `areTaxesUnknown`: nobody knows what of the amounts arrives; only there when it is so. */
  | { step: 'ready'; loss: TradeLoss; risky: boolean; areTaxesUnknown?: true }

function sideProblem(side: Side): Assessment | null {
  if (side.state === 'reading') return { step: 'reading', symbol: side.symbol }
  if (side.state === 'notHere') return { step: 'notTradable', symbol: side.symbol, why: side.why }
  if (side.state === 'unreadable') return { step: 'notTradable', symbol: side.symbol, why: 'unreadable' }
  return null
}

/** A token that cannot be bought or sold, or that keeps nearly all of a transfer. */
function trap({ sell, buy, taxes }: TradeFacts): Assessment | null {
  for (const [side, tax] of [
    [sell, taxes.sell],
    [buy, taxes.buy],
  ] as const) {
    if (side.state !== 'ready' || tax === null) continue
    const { symbol } = side.currency
    // Of what keeps everything that is bought nobody knows how it is sold.
    if (tax.buy >= TAX_TIERS.all) return { step: 'trap', symbol, why: 'unbuyable' }
    if (tax.sell === null) return { step: 'trap', symbol, why: 'unsellable' }
    if (Math.max(tax.buy, tax.sell) >= TAX_TIERS.blocked) return { step: 'trap', symbol, why: 'tax' }
  }
  return null
}

function toldToAll({ quote, contracts, isHeadStale }: TradeFacts): ToldToAll | null {
  if (quote.state === 'failed') return 'readFailed'
  if (contracts === 'failed') return 'unchecked'
  if (quote.state === 'old') return 'refresh'
  return isHeadStale ? 'stale' : null
}

/** Why no trade is possible on the chain; null also while that is not known. */
const reasonAgainst = ({ contracts }: TradeFacts) => (typeof contracts === 'string' ? null : contracts.reason)

/** A side that must be accepted first; null also while that is not known. */
function unaccepted({ unlisted }: TradeFacts): Assessment | null {
  return unlisted === null || unlisted === 'reading' ? null : { step: 'unlisted', ...unlisted }
}

/** What is still read without which nothing is promised. */
function unknown({ contracts, unlisted }: TradeFacts): Assessment | null {
  if (contracts === 'reading') return { step: 'checking', what: 'contracts' }
  return unlisted === 'reading' ? { step: 'checking', what: 'tokenList' } : null
}

/** Goes through everything that must hold for a trade, most basic first, and stops at the first that does not. */
export function assessTrade(facts: TradeFacts): Assessment {
  const { wallet, sell, buy, amount, quote, networkReserve } = facts
  if (sell.state === 'none') return { step: 'chooseSell' }
  if (buy.state === 'none') return { step: 'chooseBuy' }
  if (wallet === 'wrongNetwork') return { step: 'switchNetwork' }
  const problem = sideProblem(sell) ?? sideProblem(buy)
  if (problem && problem.step !== 'reading') return problem
  const reason = reasonAgainst(facts)
  if (reason !== null) return { step: 'noContracts', reason }
  if (wallet === 'disconnected') return { step: 'connect', told: toldToAll(facts) }
  if (!amount.ok) return amount.error === 'empty' ? { step: 'enterAmount' } : { step: 'badAmount', error: amount.error }
  if (amount.units === 0n) return { step: 'enterAmount' }
  if (problem) return problem
  if (quote.state === 'failed') return { step: 'readFailed' }
  if (facts.contracts === 'failed') return { step: 'unchecked' }
  const doubt = unaccepted(facts) ?? trap(facts)
  if (doubt) return doubt
  // Whatever the pools say to it.
  const isShort = facts.kind === 'exactIn' && facts.sellBalance !== null && facts.sellBalance < amount.units
  if (isShort && sell.state === 'ready') return { step: 'notEnough', symbol: sell.currency.symbol }
  if (quote.state === 'noRoute') return { step: 'noRoute' }
  if (quote.state === 'old') return { step: 'refresh' }
  if (sell.state !== 'ready' || buy.state !== 'ready' || quote.state !== 'ready') return { step: 'quoting' }
  const missing = unknown(facts)
  if (missing) return missing
  if (facts.isHeadStale) return { step: 'stale' }

  const needed = mostSold({ ...quote, wrap: facts.wrap })
  if (facts.sellBalance === null || facts.nativeBalance === null || networkReserve === null) return { step: 'quoting' }
  if (facts.sellBalance < needed) return { step: 'notEnough', symbol: sell.currency.symbol }
  const spentNative = facts.sellsNative ? needed : 0n
  if (facts.nativeBalance < spentNative + networkReserve) {
    const isAmountFree = facts.sellsNative && facts.kind === 'exactIn'
    return {
      step: 'notEnoughForCost',
      usable: isAmountFree && facts.keptByMax !== null ? usableAfter(facts.nativeBalance, facts.keptByMax) : null,
    }
  }
  const { loss } = facts
  // Only what the chain has said itself is offered for review.
  if (loss === null || quote.check === 'computed') return { step: 'quoting' }
  if (loss.tier === 'blocked') return { step: 'lossBlocked', loss }
  const risky = needsAcceptance(loss)
  return risky && !facts.isLossAccepted
    ? { step: 'acceptLoss', loss }
    : { step: 'ready', loss, risky, ...(facts.areTaxesUnknown && { areTaxesUnknown: true }) }
}
