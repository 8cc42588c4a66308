import { percentage } from '../../../domain/browser/locale'
import { LOSS_TIERS } from '../../../domain/trade/limits'
import { usdTextAtMost } from '../../../domain/market/money'
import { tradeAmountAtMost } from '../../../domain/token/amount'
import type { Currency } from '../../../domain/token/token'
import { lossPercent } from '../../../domain/token/millionths'
import { hasOtherCauses, type TradeLoss } from '../../../domain/trade/loss'

/** Words for what a trade loses, the same on the card and in the review. */

/**
 * The loss in dollars, or in the token that is sold where its dollar value is not known.
 * @param amount - of the loss, in base units of the sold token, rounded up
 */
export function lostText({ usd }: Pick<TradeLoss, 'usd'>, { decimals, symbol }: Currency, amount: bigint): string {
  return usd !== null ? usdTextAtMost(usd) : `${tradeAmountAtMost(amount, decimals)}\u00a0${symbol}`
}

/** "−3.00%" from millionths. */
export const lossShareText = (share: bigint) => `−${lossPercent(share)}`

/** The main button's label when the loss blocks the trade. */
export const blockedLabel = ({ cause }: TradeLoss) => (cause === 'impact' ? 'Price impact too high' : 'Loss too high')

/** Always the loss that the trade is judged by. */
export function lossTitle(loss: TradeLoss): string {
  const percent = lossPercent(loss.share)
  if (loss.cause === 'value') return `Worth ${percent} less`
  if (hasOtherCauses(loss)) return `${percent} below the market price`
  return loss.cause === 'tax' ? `${percent} lost to a token’s own fee` : `${percent} price impact`
}

/** How much of a loss its cause alone is; empty where that is all of it. */
function causeText(loss: TradeLoss): string {
  if (!hasOtherCauses(loss)) return ''
  return ` The ${loss.cause === 'tax' ? 'token’s fee' : 'price impact'} alone is ${lossPercent(loss.ofCause)}.`
}

const INSTEAD = 'Enter a smaller amount or choose another token.'

/** @param lost - as `lostText` has it */
export function lossText(loss: TradeLoss, lost: string): string {
  return `${lossSentences(loss, lost)}${causeText(loss)}`
}

function lossSentences(loss: TradeLoss, lost: string): string {
  const { tier, cause } = loss
  const isByValue = cause === 'value'
  const less = isByValue
    ? `What you receive is worth about ${lost} less than what you sell.`
    : `You get about ${lost} less than the market price.`
  if (cause === 'tax' && tier !== 'blocked')
    return `A token in this trade keeps a share of every transfer. You lose about ${lost}${hasOtherCauses(loss) ? '' : '; a smaller amount does not help'}.`
  const lose = isByValue
    ? `You would lose about ${lost}: what you receive is worth less than what you sell.`
    : `You would lose about ${lost} against the market price.`
  switch (tier) {
    case 'blocked':
      return `${lose} Swaps that lose ${percentage(LOSS_TIERS.blocked / 10_000n)} or more are not allowed here. ${INSTEAD}`
    case 'accept':
    case 'type':
      return `${lose} ${isByValue ? 'A smaller amount or another token may lose less.' : 'Smaller swaps lose less.'}`
    case 'warning':
      return isByValue ? less : `This pool is small for this amount. ${less}`
    default:
      return less
  }
}

export const acceptLabel = (lost: string) => `I accept losing about ${lost}`

/**
 * What must be typed to accept a loss.
 * @param percent - the whole percentage, as `lossWord` has it
 * @param share - the loss that it stands for
 */
export function typeLabel(percent: string, share: bigint): string {
  const isWhole = share === BigInt(percent) * 10_000n
  const what = isWhole ? 'the percentage you would lose' : `the ${lossPercent(share)} you would lose, rounded up`
  return `Type ${percent} (${what}) to continue`
}
/** Once that is done and less would be lost. @param percent - what was typed */
export const typedLabel = (percent: string) => `You accepted losing up to ${percentage(percent)}`
export const typeError = (percent: string) => `Type ${percent} to continue.`
