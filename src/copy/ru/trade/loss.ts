import { percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

/**
 * Words for what a trade loses, the same on the card and in the review. `lost` is what is lost, in dollars or in the token
 * that is sold: "$12.30", "0.004 ETH". `percent` is a share of what is sold: "3.00%".
 */

/** "−3.00%" from millionths. */
export const lossShareText = (share: bigint) => `−${lossPercent(share)}`

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Слишком большое влияние на цену',
  tax: 'Слишком большая потеря',
  value: 'Слишком большая потеря',
  change: 'Слишком большая потеря',
}
/** The main button's label when the loss is so large that the trade is not offered. */
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

/** The title of the notice. Price impact: how far the trade itself moves the price. */
const TITLES: Sentences<LossTitle> = {
  /** What is received is worth so much less than what is sold. */
  worthLess: ({ percent }) => `Стоит на ${percent} меньше`,
  changed: ({ percent }) => `На ${percent} хуже, чем при открытии этой проверки`,
  inAll: ({ percent }) => `Общая потеря ${percent}`,
  tax: ({ percent }) => `${percent} теряется на комиссии токена`,
  impact: ({ percent }) => `Влияние на цену ${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

/** How much of the loss one of its causes is. */
const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `Одна только комиссия токена составляет ${percent}.`,
  impact: ({ percent }) => `Одно только влияние на цену составляет ${percent}.`,
}

/** `…ByValue`: as the dollar values of both sides show it. `limit`: from which share on a loss is not allowed. */
const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Один из токенов в этой сделке удерживает долю каждого перевода. Вы теряете около ${lost}; меньшая сумма не поможет.`,
  taxAndMore: ({ lost }) => `Один из токенов в этой сделке удерживает долю каждого перевода. Вы теряете около ${lost}.`,
  blocked: ({ lost, limit }) =>
    `Вы потеряли бы около ${lost}. Обмены с потерей ${limit} или больше здесь не допускаются. Введите меньшую сумму или выберите другой токен.`,
  blockedByValue: ({ lost, limit }) =>
    `Вы потеряли бы около ${lost}: то, что вы получите, стоит меньше, чем то, что вы продаёте. Обмены с потерей ${limit} или больше здесь не допускаются. Введите меньшую сумму или выберите другой токен.`,
  accept: ({ lost }) => `Вы потеряли бы около ${lost}. При меньших обменах потеря меньше.`,
  acceptByValue: ({ lost }) =>
    `Вы потеряли бы около ${lost}: то, что вы получите, стоит меньше, чем то, что вы продаёте. При меньшей сумме или с другим токеном потеря может быть меньше.`,
  smallPool: ({ lost }) => `Эта сумма велика для ликвидности на её маршруте. Вы теряете около ${lost}.`,
  less: ({ lost }) => `Вы теряете около ${lost}.`,
  lessByValue: ({ lost }) => `То, что вы получите, стоит примерно на ${lost} меньше того, что вы продаёте.`,
  changed: ({ lost }) => `Вы потеряли бы около ${lost} по сравнению с ценой, при которой вы открыли эту проверку.`,
  blockedByChange: ({ lost, limit }) =>
    `Вы потеряли бы около ${lost} по сравнению с ценой, при которой вы открыли эту проверку. Обмены с потерей ${limit} или больше здесь не допускаются. Закройте эту проверку и посмотрите новую цену.`,
}

/** `cause`: null where there is no other. */
export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

/** Beside a box that is ticked to accept the loss. */
export const acceptLabel = (lost: string) => `Принимаю потерю около ${lost}`

/** Above a field in which a loss has to be typed to accept it. `typed`: "15"; `percent`: the exact loss, "14.20%". */
const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Введите ${typed} (процент, который вы потеряли бы), чтобы продолжить`,
  rounded: ({ typed, percent }) =>
    `Введите ${typed} (потеря ${percent}, округлённая в большую сторону), чтобы продолжить`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
/** Once that is done and less would be lost. @param percent - what was typed */
export const typedLabel = (percent: string) => `Вы согласились потерять до ${percentage(percent)}`
export const typeError = (percent: string) => `Введите ${percent}, чтобы продолжить.`

export const networkShareTitle = (percent: string) => `Комиссия сети составляет ${percent} от того, что вы продаёте`
export const networkShareText = (cost: string, value: string) =>
  `Вы платите сети ${cost}, чтобы продать ${value}. Комиссия сети почти не зависит от суммы.`
export const acceptNetworkLabel = (cost: string, value: string) => `Принимаю комиссию сети ${cost} при продаже ${value}`
