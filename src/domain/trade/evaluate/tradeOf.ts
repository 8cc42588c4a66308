import { type Address, sameAddress } from '../../chain/address'
import type { Deployment } from '../../chain/network'
import { type CurrencyId, NATIVE, type Side, currencyOfSide } from '../../token/token'
import { type AccountKind, type CostPayer, costPayerOf, signersOf } from '../../wallet/accountKind'
import { type ParsedDraft, parseDraft, quotedRequest, type TradeDraft } from '../draft'
import { type LossAcceptance, tradeKey, type TradeValue, type ValueInputs, valueOf } from '../loss'
import { type ContractsFault, type Executor, executorFor, type Terms, termsOf, type TradePlan } from '../plan'
import type { TransferTax } from '../../pool/pool'
import { autoSlippageBps } from '../slippage'
import { deadlineMinutesFor, type TradeSettings } from '../tradeSettings'
import { type Quote, type QuoteCheck, type TradeRequest, type Wrap, wrapQuote } from '../quote'
import { type Assessment, assessTrade, type QuoteState, type TradeFacts } from './assess'
import {
  type Allowance,
  type CostInputs,
  costOf,
  type Fees,
  type GasEstimate,
  maxToSell,
  needsEstimate,
  type TradeCost,
} from './cost'
import type { LiveQuote } from './liveQuote'

/** All data on which the trade card depends, as last read. */
export interface TradeInputs extends ValueInputs {
  chainId: number
  /** The wrapped coin and the stablecoins of the network; null if the network's contracts are unknown. */
  venue: Pick<Deployment, 'weth' | 'stables'> | null
  draft: TradeDraft
  sides: Record<'sell' | 'buy', Side>
  settings: TradeSettings
  wallet: TradeFacts['wallet']
  /** The account that trades; null while no wallet is ready to trade. */
  account: Address | null
  accountKind?: AccountKind | undefined
  head: { number: number; timestamp: number } | null
  isHeadStale: boolean
  areFeesUnread: boolean
  fees: Fees
  live: LiveQuote
  contracts: 'reading' | 'failed' | { executor: Executor | null; reason: ContractsFault | null }
  /** The account's balances in base units; null while unknown. */
  balances: Record<'sell' | 'buy' | 'native', bigint | null> & { isUnread: boolean }
  allowance: Allowance
  unlisted: TradeFacts['unlisted']
  estimate: GasEstimate
  /** Whether a confirmed trade is running. The visitor's acceptance of its loss does not apply to the next trade. */
  isRunning: boolean
}

export interface Trade extends TradeValue, TradeCost {
  wrap: Wrap | null
  /** The newest quote; `isOld` while a newer one is being verified. */
  quote: Quote | null
  check: QuoteCheck
  limit: string | null
  isOld: boolean
  /** Whether the first quote for the entered amount, or data that the quote needs, is still being read. */
  isReading: boolean
  assessment: Assessment
  /** The number of owners who have to sign; null unless there are several. */
  signers: number | null
  /** The payer of the network fee; null if the account itself pays as the sender. */
  costPayer: CostPayer | null
  slippageBps: number
  autoBps: number
  /** Whether the sandwich guard is used on the quote's route; null without a quote. */
  guard: 'on' | 'off' | 'unavailable' | null
  /** The amount that the Max button fills in, in base units; null if the button is not offered. */
  max: bigint | null
  plan: TradePlan | null
  /** The `tradeKey` of the trade, which also identifies its gas estimates; null if the trade is incomplete. */
  key: string | null
  /** The plan whose gas the chain must estimate, as the table cannot show whether the ether suffices; null if none. */
  toEstimate: TradePlan | null
}

const taxOf = (taxes: readonly TransferTax[], id: CurrencyId | null) =>
  id === null ? null : (taxes.find(({ token }) => sameAddress(token, id)) ?? null)

function slippageFor({ draft, settings, venue }: TradeInputs): Pick<Trade, 'slippageBps' | 'autoBps'> {
  const autoBps = autoSlippageBps(draft.sell, draft.buy, venue?.stables ?? [])
  return { autoBps, slippageBps: settings.slippageBps ?? autoBps }
}

/** A wrap is quoted at once, because its rate is fixed. */
function quoteOf({ draft, head, live }: TradeInputs, { wrap, units }: ParsedDraft): Quote | null {
  if (!wrap) return live.quote
  return units > 0n && head ? wrapQuote(draft.kind, units, head.number, head.timestamp) : null
}

function quoteState(inputs: TradeInputs, { wrap, units }: ParsedDraft, terms: Terms | null): QuoteState {
  const { account, balances, live } = inputs
  // If balances or fees could not be read, the trade cannot be assessed.
  if (account && (balances.isUnread || inputs.areFeesUnread) && units > 0n) return { state: 'failed' }
  if (wrap) return terms ? { state: 'ready', ...terms, check: 'verified' } : { state: 'reading' }
  if (live.state === 'noRoute') {
    return { state: 'noRoute', refusal: live.refusal ?? null, ...(live.byHook && { byHook: live.byHook }) }
  }
  if (live.state !== 'ready') return { state: live.state }
  if (live.isStale) return { state: live.isRereading ? 'reading' : 'old' }
  return terms ? { state: 'ready', ...terms, check: live.check } : { state: 'reading' }
}

