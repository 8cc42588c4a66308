import { leftToRight } from '../browser/locale'
import { percentage } from '../browser/locale'
import { usdTextAtMost } from '../market/money'
import { tradeAmountAtMost } from '../token/amount'
import { lossPercent } from '../token/millionths'
import type { Currency } from '../token/token'
import { LOSS_TIERS } from './limits'
import { hasOtherCauses, type TradeLoss } from './loss'

/**
 * The facts that the texts about a trade's loss contain. The rules that choose a text are here, so that the folder
 * `copy` contains only words.
 */

/**
 * The loss in dollars, or in the sold token if its dollar value is unknown.
 * @param amount - the loss in base units of the sold token, rounded up
 */
export const lostText = ({ usd }: Pick<TradeLoss, 'usd'>, { decimals, symbol }: Currency, amount: bigint): string =>
  usd !== null ? usdTextAtMost(usd) : leftToRight(`${tradeAmountAtMost(amount, decimals)}\u00a0${symbol}`)

/** The facts in the title of a loss: the loss that determines the tier. */
export interface LossTitle {
  kind: 'worthLess' | 'belowMarket' | 'tax' | 'impact'
  percent: string
}

export function lossTitleFacts(loss: TradeLoss): LossTitle {
  const percent = lossPercent(loss.share)
  if (loss.cause === 'value') return { kind: 'worthLess', percent }
  return { kind: hasOtherCauses(loss) ? 'belowMarket' : loss.cause, percent }
}

/**
 * The facts of a loss. `lost`: the text of `lostText`. `limit`: the share of the loss from which a trade is blocked.
 */
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

export interface LossCause {
  kind: 'tax' | 'impact'
  percent: string
}

/** The part of a loss that is due to its main cause; null if there are no other causes. */
export const lossCauseFacts = (loss: TradeLoss): LossCause | null =>
  hasOtherCauses(loss) ? { kind: loss.cause === 'tax' ? 'tax' : 'impact', percent: lossPercent(loss.ofCause) } : null

/** The number to type in order to accept a loss, and the exact loss if that number is rounded up. */
export type TypedLoss = { kind: 'whole'; typed: string } | { kind: 'rounded'; typed: string; percent: string }

/**
 * @param typed - the whole percentage from `lossWord`
 * @param share - the exact loss, in millionths
 */
export const typedLossFacts = (typed: string, share: bigint): TypedLoss =>
  share === BigInt(typed) * 10_000n ? { kind: 'whole', typed } : { kind: 'rounded', typed, percent: lossPercent(share) }
