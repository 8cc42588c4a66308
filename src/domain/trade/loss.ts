import type { Address } from '../chain/address'
import { divideUp } from '../integers'
import { HEAD_STALE_S } from '../chain/limits'
import { usdTextAtMost, usdValue } from '../market/money'
import type { PriceSource } from '../market/usdPrices'
import { lossPercent, MILLION } from '../token/millionths'
import type { Fraction } from '../pool/route'
import { leftToRight, percentage } from '../browser/locale'
import { tradeAmountAtMost } from '../token/amount'
import type { Currency } from '../token/token'
import { GAIN_MAX, LOSS_DRIFT_MAX, LOSS_STRICTER_USD, LOSS_TIERS } from './limits'
import type { Quote, QuotedAmounts, TradeRequest, Wrap } from './quote'

/** The consequence of a loss: nothing, a note, a warning, a box to tick, a number to type, or a blocked trade. */
export type LossTier = 'none' | keyof typeof LOSS_TIERS

const TIERS: readonly LossTier[] = ['none', 'note', 'warning', 'accept', 'type', 'blocked']
const PERCENT = 10_000n

function tierOf({ numerator, denominator }: Fraction): LossTier {
  const reaches = (tier: keyof typeof LOSS_TIERS) => numerator * MILLION >= LOSS_TIERS[tier] * denominator
  return TIERS.findLast((tier) => tier !== 'none' && reaches(tier)) ?? 'none'
}

export function lossTier(share: bigint): LossTier {
  return tierOf({ numerator: share, denominator: MILLION })
}

const STRICTER: Record<LossTier, LossTier> = {
  none: 'note',
  note: 'warning',
  warning: 'accept',
  accept: 'type',
  // A loss of many dollars alone never blocks a trade.
  type: 'type',
  blocked: 'blocked',
}

/** `usd`: exact dollars with 18 decimals; null while unknown. */
function strictTier(lost: Fraction, usd: Fraction | null): LossTier {
  const tier = tierOf(lost)
  return usd !== null && usd.numerator >= LOSS_STRICTER_USD * usd.denominator ? STRICTER[tier] : tier
}

const isWorse = (tier: LossTier, than: LossTier) => TIERS.indexOf(tier) > TIERS.indexOf(than)

export interface TradedAmount {
  units: bigint
  decimals: number
  price: PriceSource | null
}

/**
 * The dollar price of a quoted amount; null if there is no reliable price. A price is unreliable if it was read long
 * before or after the quote, is rounded to zero, or comes from a pool whose depth is less than the amount's value.
 */
export function referencePrice({ units, decimals, price }: TradedAmount, quotedAt: number): bigint | null {
  if (price === null || price.usd === 0n || Math.abs(quotedAt - price.timestamp) > HEAD_STALE_S) return null
  const isShallow = price.depthUsd !== null && usdValue(units, decimals, price.usd) > price.depthUsd
  return isShallow ? null : price.usd
}

export interface TradeLoss {
  tier: LossTier
  /** The main cause. `value`: the sides' dollar values differ. `change`: of the price since the review opened. */
  cause: 'impact' | 'tax' | 'value' | 'change'
  /** The loss in millionths of the amount sold, rounded up. Only for display: the exact loss determines the tier. */
  share: bigint
  /** The part of the loss due to the main cause, in millionths; less than `share` if there are other causes. */
  ofCause: bigint
  /** The loss in dollars with 18 decimals, rounded up; null without a reliable price. */
  usd: bigint | null
}

const NOTHING: Fraction = { numerator: 0n, denominator: 1n }
export const NO_LOSS: TradeLoss = { tier: 'none', cause: 'impact', share: 0n, ofCause: 0n, usd: null }

/** The total of two successive losses, which are in millionths. */
const combined = (first: bigint, second: bigint): Fraction => ({
  numerator: MILLION * MILLION - (MILLION - first) * (MILLION - second),
  denominator: MILLION * MILLION,
})

const isMore = (a: Fraction, b: Fraction) => a.numerator * b.denominator > b.numerator * a.denominator
const larger = (a: Fraction, b: Fraction) => (isMore(a, b) ? a : b)
const shareOf = ({ numerator, denominator }: Fraction) => divideUp(numerator * MILLION, denominator)

