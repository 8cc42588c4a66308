import { TAX_TIERS } from '../limits'
import type { AmountError, ParsedAmount } from '../../token/amount'
import type { Currency, NotTraded, ReadySide, Side } from '../../token/token'
import { needsAcceptance, type TradeLoss } from '../loss'
import { usableAfter } from '../networkCost'
import { type ContractsFault, mostSold } from '../plan'
import type { TransferTax } from '../../pool/pool'
import type { Wrap } from '../wrap'
import type { Quote, QuoteCheck } from '../quote'
import type { TradeKind } from '../../pool/route'

/** `old`: read too long ago to be relied on. */
export type QuoteState =
  | { state: 'none' | 'reading' | 'noRoute' | 'failed' | 'old' }
  | { state: 'ready'; quote: Quote; limit: string; check: QuoteCheck }

type ReadyQuote = Extract<QuoteState, { state: 'ready' }>

/** A token that is on no list that could be read, and that the user has not accepted. */
export interface UnlistedToken {
  currency: Currency
  isListRead: boolean
  /** It cannot be accepted. Only present when true. */
  isRefused?: true
}

export interface TradeFacts {
  /** `elsewhere`: on another network that is traded on. */
  wallet: 'disconnected' | 'wrongNetwork' | 'elsewhere' | 'ready'
  sell: Side
  buy: Side
  kind: TradeKind
  /** The entered amount of the fixed side. */
  amount: ParsedAmount
  wrap: Wrap | null
  quote: QuoteState
  /** Base units of the token to sell; null while not known. */
  sellBalance: bigint | null
  /** Wei; null while not known. */
  nativeBalance: bigint | null
  /** Wei that must stay for the network cost; null while not known. */
  networkReserve: bigint | null
  /** Wei that Max keeps for it; null while not known. */
  leftByMax: bigint | null
  sellsNative: boolean
  /** Whether the chain has the expected contracts, and otherwise why no trade is possible. */
  contracts: 'reading' | 'failed' | { reason: ContractsFault | null }
  isHeadStale: boolean
  /** The first side that must be accepted first; null when there is none. */
  unlisted: 'reading' | UnlistedToken | null
  /** The transfer taxes of the tokens; null where there is none, or it is not known. */
  taxes: Record<'sell' | 'buy', TransferTax | null>
  /** Whether the transfer taxes could not be measured. */
  areTaxesUnknown: boolean
  /** The loss of the quote; null while it is not known. */
  loss: TradeLoss | null
  isLossAccepted: boolean
}

/** Problems with the prices on the card, which visitors also see without a connected wallet. */
export type PriceProblem = 'readFailed' | 'unchecked' | 'refresh' | 'stale'

/** Something that is not known yet and that the trade depends on. */
export type Pending =
  | { step: 'quoting' }
  | { step: 'checking'; what: 'contracts' | 'tokenList' }
  | { step: 'reading'; symbol: string }

/** The one thing that prevents the trade. */
export type Obstacle =
  | {
      step:
        | 'switchNetwork'
        | 'unchecked'
        | 'chooseSell'
        | 'chooseBuy'
        | 'enterAmount'
        | 'readFailed'
        | 'refresh'
        | 'stale'
    }
  /** `isTaxed`, only present when true: a token of an exact output trade keeps a share of each transfer. */
  | { step: 'noRoute'; isTaxed?: true }
  | { step: 'connect'; problem: PriceProblem | null }
  | { step: 'notTradable'; symbol: string; why: NotTraded | 'unreadable' }
  | { step: 'noContracts'; reason: ContractsFault }
  | ({ step: 'unlisted' } & UnlistedToken)
  | { step: 'trap'; symbol: string; why: 'unbuyable' | 'unsellable' | 'tax' }
  | { step: 'badAmount'; error: Exclude<AmountError, 'empty'> }
  | { step: 'notEnough'; symbol: string }
  | { step: 'notEnoughForCost'; usable: bigint | null }
  | { step: 'lossBlocked' | 'acceptLoss'; loss: TradeLoss }

/**
 * Nothing prevents the trade. `areTaxesUnknown`: it is not known how much of the amounts arrives; `isElsewhere`: the
 * wallet must change to the trade's network first. Both are only present when true.
 */
export interface Ready {
  step: 'ready'
  loss: TradeLoss
  risky: boolean
  areTaxesUnknown?: true
  isElsewhere?: true
}

