import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

/**
 * Texts about the loss of a trade. The card and the review use the same texts. `lost`: the loss in dollars or in the
 * sold token, "$12.30" or "0.004 ETH". `percent`: the loss as a share of the sold amount, "3.00%".
 */

/** A loss as a negative percentage: "−3.00%". `share` is in millionths. */
export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Price impact too high',
  tax: 'Loss too high',
  value: 'Loss too high',
  change: 'Loss too high',
}
/** The main button's label if the loss is so large that the trade is not allowed. */
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

/** Titles of the notice about a loss. Price impact is the amount by which the trade itself moves the price. */
const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `Worth ${percent} less`,
  changed: ({ percent }) => `${percent} worse than when you opened this review`,
  inAll: ({ percent }) => `${percent} lost in all`,
  tax: ({ percent }) => `${percent} lost to a token fee`,
  impact: ({ percent }) => `${percent} price impact`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

/** Says how much of the loss is due to one cause. */
const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `The token fee alone is ${percent}.`,
  impact: ({ percent }) => `The price impact alone is ${percent}.`,
}

/**
 * The text of the notice about a loss. In texts with a key that ends with `ByValue`, the loss is the difference between
 * the dollar values of the sold and the received amount. `limit`: a loss of this share or more is not allowed.
 */
const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `A token in this trade keeps a share of every transfer. You lose about ${lost}; a smaller amount does not help.`,
  taxAndMore: ({ lost }) => `A token in this trade keeps a share of every transfer. You lose about ${lost}.`,
  blocked: ({ lost, limit }) =>
    `You would lose about ${lost}. Swaps that lose ${limit} or more are not allowed here. Enter a smaller amount or choose another token.`,
  blockedByValue: ({ lost, limit }) =>
    `You would lose about ${lost}: what you receive is worth less than what you sell. Swaps that lose ${limit} or more are not allowed here. Enter a smaller amount or choose another token.`,
  accept: ({ lost }) => `You would lose about ${lost}. Smaller swaps lose less.`,
  acceptByValue: ({ lost }) =>
    `You would lose about ${lost}: what you receive is worth less than what you sell. A smaller amount or another token may lose less.`,
  smallPool: ({ lost }) => `This amount is large for the liquidity on its route. You lose about ${lost}.`,
  less: ({ lost }) => `You lose about ${lost}.`,
  lessByValue: ({ lost }) => `What you receive is worth about ${lost} less than what you sell.`,
  changed: ({ lost }) => `You would lose about ${lost} against the price at which you opened this review.`,
  blockedByChange: ({ lost, limit }) =>
    `You would lose about ${lost} against the price at which you opened this review. Swaps that lose ${limit} or more are not allowed here. Close this review and look at the new price.`,
}

/** The text of the notice about a loss. `cause`: one cause of the loss; null if no cause is named. */
export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

/** The label of the check box that accepts the loss. */
export const acceptLabel = (lost: string) => `I accept losing about ${lost}`

/**
 * The label of the field into which the visitor must type the loss to accept it. `typed`: the text to type, "15".
 * `percent`: the exact loss, "14.20%".
 */
const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Type ${typed} (the percentage you would lose) to continue`,
  rounded: ({ typed, percent }) => `Type ${typed} (the ${percent} you would lose, rounded up) to continue`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
/**
 * The label of the field if the loss has become smaller since the visitor accepted it.
 * @param percent - the percentage that the visitor typed
 */
export const typedLabel = (percent: string) => `You accepted losing up to ${percentage(percent)}`
export const typeError = (percent: string) => `Type ${percent} to continue.`

/**
 * The notice about a network cost that is high for the trade.
 * @param percent - the network cost as a share of the value sold, "280.00%"
 */
export const networkShareTitle = (percent: string) => `The network cost is ${percent} of what you sell`
/**
 * @param cost - the network cost, "$0.42"
 * @param value - the value sold, "$0.15"
 */
export const networkShareText = (cost: string, value: string) =>
  `You pay ${cost} to the network to sell ${value}. The network cost hardly depends on the amount.`
/** The label of the check box that accepts the network cost. */
export const acceptNetworkLabel = (cost: string, value: string) => `I accept paying ${cost} to sell ${value}`