/**
 * The share that a quote loses because the price has become worse since the review was opened. A newer price can be
 * accepted again and again, so all changes count together.
 */
function lossSince(opened: QuotedAmounts | undefined, { kind, amountIn, amountOut }: Quote): Fraction {
  if (!opened) return NOTHING
  const [before, now] = kind === 'exactIn' ? [opened.amountOut, amountOut] : [amountIn, opened.amountIn]
  return BigInt(before) === 0n ? NOTHING : { numerator: BigInt(before) - BigInt(now), denominator: BigInt(before) }
}

/**
 * The loss of a trade: the largest of three losses. The first is the pools' price impact together with the tokens' taxes.
 * The second is the difference between the dollar values of both sides, including fees, if both prices are known. The
 * third is `since`, see `lossSince`. From LOSS_STRICTER_USD on, the next stricter tier applies.
 */
export function tradeLoss(
  { impact, tax, timestamp }: Pick<Quote, 'impact' | 'tax' | 'timestamp'>,
  sold: TradedAmount,
  bought: TradedAmount,
  since: Fraction = NOTHING,
): TradeLoss {
  const [soldPrice, boughtPrice] = [referencePrice(sold, timestamp), referencePrice(bought, timestamp)]
  const before = sold.units * (soldPrice ?? 0n) * 10n ** BigInt(bought.decimals)
  const after = bought.units * (boughtPrice ?? 0n) * 10n ** BigInt(sold.decimals)
  // If the trade gains value, or if the price of the sold token is unknown, the difference is at most zero and the
  // pools' loss decides.
  const difference = boughtPrice === null ? NOTHING : { numerator: before - after, denominator: before }

  const byPools = combined(BigInt(impact), BigInt(tax))
  const now = larger(difference, byPools)
  const lost = larger(now, since)
  const usd =
    soldPrice === null
      ? null
      : {
          numerator: sold.units * soldPrice * lost.numerator,
          denominator: 10n ** BigInt(sold.decimals) * lost.denominator,
        }
  // The dollar values differ at least by the pools' fees. Therefore `value` is the main cause only if the difference is
  // more than twice the combined impact and taxes.
  const isByValue = isMore(difference, { ...byPools, numerator: byPools.numerator * 2n })
  const share = shareOf(lost)
  const ofCauses = { impact: BigInt(impact), tax: BigInt(tax), value: share, change: share }
  const cause = isMore(since, now) ? 'change' : isByValue ? 'value' : ofCauses.tax > ofCauses.impact ? 'tax' : 'impact'
  return {
    tier: strictTier(lost, usd),
    cause,
    share,
    ofCause: ofCauses[cause],
    usd: usd && divideUp(usd.numerator, usd.denominator),
  }
}

export const hasOtherCauses = ({ share, ofCause }: TradeLoss): boolean => share > ofCause

const wholePercent = (share: bigint) => divideUp(share, PERCENT)

/** The number to type in order to accept a loss: the whole percentage, rounded up. */
export function lossWord(share: bigint): string {
  return wholePercent(share).toString()
}

export function isLossWord(text: string, word: string): boolean {
  return text.replace(/[\s%]/g, '') === word
}

export interface LossAcceptance {
  trade: string
  tier: LossTier
  /** The accepted loss in millionths, as a decimal string. */
  share: string
}

export function tradeKey({ chainId, sell, buy, kind, amount }: TradeRequest, account: Address): string {
  return [chainId, account, sell, buy, kind, amount].join()
}

export function acceptLoss(trade: string, { tier, share }: TradeLoss): LossAcceptance {
  return { trade, tier, share: share.toString() }
}

export const needsAcceptance = ({ tier }: TradeLoss): boolean => tier === 'accept' || tier === 'type'

/** Covers a loss of the same trade, in no stricter tier, at most LOSS_DRIFT_MAX larger than the accepted one. */
export function coversLoss(acceptance: LossAcceptance, trade: string | null, { tier, share }: TradeLoss): boolean {
  if (acceptance.trade !== trade || isWorse(tier, acceptance.tier)) return false
  const accepted = BigInt(acceptance.share)
  // The typed percentage must not be less than the loss.
  if (acceptance.tier === 'type' && wholePercent(share) > wholePercent(accepted)) return false
  return share <= accepted + LOSS_DRIFT_MAX
}

