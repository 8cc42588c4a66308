import type { AmountError, ParsedAmount } from '../../token/amount'
import { type Currency, currencyOfSide, NATIVE, type NotTraded, type ReadySide, type Side } from '../../token/token'
import type { TransferTax } from '../../pool/pool'
import type { TradeKind } from '../../pool/route'
import { type Address, sameAddress } from '../../chain/address'
import { TAX_TIERS } from '../limits'
import { needsAcceptance, type TradeLoss } from '../loss'
import { type ContractsFault, mostSold } from '../plan'
import type { Quote, QuoteCheck, Wrap } from '../quote'
import type { HookRefusal, RefusalRemedy } from './liveQuote'

/** The state of the quote. `old`: the pools were read too long ago. */
export type QuoteState =
  | { state: 'none' | 'reading' | 'failed' | 'old' }
  | { state: 'noRoute'; refusal?: RefusalRemedy | null; byHook?: HookRefusal }
  | { state: 'ready'; quote: Quote; limit: string; check: QuoteCheck }

type ReadyQuote = Extract<QuoteState, { state: 'ready' }>

/**
 * A token that the visitor has not accepted and that is not on the token list, or whose presence on the list is unknown
 * because the list could not be read.
 */
interface UnlistedToken {
  currency: Currency
  isListRead: boolean
  /** Whether the visitor is not allowed to accept the token. Present only if true. */
  isRefused?: true
}

export interface TradeFacts {
  /** The state of the wallet. `elsewhere`: the wallet is on another network that has trading. */
  wallet: 'disconnected' | 'wrongNetwork' | 'elsewhere' | 'ready'
  sell: Side
  buy: Side
  kind: TradeKind
  /** The entered amount of the fixed side. */
  amount: ParsedAmount
  wrap: Wrap | null
  quote: QuoteState
  /** The balance of the token to sell, in base units; null while unknown. */
  sellBalance: bigint | null
  nativeBalance: bigint | null
  /** The wei that must be left for the network cost; null while unknown. */
  networkReserve: bigint | null
  sellsNative: boolean
  /** The check of the chain's contracts. If `reason` is not null, trading is impossible. */
  contracts: 'reading' | 'failed' | { reason: ContractsFault | null }
  isHeadStale: boolean
  /** The first token that the visitor has to accept before trading; null if there is none. */
  unlisted: 'reading' | UnlistedToken | null
  /** The transfer tax of each token; null if a token has no tax, or its tax is unknown. */
  taxes: Record<'sell' | 'buy', TransferTax | null>
  areTaxesUnknown: boolean
  loss: TradeLoss | null
  isLossAccepted: boolean
}

/** Problems with the prices on the trade card. They are also shown without a connected wallet. */
export type PriceProblem = 'readFailed' | 'unchecked' | 'refresh' | 'stale'

export type Pending =
  | { step: 'quoting' }
  | { step: 'checking'; what: 'contracts' | 'tokenList' }
  | { step: 'reading'; symbol: string }

type Obstacle =
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
  /**
   * `isTaxed` is present only if true: a token of the exact output trade has a transfer tax. `refused` is present only if
   * there are pools whose router does not withstand the token with this symbol.
   */
  | { step: 'noRoute'; isTaxed?: true; refused?: { symbol: string; remedy: RefusalRemedy }; byHook?: HookRefusal }
  | { step: 'connect'; problem: PriceProblem | null }
  | { step: 'notTradable'; symbol: string; why: NotTraded | 'unreadable' }
  | { step: 'noContracts'; reason: ContractsFault }
  | ({ step: 'unlisted' } & UnlistedToken)
  | { step: 'trap'; symbol: string; why: Trap }
  | { step: 'badAmount'; error: Exclude<AmountError, 'empty'> }
  | { step: 'notEnough'; symbol: string }
  | { step: 'notEnoughForCost' }
  | { step: 'lossBlocked' | 'acceptLoss'; loss: TradeLoss }

/**
 * Nothing prevents the trade. `areTaxesUnknown`: the transfer taxes could not be measured. `isElsewhere`: the wallet
 * must switch to the trade's network first. Both are present only if true.
 */
export interface Ready {
  step: 'ready'
  loss: TradeLoss
  risky: boolean
  areTaxesUnknown?: true
  isElsewhere?: true
}

export type Assessment = Pending | Obstacle | Ready

/** Null if the rule is met, or if its data is still missing and a later rule waits for it. */
type Rule<Facts> = (facts: Facts) => Pending | Obstacle | null

const QUOTING: Pending = { step: 'quoting' }

const tokensChosen: Rule<TradeFacts> = ({ sell, buy }) => {
  if (sell.state === 'none') return { step: 'chooseSell' }
  return buy.state === 'none' ? { step: 'chooseBuy' } : null
}

/** A trade for which no pools exist is refused before a wallet or a consent is asked for. */
const poolsThere: Rule<TradeFacts> = (facts) =>
  facts.quote.state === 'noRoute' ? (contractsThere(facts) ?? amountOwned(facts) ?? routeThere(facts)) : null

