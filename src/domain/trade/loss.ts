import type { Address } from '../chain/address'
import { divideUp } from '../divideUp'
import { HEAD_STALE_S } from '../chain/limits'
import { LOSS_DRIFT_MAX, LOSS_STRICTER_USD, LOSS_TIERS } from './limits'
import { usdValue } from '../market/money'
import type { PriceSource } from '../market/usdPrices'
import { MILLION } from '../token/millionths'
import type { Fraction } from '../pool/route'
import type { Wrap } from './wrap'
import type { Quote, TradeRequest } from './quote'

/** What a loss requires: nothing, a note, a warning, a ticked box, a typed number, or no trade at all. */
export type LossTier = 'none' | keyof typeof LOSS_TIERS

const TIERS: readonly LossTier[] = ['none', 'note', 'warning', 'accept', 'type', 'blocked']
const PERCENT = 10_000n

/** The tier of a loss as a share of what is sold, compared exactly. */
function tierOf({ numerator, denominator }: Fraction): LossTier {
  const reaches = (tier: keyof typeof LOSS_TIERS) => numerator * MILLION >= LOSS_TIERS[tier] * denominator
  return TIERS.findLast((tier) => tier === 'none' || reaches(tier)) ?? 'none'
}

/** The tier of a loss in millionths of what is sold. */
export function lossTier(share: bigint): LossTier {
  return tierOf({ numerator: share, denominator: MILLION })
}

const STRICTER: Record<LossTier, LossTier> = {
  none: 'note',
  note: 'warning',
  warning: 'accept',
  accept: 'type',
  // Money alone never refuses a trade.
  type: 'type',
  blocked: 'blocked',
}

/** The tier of a loss by its share and by its money. `usd`: exact dollars with 18 decimals; null while not known. */
function strictTier(lost: Fraction, usd: Fraction | null): LossTier {
  const tier = tierOf(lost)
  return usd !== null && usd.numerator >= LOSS_STRICTER_USD * usd.denominator ? STRICTER[tier] : tier
}

const isWorse = (tier: LossTier, than: LossTier) => TIERS.indexOf(tier) > TIERS.indexOf(than)

export interface TradedAmount {
  units: bigint
  decimals: number
  /** Null when there is no price. */
  price: PriceSource | null
}

/**
 * The price for judging an amount of a quote; null when there is none, or when it is unreliable: read long before or
 * after the quote, rounded away, or taken from a pool that holds less than the amount would be worth.
 */
export function referencePrice({ units, decimals, price }: TradedAmount, quotedAt: number): bigint | null {
  if (price === null || price.usd === 0n || Math.abs(quotedAt - price.timestamp) > HEAD_STALE_S) return null
  const isShallow = price.depthUsd !== null && usdValue(units, decimals, price.usd) > price.depthUsd
  return isShallow ? null : price.usd
}

/** The loss of a trade. */
export interface TradeLoss {
  tier: LossTier
  /** Its main cause: the pools' impact, the tokens' taxes, or the difference between the dollar values. */
  cause: 'impact' | 'tax' | 'value'
  /** The larger of both losses, in millionths of what is sold, rounded up. The tier follows from the exact value. */
  share: bigint
  /** The loss by its main cause alone, in millionths. It is less than `share` if there are other causes. */
  ofCause: bigint
  /** Dollars with 18 decimals, rounded up; null without a reliable price. */
  usd: bigint | null
}

const NOTHING: Fraction = { numerator: 0n, denominator: 1n }
const NO_LOSS: TradeLoss = { tier: 'none', cause: 'impact', share: 0n, ofCause: 0n, usd: null }

/** Two consecutive losses, each in millionths. */
const combined = (first: bigint, second: bigint): Fraction => ({
  numerator: MILLION * MILLION - (MILLION - first) * (MILLION - second),
  denominator: MILLION * MILLION,
})