/** The visitor's acceptance of the loss of one trade, by a ticked box or a typed number. */
export interface ConsentState {
  acceptance: LossAcceptance | null
  text: string
  /** The `tradeKey` of the trade; null while there is no trade to accept. */
  trade: string | null
}

/** The `tradeKey` of the trade and the loss to accept; each is null while unknown. */
interface ConsentSubject {
  trade: string | null
  loss: TradeLoss | null
}

const isVoid = ({ acceptance }: ConsentState, { trade, loss }: ConsentSubject) =>
  acceptance !== null && loss !== null && !coversLoss(acceptance, trade, loss)

/**
 * The consent, or an empty one if it is void. A consent becomes void when the trade changes or its loss grows, and
 * remains void even if the visitor returns to the old trade. Returns the same object if nothing changes.
 */
export function currentConsent(state: ConsentState, subject: ConsentSubject): ConsentState {
  return state.trade !== subject.trade || isVoid(state, subject)
    ? { acceptance: null, text: '', trade: subject.trade }
    : state
}

const acceptanceOf = ({ trade, loss }: ConsentSubject) =>
  trade !== null && loss !== null && needsAcceptance(loss) ? acceptLoss(trade, loss) : null

export function tickedConsent(subject: ConsentSubject, isTicked: boolean): ConsentState {
  return { acceptance: isTicked ? acceptanceOf(subject) : null, text: '', trade: subject.trade }
}

export function typedConsent(subject: ConsentSubject, text: string, word: string): ConsentState {
  return { acceptance: isLossWord(text, word) ? acceptanceOf(subject) : null, text, trade: subject.trade }
}

/** The number to type: of the loss that was already accepted by typing, otherwise of the current loss. */
export function consentWord({ acceptance }: ConsentState, { loss }: ConsentSubject): string {
  return acceptance?.tier === 'type' ? lossWord(BigInt(acceptance.share)) : lossWord(loss?.share ?? 0n)
}

/**
 * The loss in dollars, or in the sold token if its dollar value is unknown.
 * @param amount - the loss in base units of the sold token, rounded up
 */
export const lostText = ({ usd }: Pick<TradeLoss, 'usd'>, currency: Currency, amount: bigint): string =>
  usd !== null ? usdTextAtMost(usd) : leftToRight(`${tradeAmountAtMost(amount, currency)}\u00a0${currency.symbol}`)

export interface LossTitle {
  kind: 'worthLess' | 'inAll' | 'tax' | 'impact' | 'changed'
  percent: string
}

export function lossTitleFacts(loss: TradeLoss): LossTitle {
  const percent = lossPercent(loss.share)
  if (loss.cause === 'value') return { kind: 'worthLess', percent }
  if (loss.cause === 'change') return { kind: 'changed', percent }
  return { kind: hasOtherCauses(loss) ? 'inAll' : loss.cause, percent }
}

/**
 * The facts for the text of a loss. `lost`: the text of `lostText`. `limit`: the share of the loss from which a trade
 * is blocked.
 */
export type LossFacts =
  | {
      kind: 'changed' | 'taxAlone' | 'taxAndMore' | 'accept' | 'acceptByValue' | 'smallPool' | 'less' | 'lessByValue'
      lost: string
    }
  | { kind: 'blocked' | 'blockedByValue' | 'blockedByChange'; lost: string; limit: string }

export function lossFacts(loss: TradeLoss, lost: string): LossFacts {
  const { tier, cause } = loss
  const isByValue = cause === 'value'
  if (tier === 'blocked') {
    const limit = percentage(LOSS_TIERS.blocked / 10_000n)
    if (cause === 'change') return { kind: 'blockedByChange', lost, limit }
    return { kind: isByValue ? 'blockedByValue' : 'blocked', lost, limit }
  }
  if (cause === 'change') return { kind: 'changed', lost }
  if (cause === 'tax') return { kind: hasOtherCauses(loss) ? 'taxAndMore' : 'taxAlone', lost }
  if (tier === 'accept' || tier === 'type') return { kind: isByValue ? 'acceptByValue' : 'accept', lost }
  if (isByValue) return { kind: 'lessByValue', lost }
  return { kind: tier === 'warning' ? 'smallPool' : 'less', lost }
}

