import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: '價格影響過高',
  tax: '損失過高',
  value: '損失過高',
  change: '損失過高',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `所得價值低 ${percent}`,
  changed: ({ percent }) => `比你開啟這次核對時差 ${percent}`,
  inAll: ({ percent }) => `合計損失 ${percent}`,
  tax: ({ percent }) => `代幣手續費造成 ${percent} 的損失`,
  impact: ({ percent }) => `價格影響 ${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `光是代幣手續費就占 ${percent}。`,
  impact: ({ percent }) => `光是價格影響就占 ${percent}。`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) => `這次兌換中有一種代幣會從每次轉帳中扣留一部分。你會損失約 ${lost}；減少數量也沒有幫助。`,
  taxAndMore: ({ lost }) => `這次兌換中有一種代幣會從每次轉帳中扣留一部分。你會損失約 ${lost}。`,
  blocked: ({ lost, limit }) =>
    `你會損失約 ${lost}。這裡不允許損失達到或超過 ${limit} 的兌換。請輸入較小的數量，或選擇其他代幣。`,
  blockedByValue: ({ lost, limit }) =>
    `你會損失約 ${lost}：你收到的價值低於你賣出的價值。這裡不允許損失達到或超過 ${limit} 的兌換。請輸入較小的數量，或選擇其他代幣。`,
  accept: ({ lost }) => `你會損失約 ${lost}。兌換的數量越小，損失越小。`,
  acceptByValue: ({ lost }) =>
    `你會損失約 ${lost}：你收到的價值低於你賣出的價值。減少數量或改用其他代幣，損失可能較小。`,
  smallPool: ({ lost }) => `對路徑上的流動性來說，這個數量較大。你會損失約 ${lost}。`,
  less: ({ lost }) => `你會損失約 ${lost}。`,
  lessByValue: ({ lost }) => `你收到的價值比你賣出的價值低約 ${lost}。`,
  changed: ({ lost }) => `與你開啟這次核對時的價格相比，你會損失約 ${lost}。`,
  blockedByChange: ({ lost, limit }) =>
    `與你開啟這次核對時的價格相比，你會損失約 ${lost}。這裡不允許損失達到或超過 ${limit} 的兌換。請關閉這次核對，查看新的價格。`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `我接受損失約 ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `輸入 ${typed}（你將損失的百分比）以繼續`,
  rounded: ({ typed, percent }) => `輸入 ${typed}（你將損失的 ${percent}，無條件進位）以繼續`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `你已接受最多損失 ${percentage(percent)}`
export const typeError = (percent: string) => `請輸入 ${percent} 以繼續。`

export const networkShareTitle = (percent: string) => `網路費是你賣出價值的 ${percent}`
export const networkShareText = (cost: string, value: string) =>
  `為了賣出 ${value}，你要向網路支付 ${cost}。網路費幾乎與數量無關。`
export const acceptNetworkLabel = (cost: string, value: string) => `我接受支付 ${cost} 來賣出 ${value}`