/** Not known yet, prevented, or ready. */
export type Assessment = Pending | Obstacle | Ready

/** One rule: null when it is met, or when a later rule must wait for the data it depends on. */
type Rule<Facts> = (facts: Facts) => Pending | Obstacle | null

const QUOTING: Pending = { step: 'quoting' }

const tokensChosen: Rule<TradeFacts> = ({ sell, buy }) => {
  if (sell.state === 'none') return { step: 'chooseSell' }
  return buy.state === 'none' ? { step: 'chooseBuy' } : null
}

const networkRight: Rule<TradeFacts> = ({ wallet }) => (wallet === 'wrongNetwork' ? { step: 'switchNetwork' } : null)

function notTradable(side: Side): Obstacle | null {
  if (side.state === 'notHere') return { step: 'notTradable', symbol: side.symbol, why: side.why }
  return side.state === 'unreadable' ? { step: 'notTradable', symbol: side.symbol, why: 'unreadable' } : null
}

/** A side that is being read does not prevent a trade yet, see `tokensRead`. */
const tokensTradable: Rule<TradeFacts> = ({ sell, buy }) =>
  sell.state === 'reading' ? null : (notTradable(sell) ?? notTradable(buy))

const tokensListed: Rule<TradeFacts> = ({ unlisted }) =>
  typeof unlisted === 'object' && unlisted?.isRefused
    ? { step: 'notTradable', symbol: unlisted.currency.symbol, why: 'notListed' }
    : null

const contractsThere: Rule<TradeFacts> = ({ contracts }) =>
  typeof contracts === 'string' || contracts.reason === null ? null : { step: 'noContracts', reason: contracts.reason }

function shownToAll({ quote, contracts, isHeadStale }: TradeFacts): PriceProblem | null {
  if (quote.state === 'failed') return 'readFailed'
  if (contracts === 'failed') return 'unchecked'
  if (quote.state === 'old') return 'refresh'
  // Without a quote there is no price on the card.
  return isHeadStale && quote.state === 'ready' ? 'stale' : null
}

const walletConnected: Rule<TradeFacts> = (facts) =>
  facts.wallet === 'disconnected' ? { step: 'connect', problem: shownToAll(facts) } : null

const amountWritten: Rule<TradeFacts> = ({ amount }) => {
  if (amount.ok) return amount.units === 0n ? { step: 'enterAmount' } : null
  return amount.error === 'empty' ? { step: 'enterAmount' } : { step: 'badAmount', error: amount.error }
}

const tokensRead: Rule<TradeFacts> = ({ sell, buy }) => {
  if (sell.state === 'reading') return { step: 'reading', symbol: sell.symbol }
  return buy.state === 'reading' ? { step: 'reading', symbol: buy.symbol } : null
}

const chainAnswers: Rule<TradeFacts> = ({ quote, contracts }) => {
  if (quote.state === 'failed') return { step: 'readFailed' }
  return contracts === 'failed' ? { step: 'unchecked' } : null
}

const tokensAccepted: Rule<TradeFacts> = ({ unlisted }) =>
  unlisted === null || unlisted === 'reading' ? null : { step: 'unlisted', ...unlisted }

function trapOf(tax: TransferTax): Extract<Obstacle, { step: 'trap' }>['why'] | null {
  // A token that keeps the whole purchase cannot be tested for how it sells.
  if (tax.buy >= TAX_TIERS.all) return 'unbuyable'
  if (tax.sell === null) return 'unsellable'
  return Math.max(tax.buy, tax.sell) >= TAX_TIERS.blocked ? 'tax' : null
}

/** No token that cannot be bought or sold, or that keeps nearly all of a transfer. */
const noTrap: Rule<TradeFacts> = ({ sell, buy, taxes }) => {
  for (const [side, tax] of [
    [sell, taxes.sell],
    [buy, taxes.buy],
  ] as const) {
    const why = side.state === 'ready' && tax !== null ? trapOf(tax) : null
    if (side.state === 'ready' && why !== null) return { step: 'trap', symbol: side.currency.symbol, why }
  }
  return null
}

/** Before any quote: an exact amount to sell cannot exceed the balance. */
const amountOwned: Rule<TradeFacts> = ({ kind, sell, sellBalance, amount }) => {
  if (kind !== 'exactIn' || sell.state !== 'ready' || sellBalance === null || !amount.ok) return null
  return sellBalance < amount.units ? { step: 'notEnough', symbol: sell.currency.symbol } : null
}

