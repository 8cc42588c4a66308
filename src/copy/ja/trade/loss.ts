import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

/**
 * Words for what a trade loses, the same on the card and in the review. `lost` is what is lost, in dollars or in the token
 * that is sold: "$12.30", "0.004 ETH". `percent` is a share of what is sold: "3.00%".
 */

/** "−3.00%" from millionths. */
export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: '価格への影響が大きすぎます',
  tax: '損失が大きすぎます',
  value: '損失が大きすぎます',
  change: '損失が大きすぎます',
}
/** The main button's label when the loss is so large that the trade is not offered. */
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

/** The title of the notice. Price impact: how far the trade itself moves the price. */
const TITLES: Sentences<LossTitle> = {
  /** What is received is worth so much less than what is sold. */
  worthLess: ({ percent }) => `価値が${percent}少なくなります`,
  changed: ({ percent }) => `この確認画面を開いた時より${percent}不利です`,
  inAll: ({ percent }) => `合計${percent}の損失`,
  tax: ({ percent }) => `トークン手数料で${percent}の損失`,
  impact: ({ percent }) => `価格への影響${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

/** How much of the loss one of its causes is. */
const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `トークン手数料だけで${percent}になります。`,
  impact: ({ percent }) => `価格への影響だけで${percent}になります。`,
}

/** `…ByValue`: as the dollar values of both sides show it. `limit`: from which share on a loss is not allowed. */
const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `この取引には、送付のたびに一部を差し引くトークンが含まれます。損失は約${lost}で、数量を減らしても改善しません。`,
  taxAndMore: ({ lost }) => `この取引には、送付のたびに一部を差し引くトークンが含まれます。損失は約${lost}です。`,
  blocked: ({ lost, limit }) =>
    `約${lost}の損失になります。損失が${limit}以上のスワップは、ここでは認められていません。数量を減らすか、別のトークンを選んでください。`,
  blockedByValue: ({ lost, limit }) =>
    `約${lost}の損失になります。受け取るものの価値が、売却するものの価値を下回ります。損失が${limit}以上のスワップは、ここでは認められていません。数量を減らすか、別のトークンを選んでください。`,
  accept: ({ lost }) => `約${lost}の損失になります。スワップの数量が少ないほど、損失は小さくなります。`,
  acceptByValue: ({ lost }) =>
    `約${lost}の損失になります。受け取るものの価値が、売却するものの価値を下回ります。数量を減らすか別のトークンにすると、損失が小さくなる可能性があります。`,
  smallPool: ({ lost }) => `この数量は、ルート上の流動性に対して大きいです。損失は約${lost}です。`,
  less: ({ lost }) => `損失は約${lost}です。`,
  lessByValue: ({ lost }) => `受け取るものの価値は、売却するものの価値より約${lost}少なくなります。`,
  changed: ({ lost }) => `この確認画面を開いた時の価格に比べて、約${lost}の損失になります。`,
  blockedByChange: ({ lost, limit }) =>
    `この確認画面を開いた時の価格に比べて、約${lost}の損失になります。損失が${limit}以上のスワップは、ここでは認められていません。この確認画面を閉じて、新しい価格をご覧ください。`,
}

/** `cause`: null where there is no other. */
export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

/** Beside a box that is ticked to accept the loss. */
export const acceptLabel = (lost: string) => `約${lost}の損失を受け入れます`

/** Above a field in which a loss has to be typed to accept it. `typed`: "15"; `percent`: the exact loss, "14.20%". */
const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `続けるには${typed}（失うことになる割合、%）を入力`,
  rounded: ({ typed, percent }) => `続けるには${typed}（失うことになる${percent}を切り上げた値）を入力`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
/** Once that is done and less would be lost. @param percent - what was typed */
export const typedLabel = (percent: string) => `最大${percentage(percent)}の損失を受け入れました`
export const typeError = (percent: string) => `続けるには${percent}を入力してください。`

export const networkShareTitle = (percent: string) => `ネットワークコストは売却額の${percent}です`
export const networkShareText = (cost: string, value: string) =>
  `${value}を売却するために、ネットワークに${cost}を支払います。ネットワークコストは数量にほとんど左右されません。`
export const acceptNetworkLabel = (cost: string, value: string) =>
  `${value}を売却するために${cost}を支払うことに同意します`
