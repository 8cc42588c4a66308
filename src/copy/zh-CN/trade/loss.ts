import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: '价格影响过高',
  tax: '损失过高',
  value: '损失过高',
  change: '损失过高',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `所得价值低 ${percent}`,
  changed: ({ percent }) => `比你打开此次核对时差 ${percent}`,
  inAll: ({ percent }) => `合计损失 ${percent}`,
  tax: ({ percent }) => `代币费用造成 ${percent} 的损失`,
  impact: ({ percent }) => `价格影响 ${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `仅代币费用就占 ${percent}。`,
  impact: ({ percent }) => `仅价格影响就占 ${percent}。`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) => `此次兑换中有一种代币会从每次转账中扣留一部分。你会损失约 ${lost}；减少数量也无济于事。`,
  taxAndMore: ({ lost }) => `此次兑换中有一种代币会从每次转账中扣留一部分。你会损失约 ${lost}。`,
  blocked: ({ lost, limit }) =>
    `你会损失约 ${lost}。这里不允许损失达到或超过 ${limit} 的兑换。请输入更小的数量，或选择其他代币。`,
  blockedByValue: ({ lost, limit }) =>
    `你会损失约 ${lost}：你收到的价值低于你卖出的价值。这里不允许损失达到或超过 ${limit} 的兑换。请输入更小的数量，或选择其他代币。`,
  accept: ({ lost }) => `你会损失约 ${lost}。兑换的数量越小，损失越小。`,
  acceptByValue: ({ lost }) =>
    `你会损失约 ${lost}：你收到的价值低于你卖出的价值。减少数量或改用其他代币，损失可能更小。`,
  smallPool: ({ lost }) => `对路径上的流动性来说，这个数量较大。你会损失约 ${lost}。`,
  less: ({ lost }) => `你会损失约 ${lost}。`,
  lessByValue: ({ lost }) => `你收到的价值比你卖出的价值低约 ${lost}。`,
  changed: ({ lost }) => `与你打开此次核对时的价格相比，你将损失约 ${lost}。`,
  blockedByChange: ({ lost, limit }) =>
    `与你打开此次核对时的价格相比，你将损失约 ${lost}。这里不允许损失达到或超过 ${limit} 的兑换。请关闭此次核对，查看新的价格。`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `我接受损失约 ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `输入 ${typed}（你将损失的百分比）以继续`,
  rounded: ({ typed, percent }) => `输入 ${typed}（你将损失的 ${percent}，向上取整）以继续`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `你已接受最多损失 ${percentage(percent)}`
export const typeError = (percent: string) => `请输入 ${percent} 以继续。`

export const networkShareTitle = (percent: string) => `网络费用是你卖出价值的 ${percent}`
export const networkShareText = (cost: string, value: string) =>
  `为了卖出 ${value}，你要向网络支付 ${cost}。网络费用几乎与数量无关。`
export const acceptNetworkLabel = (cost: string, value: string) => `我接受支付 ${cost} 来卖出 ${value}`
