import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

/** `lost` is in dollars or in the token that is sold; `percent` is a share of the sold amount. */

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Tác động giá quá lớn',
  tax: 'Tổn thất quá lớn',
  value: 'Tổn thất quá lớn',
  change: 'Tổn thất quá lớn',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `Mất ${percent} giá trị`,
  changed: ({ percent }) => `Kém hơn ${percent} so với lúc bạn mở phần xem lại này`,
  inAll: ({ percent }) => `Mất tổng cộng ${percent}`,
  tax: ({ percent }) => `Mất ${percent} vì phí token`,
  impact: ({ percent }) => `Tác động giá ${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `Riêng phí token là ${percent}.`,
  impact: ({ percent }) => `Riêng tác động giá là ${percent}.`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Một token trong lượt mua bán này giữ lại một phần của mỗi lần chuyển. Bạn mất khoảng ${lost}; giảm số tiền cũng không giúp ích.`,
  taxAndMore: ({ lost }) =>
    `Một token trong lượt mua bán này giữ lại một phần của mỗi lần chuyển. Bạn mất khoảng ${lost}.`,
  blocked: ({ lost, limit }) =>
    `Bạn sẽ mất khoảng ${lost}. Các lượt hoán đổi mất từ ${limit} trở lên không được phép ở đây. Hãy nhập số tiền nhỏ hơn hoặc chọn token khác.`,
  blockedByValue: ({ lost, limit }) =>
    `Bạn sẽ mất khoảng ${lost}: những gì bạn nhận có giá trị thấp hơn những gì bạn bán. Các lượt hoán đổi mất từ ${limit} trở lên không được phép ở đây. Hãy nhập số tiền nhỏ hơn hoặc chọn token khác.`,
  accept: ({ lost }) => `Bạn sẽ mất khoảng ${lost}. Các lượt hoán đổi nhỏ hơn mất ít hơn.`,
  acceptByValue: ({ lost }) =>
    `Bạn sẽ mất khoảng ${lost}: những gì bạn nhận có giá trị thấp hơn những gì bạn bán. Số tiền nhỏ hơn hoặc token khác có thể mất ít hơn.`,
  smallPool: ({ lost }) => `Số tiền này lớn so với thanh khoản trên tuyến của nó. Bạn mất khoảng ${lost}.`,
  less: ({ lost }) => `Bạn mất khoảng ${lost}.`,
  lessByValue: ({ lost }) => `Những gì bạn nhận có giá trị thấp hơn khoảng ${lost} so với những gì bạn bán.`,
  changed: ({ lost }) => `Bạn sẽ mất khoảng ${lost} so với giá lúc bạn mở phần xem lại này.`,
  blockedByChange: ({ lost, limit }) =>
    `Bạn sẽ mất khoảng ${lost} so với giá lúc bạn mở phần xem lại này. Các lượt hoán đổi mất từ ${limit} trở lên không được phép ở đây. Hãy đóng phần xem lại này và xem giá mới.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `Tôi chấp nhận mất khoảng ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Gõ ${typed} (tỷ lệ phần trăm bạn sẽ mất) để tiếp tục`,
  rounded: ({ typed, percent }) => `Gõ ${typed} (${percent} bạn sẽ mất, được làm tròn lên) để tiếp tục`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `Bạn đã chấp nhận mất tối đa ${percentage(percent)}`
export const typeError = (percent: string) => `Gõ ${percent} để tiếp tục.`

export const networkShareTitle = (percent: string) => `Phí mạng bằng ${percent} số bạn bán`
export const networkShareText = (cost: string, value: string) =>
  `Bạn trả ${cost} cho mạng để bán ${value}. Phí mạng hầu như không phụ thuộc vào số lượng.`
export const acceptNetworkLabel = (cost: string, value: string) => `Tôi chấp nhận trả ${cost} để bán ${value}`