export interface LossCause {
  kind: 'tax' | 'impact'
  percent: string
}

/** The part of a loss that is due to its main cause; null if there are no other causes. */
export const lossCauseFacts = (loss: TradeLoss): LossCause | null =>
  hasOtherCauses(loss) ? { kind: loss.cause === 'tax' ? 'tax' : 'impact', percent: lossPercent(loss.ofCause) } : null

/** The number to type in order to accept a loss. If that number is rounded up, `percent` is the exact loss. */
export type TypedLoss = { kind: 'whole'; typed: string } | { kind: 'rounded'; typed: string; percent: string }

/**
 * @param typed - the whole percentage from `lossWord`
 * @param share - the exact loss, in millionths
 */
export const typedLossFacts = (typed: string, share: bigint): TypedLoss =>
  share === BigInt(typed) * 10_000n ? { kind: 'whole', typed } : { kind: 'rounded', typed, percent: lossPercent(share) }

/** The dollar prices of both sides; null for a side without a price. `reading` until the first result. */
export type SidePrices = 'reading' | Record<'sell' | 'buy', PriceSource | null>

const tradedAmounts = (
  quote: QuotedAmounts,
  { sell, buy }: Record<'sell' | 'buy', Pick<Currency, 'decimals'>>,
  prices: Exclude<SidePrices, 'reading'>,
): Record<'sold' | 'bought', TradedAmount> => ({
  sold: { units: BigInt(quote.amountIn), decimals: sell.decimals, price: prices.sell },
  bought: { units: BigInt(quote.amountOut), decimals: buy.decimals, price: prices.buy },
})

/** The loss of a quote; null while the dollar prices that it depends on are being read. */
export function lossOf({ quote, wrap, sides, opened }: ValuedQuote, prices: SidePrices): TradeLoss | null {
  // A wrap has a fixed rate, so its loss does not depend on prices.
  if (wrap) return NO_LOSS
  if (prices === 'reading') return null
  const { sold, bought } = tradedAmounts(quote, sides, prices)
  return tradeLoss(quote, sold, bought, lossSince(opened, quote))
}

/**
 * Whether a quote receives more dollars than it sells by prices that do not prove this: a price is unreliable, see
 * `referencePrice`, or the gain is larger than other traders would leave in a pool. Whoever controls the pool that a
 * token's price comes from can make any purchase of this token look like a gain.
 */
export function isUnsureGain(
  quote: QuotedAmounts & Pick<Quote, 'timestamp'>,
  sides: Record<'sell' | 'buy', Pick<Currency, 'decimals'>>,
  prices: SidePrices,
): boolean {
  if (prices === 'reading' || !prices.sell || !prices.buy) return false
  const { sold, bought } = tradedAmounts(quote, sides, prices)
  const before = usdValue(sold.units, sold.decimals, prices.sell.usd)
  const after = usdValue(bought.units, bought.decimals, prices.buy.usd)
  if (after <= before) return false
  const isReliable = [sold, bought].every((amount) => referencePrice(amount, quote.timestamp) !== null)
  return !isReliable || (after - before) * MILLION > before * GAIN_MAX
}

export interface ValueInputs {
  prices: SidePrices
  consent: ConsentState
}

export interface TradeValue {
  /** The loss of the quote; null if there is no quote or the dollar prices are still being read. */
  loss: TradeLoss | null
  /** The `tradeKey` of the trade whose loss may be accepted; null if there is none. */
  lossKey: string | null
  consent: ConsentState
  /** Whether the value received must not be shown, see `isUnsureGain`. */
  isGainUnsure: boolean
}

interface ValuedQuote {
  quote: Quote
  wrap: Wrap | null
  sides: Record<'sell' | 'buy', Currency>
  /** See `TradePlan`. */
  opened?: QuotedAmounts | undefined
}

export function valueOf(valued: ValuedQuote | null, lossKey: string | null, inputs: ValueInputs): TradeValue {
  const loss = valued && lossOf(valued, inputs.prices)
  const isGainUnsure = valued !== null && isUnsureGain(valued.quote, valued.sides, inputs.prices)
  return { loss, lossKey, consent: currentConsent(inputs.consent, { trade: lossKey, loss }), isGainUnsure }
}