const networkRight: Rule<TradeFacts> = ({ wallet }) => (wallet === 'wrongNetwork' ? { step: 'switchNetwork' } : null)

function notTradable(side: Side): Obstacle | null {
  if (side.state === 'notHere') return { step: 'notTradable', symbol: side.symbol, why: side.why }
  return side.state === 'unreadable' ? { step: 'notTradable', symbol: side.symbol, why: 'unreadable' } : null
}

/** A token that is still being read passes this rule, because the later rule `tokensRead` waits for it. */
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
  // Without a quote, the trade card shows no price that could be out of date.
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

/** Nobody is asked to accept a token while it is not known whether the token can be traded. */
const tokensAccepted: Rule<TradeFacts> = ({ unlisted, quote }) => {
  if (unlisted === null || unlisted === 'reading') return null
  return quote.state === 'reading' ? QUOTING : { step: 'unlisted', ...unlisted }
}

/** Why a token is a trap. `tax`: it keeps nearly all of a transfer. */
export type Trap = 'unbuyable' | 'unsellable' | 'tax'

/** Why a token with these measured taxes is not traded; null if it is. */
export function trapOf(tax: TransferTax): Trap | null {
  // If the token keeps the whole purchase as tax, nothing is left with which a sale could be tested.
  if (tax.buy >= TAX_TIERS.all) return 'unbuyable'
  if (tax.sell === null) return 'unsellable'
  return Math.max(tax.buy, tax.sell) >= TAX_TIERS.blocked ? 'tax' : null
}

/** Traps are refused before a wallet or a consent is asked for. */
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

/** An exact amount to sell must not exceed the balance. This can be checked without a quote. */
const amountOwned: Rule<TradeFacts> = ({ kind, sell, sellBalance, amount }) => {
  if (kind !== 'exactIn' || sell.state !== 'ready' || sellBalance === null || !amount.ok) return null
  return sellBalance < amount.units ? { step: 'notEnough', symbol: sell.currency.symbol } : null
}

const routeThere: Rule<TradeFacts> = ({ quote, kind, buy: bought, taxes: { sell, buy } }) => {
  const currency = currencyOfSide(bought)
  const isTaxed = kind === 'exactOut' && ((sell?.sell ?? 0) > 0 || (buy?.buy ?? 0) > 0)
  if (quote.state === 'noRoute') {
    const refused = quote.refusal && currency && { symbol: currency.symbol, remedy: quote.refusal }
    return {
      step: 'noRoute',
      ...(isTaxed && { isTaxed }),
      ...(refused && { refused }),
      ...(quote.byHook && { byHook: quote.byHook }),
    }
  }
  return quote.state === 'old' ? { step: 'refresh' } : null
}

const BEFORE_QUOTE: readonly Rule<TradeFacts>[] = [
  tokensChosen,
  noTrap,
  poolsThere,
  networkRight,
  tokensTradable,
  tokensListed,
  contractsThere,
  walletConnected,
  amountWritten,
  tokensRead,
  chainAnswers,
  tokensAccepted,
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

const costCovered: Rule<QuotedFacts> = ({ quote, wrap, sellsNative, nativeBalance, networkReserve }) => {
  if (nativeBalance === null || networkReserve === null) return QUOTING
  const spent = sellsNative ? mostSold({ ...quote, wrap }) : 0n
  return nativeBalance >= spent + networkReserve ? null : { step: 'notEnoughForCost' }
}

/** A trade can be reviewed only after the chain has verified its quote. */
const quoteVerified: Rule<QuotedFacts> = ({ quote }) => (quote.check === 'computed' ? QUOTING : null)

const lossAcceptable: Rule<QuotedFacts> = ({ loss, isLossAccepted }) => {
  if (loss === null) return QUOTING
  if (loss.tier === 'blocked') return { step: 'lossBlocked', loss }
  return needsAcceptance(loss) && !isLossAccepted ? { step: 'acceptLoss', loss } : null
}

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

/** The tokens that the visitor need not accept before trading. */
export interface KnownTokens {
  /** The token list; null while it is being read, or if it cannot be read. */
  listed: readonly { address: Address }[] | null
  isListFailed: boolean
  /** The tokens that the visitor has accepted, in the token selector or on the trade card. */
  accepted: readonly { address: Address }[]
  bases: readonly Address[]
}

export function unlistedSide(
  sides: readonly (Currency | null)[],
  { listed, isListFailed, accepted, bases }: KnownTokens,
): TradeFacts['unlisted'] {
  const known = [...bases, ...accepted.map(({ address }) => address), ...(listed ?? []).map(({ address }) => address)]
  const currency = sides.find((side) => {
    const id = side?.id ?? NATIVE
    return id !== NATIVE && !known.some((address) => sameAddress(address, id))
  })
  if (!currency) return null
  return listed === null && !isListFailed ? 'reading' : { currency, isListRead: listed !== null }
}