const routeThere: Rule<TradeFacts> = ({ quote, kind, taxes: { sell, buy } }) => {
  const isTaxed = kind === 'exactOut' && ((sell?.sell ?? 0) > 0 || (buy?.buy ?? 0) > 0)
  if (quote.state === 'noRoute') return { step: 'noRoute', ...(isTaxed && { isTaxed }) }
  return quote.state === 'old' ? { step: 'refresh' } : null
}

/** The rules before there can be a quote, most basic first. */
const BEFORE_QUOTE: readonly Rule<TradeFacts>[] = [
  tokensChosen,
  networkRight,
  tokensTradable,
  tokensListed,
  contractsThere,
  walletConnected,
  amountWritten,
  tokensRead,
  chainAnswers,
  tokensAccepted,
  noTrap,
  amountOwned,
  routeThere,
]

interface QuotedFacts extends TradeFacts {
  sell: ReadySide
  buy: ReadySide
  quote: ReadyQuote
}

const isQuoted = (facts: TradeFacts): facts is QuotedFacts =>
  facts.sell.state === 'ready' && facts.buy.state === 'ready' && facts.quote.state === 'ready'

const checksDone: Rule<QuotedFacts> = ({ contracts, unlisted }) => {
  if (contracts === 'reading') return { step: 'checking', what: 'contracts' }
  return unlisted === 'reading' ? { step: 'checking', what: 'tokenList' } : null
}

const headRecent: Rule<QuotedFacts> = ({ isHeadStale }) => (isHeadStale ? { step: 'stale' } : null)

const balanceEnough: Rule<QuotedFacts> = ({ sell, quote, wrap, sellBalance, nativeBalance, networkReserve }) => {
  if (sellBalance === null || nativeBalance === null || networkReserve === null) return QUOTING
  const needed = mostSold({ ...quote, wrap })
  return sellBalance < needed ? { step: 'notEnough', symbol: sell.currency.symbol } : null
}

const costCovered: Rule<QuotedFacts> = ({ quote, wrap, kind, sellsNative, ...ether }) => {
  const { nativeBalance, networkReserve, leftByMax } = ether
  if (nativeBalance === null || networkReserve === null) return QUOTING
  const spent = sellsNative ? mostSold({ ...quote, wrap }) : 0n
  if (nativeBalance >= spent + networkReserve) return null
  const isAmountFree = sellsNative && kind === 'exactIn'
  return {
    step: 'notEnoughForCost',
    usable: isAmountFree && leftByMax !== null ? usableAfter(nativeBalance, leftByMax) : null,
  }
}

/** Only quotes that the chain has confirmed are offered for review. */
const quoteVerified: Rule<QuotedFacts> = ({ quote, loss }) =>
  loss === null || quote.check === 'computed' ? QUOTING : null

const lossAcceptable: Rule<QuotedFacts> = ({ loss, isLossAccepted }) => {
  if (loss === null) return QUOTING
  if (loss.tier === 'blocked') return { step: 'lossBlocked', loss }
  return needsAcceptance(loss) && !isLossAccepted ? { step: 'acceptLoss', loss } : null
}

/** The rules for a trade with a quote, most basic first. */
const WITH_QUOTE: readonly Rule<QuotedFacts>[] = [
  checksDone,
  headRecent,
  balanceEnough,
  costCovered,
  quoteVerified,
  lossAcceptable,
]

function firstOf<Facts>(rules: readonly Rule<Facts>[], facts: Facts): Pending | Obstacle | null {
  for (const rule of rules) {
    const found = rule(facts)
    if (found) return found
  }
  return null
}

/** Applies all rules for a trade, most basic first, and stops at the first that is not met. */
export function assessTrade(facts: TradeFacts): Assessment {
  const early = firstOf(BEFORE_QUOTE, facts)
  if (early) return early
  if (!isQuoted(facts)) return QUOTING
  const late = firstOf(WITH_QUOTE, facts)
  if (late) return late
  const { loss, areTaxesUnknown, wallet } = facts
  if (loss === null) return QUOTING
  return {
    step: 'ready',
    loss,
    risky: needsAcceptance(loss),
    ...(areTaxesUnknown && { areTaxesUnknown: true }),
    ...(wallet === 'elsewhere' && { isElsewhere: true }),
  }
}