function planOf(
  inputs: TradeInputs,
  wrap: Wrap | null,
  terms: Terms | null,
  acceptedLoss: LossAcceptance | null,
): TradePlan | null {
  const { chainId, account, sides, contracts, live, settings } = inputs
  const [sell, buy] = [currencyOfSide(sides.sell), currencyOfSide(sides.buy)]
  const executor = typeof contracts === 'string' ? null : contracts.executor
  if (!account || !sell || !buy || !terms || !executor) return null
  if (!wrap && live.check === 'computed') return null
  const { approval } = settings
  const signers = signersOf(inputs.accountKind)
  const costPayer = costPayerOf(inputs.accountKind)
  const { slippageBps } = slippageFor(inputs)
  return {
    chainId,
    account,
    sell,
    buy,
    ...terms,
    wrap,
    slippageBps,
    deadlineMinutes: deadlineMinutesFor(settings, signers),
    ...(signers !== null && { signers }),
    ...(costPayer !== null && { costPayer }),
    approval,
    acceptedLoss,
    executor: executorFor(terms.quote, executor),
  }
}

function guardOf({ settings }: TradeInputs, terms: Terms | null, wrap: Wrap | null): Trade['guard'] {
  if (!terms || wrap) return null
  if (terms.guard) return 'on'
  return settings.guard ? 'unavailable' : 'off'
}

function factsOf(
  inputs: TradeInputs,
  { wrap, amount }: ParsedDraft,
  quote: QuoteState,
  { loss, consent, networkReserve }: TradeValue & TradeCost,
): TradeFacts {
  const { draft, sides, balances, live } = inputs
  return {
    wallet: inputs.wallet,
    ...sides,
    kind: draft.kind,
    amount,
    wrap,
    quote,
    sellBalance: balances.sell,
    nativeBalance: balances.native,
    networkReserve,
    sellsNative: draft.sell === NATIVE,
    contracts: inputs.contracts,
    isHeadStale: inputs.isHeadStale,
    unlisted: inputs.unlisted,
    taxes: { sell: taxOf(live.taxes, draft.sell), buy: taxOf(live.taxes, draft.buy) },
    areTaxesUnknown: live.snapshot?.taxes === null,
    loss,
    isLossAccepted: consent.acceptance !== null,
  }
}

/** The reserve for an account whose network cost others pay, because they execute its transactions. */
const NOTHING_RESERVED = { networkReserve: 0n, leftByMax: 0n }

/** A token that is a trap has no quote: nobody could get the quoted amount, or its value. */
const NO_QUOTE = {
  quote: null,
  limit: null,
  loss: null,
  isGainUnsure: false,
  networkCost: null,
  approvalCost: null,
  guard: null,
  plan: null,
  toEstimate: null,
}

const withoutTrap = (trade: Trade): Trade => (trade.assessment.step === 'trap' ? { ...trade, ...NO_QUOTE } : trade)

function isBeingRead({ sides }: TradeInputs, { amount }: ParsedDraft, quote: QuoteState): boolean {
  if (!amount.ok || amount.units === 0n) return false
  return quote.state === 'reading' || sides.sell.state === 'reading' || sides.buy.state === 'reading'
}

const keyOf = ({ account }: TradeInputs, request: TradeRequest | null) =>
  account === null || request === null ? null : tradeKey(request, account)

function valueNow(inputs: TradeInputs, parsed: ParsedDraft, quote: Quote | null): TradeValue {
  const { wrap } = parsed
  const [sell, buy] = [currencyOfSide(inputs.sides.sell), currencyOfSide(inputs.sides.buy)]
  const valued = quote && sell && buy ? { quote, wrap, sides: { sell, buy } } : null
  return valueOf(valued, inputs.isRunning ? null : keyOf(inputs, quotedRequest(parsed)), inputs)
}

export function tradeOf(inputs: TradeInputs): Trade {
  const { chainId, draft, live, venue } = inputs
  const parsed = parseDraft(draft, inputs.sides, { chainId, weth: venue?.weth ?? null })
  const { wrap } = parsed
  const slippage = slippageFor(inputs)
  const quote = quoteOf(inputs, parsed)
  const terms =
    quote &&
    termsOf(quote, {
      sell: draft.sell ?? NATIVE,
      wrap,
      slippageBps: slippage.slippageBps,
      isGuardOn: inputs.settings.guard,
      snapshot: live.snapshot,
    })
  const value = valueNow(inputs, parsed, quote)
  const plan = planOf(inputs, wrap, terms, value.consent.acceptance)
  // The cost of a wrap does not depend on its amount. Before an amount is entered, the amount 0 therefore gives the
  // correct maximum.
  const costed = terms ?? (wrap && { quote: wrapQuote(draft.kind, 0n, 0, 0), limit: '0', guard: null })
  const costFacts: CostInputs = {
    terms: costed && { ...costed, wrap },
    sell: draft.sell,
    allowance: inputs.allowance,
    etherBalance: inputs.balances.native,
    fees: inputs.fees,
    estimate: inputs.estimate,
  }
  const costPayer = costPayerOf(inputs.accountKind)
  const cost = { ...costOf(costFacts), ...(costPayer !== null && NOTHING_RESERVED) }
  const state = quoteState(inputs, parsed, terms)
  return withoutTrap({
    ...value,
    ...cost,
    ...slippage,
    signers: signersOf(inputs.accountKind),
    costPayer,
    wrap,
    quote,
    check: wrap ? 'verified' : live.check,
    limit: terms?.limit ?? null,
    isOld: live.isOld,
    isReading: isBeingRead(inputs, parsed, state),
    assessment: assessTrade(factsOf(inputs, parsed, state, { ...value, ...cost })),
    guard: guardOf(inputs, terms, wrap),
    max: maxToSell(draft.sell, inputs.balances.sell, cost.leftByMax),
    plan,
    key: keyOf(inputs, parsed.request),
    toEstimate: plan && costPayer === null && needsEstimate(costFacts) ? plan : null,
  })
}