const isMore = (a: Fraction, b: Fraction) => a.numerator * b.denominator > b.numerator * a.denominator
const larger = (a: Fraction, b: Fraction) => (isMore(a, b) ? a : b)
/** In millionths. */
const shareOf = ({ numerator, denominator }: Fraction) => divideUp(numerator * MILLION, denominator)

/**
 * The larger of two losses is decisive: the pools' impact together with the tokens' taxes, and the difference between
 * the values of both sides, fees included, where both are known. From LOSS_STRICTER_USD on, the next stricter tier
 * applies.
 */
export function tradeLoss(
  { impact, tax, timestamp }: Pick<Quote, 'impact' | 'tax' | 'timestamp'>,
  wrap: Wrap | null,
  sold: TradedAmount,
  bought: TradedAmount,
): TradeLoss {
  if (wrap) return NO_LOSS
  const [soldPrice, boughtPrice] = [referencePrice(sold, timestamp), referencePrice(bought, timestamp)]
  const before = sold.units * (soldPrice ?? 0n) * 10n ** BigInt(bought.decimals)
  const after = bought.units * (boughtPrice ?? 0n) * 10n ** BigInt(sold.decimals)
  const isKnown = boughtPrice !== null && before > after
  const difference = isKnown ? { numerator: before - after, denominator: before } : NOTHING

  const byPools = combined(BigInt(impact), BigInt(tax))
  const lost = larger(difference, byPools)
  const usd =
    soldPrice === null
      ? null
      : {
          numerator: sold.units * soldPrice * lost.numerator,
          denominator: 10n ** BigInt(sold.decimals) * lost.denominator,
        }
  // The values differ by the pools' fees at least; the cause named is what makes up most of the difference.
  const isByValue = isMore(difference, { ...byPools, numerator: byPools.numerator * 2n })
  const share = shareOf(lost)
  const ofCauses = { impact: BigInt(impact), tax: BigInt(tax), value: share }
  const cause = isByValue ? 'value' : ofCauses.tax > ofCauses.impact ? 'tax' : 'impact'
  return {
    tier: strictTier(lost, usd),
    cause,
    share,
    ofCause: ofCauses[cause],
    usd: usd && divideUp(usd.numerator, usd.denominator),
  }
}

/** Whether a loss is more than its cause alone takes. */
export const hasOtherCauses = ({ share, ofCause }: TradeLoss): boolean => share > ofCause

const wholePercent = (share: bigint) => divideUp(share, PERCENT)

/** What is typed to accept a loss: its percentage in whole numbers, rounded up. */
export function lossWord(share: bigint): string {
  return wholePercent(share).toString()
}

/** Whether the text typed is the word; blanks and a percent sign are ignored. */
export function isLossWord(text: string, word: string): boolean {
  return text.replace(/[\s%]/g, '') === word
}

/** The user's acceptance of the loss of one trade. Plain data. */
export interface LossAcceptance {
  /** The trade, by its `tradeKey`. */
  trade: string
  tier: LossTier
  /** In millionths, as a decimal string. */
  share: string
}

/** One account's trade of one amount, as one string. */
export function tradeKey({ chainId, sell, buy, kind, amount }: TradeRequest, account: Address): string {
  return [chainId, account, sell, buy, kind, amount].join()
}

export function acceptLoss(trade: string, { tier, share }: TradeLoss): LossAcceptance {
  return { trade, tier, share: share.toString() }
}

/** Whether a loss must be accepted at all. */
export const needsAcceptance = ({ tier }: TradeLoss): boolean => tier === 'accept' || tier === 'type'

/**
 * Whether an acceptance covers a loss: of the same trade, in no worse tier, and hardly larger than the one accepted.
 */
export function coversLoss(acceptance: LossAcceptance, trade: string, { tier, share }: TradeLoss): boolean {
  if (acceptance.trade !== trade || isWorse(tier, acceptance.tier)) return false
  const accepted = BigInt(acceptance.share)
  // The number typed must not be less than what would be lost.
  if (acceptance.tier === 'type' && wholePercent(share) > wholePercent(accepted)) return false
  return share <= accepted + LOSS_DRIFT_MAX
}
