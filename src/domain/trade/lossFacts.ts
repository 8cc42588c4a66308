import { leftToRight } from '../browser/locale'
import { percentage } from '../browser/locale'
import { usdTextAtMost } from '../market/money'
import { tradeAmountAtMost } from '../token/amount'
import { lossPercent } from '../token/millionths'
import type { Currency } from '../token/token'
import { LOSS_TIERS } from './limits'
import { hasOtherCauses, type TradeLoss } from './loss'

/** What is said of what a trade loses, decided here so that languages have words alone. */

/**
 * The loss in dollars, or in the token that is sold where its dollar value is not known.
 * @param amount - of the loss, in base units of the sold token, rounded up
 */
export const lostText = ({ usd }: Pick<TradeLoss, 'usd'>, { decimals, symbol }: Currency, amount: bigint): string =>
  usd !== null ? usdTextAtMost(usd) : leftToRight(`${tradeAmountAtMost(amount, decimals)}\u00a0${symbol}`)

/** Always the loss that the trade is judged by. */
export interface LossTitle {
  kind: 'worthLess' | 'belowMarket' | 'tax' | 'impact'
  percent: string
}

export function lossTitleFacts(loss: TradeLoss): LossTitle {
  const percent = lossPercent(loss.share)
  if (loss.cause === 'value') return { kind: 'worthLess', percent }
  return { kind: hasOtherCauses(loss) ? 'belowMarket' : loss.cause, percent }
}

/** What a loss is, and what the visitor can do. `lost`: as `lostText` has it; `limit`: the share that is not allowed. */
export type LossFacts =
  | {
      kind: 'taxAlone' | 'taxAndMore' | 'accept' | 'acceptByValue' | 'smallPool' | 'less' | 'lessByValue'
      lost: string
    }
  | { kind: 'blocked' | 'blockedByValue'; lost: string; limit: string }

export function lossFacts(loss: TradeLoss, lost: string): LossFacts {
  const { tier, cause } = loss
  const isByValue = cause === 'value'
  if (tier === 'blocked') {
    const limit = percentage(LOSS_TIERS.blocked / 10_000n)
    return { kind: isByValue ? 'blockedByValue' : 'blocked', lost, limit }
  }
  if (cause === 'tax') return { kind: hasOtherCauses(loss) ? 'taxAndMore' : 'taxAlone', lost }
  if (tier === 'accept' || tier === 'type') return { kind: isByValue ? 'acceptByValue' : 'accept', lost }
  if (isByValue) return { kind: 'lessByValue', lost }
  return { kind: tier === 'warning' ? 'smallPool' : 'less', lost }
}

/** How much of a loss its cause alone is. */
export interface LossCause {
  kind: 'tax' | 'impact'
  percent: string
}

/** Null where the cause is all of the loss. */
export const lossCauseFacts = (loss: TradeLoss): LossCause | null =>
  hasOtherCauses(loss) ? { kind: loss.cause === 'tax' ? 'tax' : 'impact', percent: lossPercent(loss.ofCause) } : null

/** What must be typed to accept a loss, and the exact loss where the typed number is rounded up. */
export type TypedLoss = { kind: 'whole'; typed: string } | { kind: 'rounded'; typed: string; percent: string }

/**
 * @param typed - the whole percentage, as `lossWord` has it
 * @param share - the loss that it stands for
 */
export const typedLossFacts = (typed: string, share: bigint): TypedLoss =>
  share === BigInt(typed) * 10_000n ? { kind: 'whole', typed } : { kind: 'rounded', typed, percent: lossPercent(share) }
