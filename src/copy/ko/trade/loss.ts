import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: '가격 영향이 너무 큼',
  tax: '손실이 너무 큼',
  value: '손실이 너무 큼',
  change: '손실이 너무 큼',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `받는 것의 가치가 ${percent} 낮음`,
  changed: ({ percent }) => `이 검토를 열었을 때보다 ${percent} 나쁨`,
  inAll: ({ percent }) => `총 ${percent} 손실`,
  tax: ({ percent }) => `토큰 수수료로 ${percent} 손실`,
  impact: ({ percent }) => `가격 영향 ${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `토큰 수수료만 ${percent}입니다.`,
  impact: ({ percent }) => `가격 영향만 ${percent}입니다.`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `이 거래의 토큰 하나는 이체할 때마다 일부를 떼어 갑니다. 약 ${lost}의 손실을 봅니다. 수량을 줄여도 도움이 되지 않습니다.`,
  taxAndMore: ({ lost }) => `이 거래의 토큰 하나는 이체할 때마다 일부를 떼어 갑니다. 약 ${lost}의 손실을 봅니다.`,
  blocked: ({ lost, limit }) =>
    `약 ${lost}의 손실을 보게 됩니다. 손실이 ${limit} 이상인 스왑은 여기에서 허용되지 않습니다. 수량을 줄이거나 다른 토큰을 선택하세요.`,
  blockedByValue: ({ lost, limit }) =>
    `약 ${lost}의 손실을 보게 됩니다. 받는 것의 가치가 파는 것의 가치보다 낮습니다. 손실이 ${limit} 이상인 스왑은 여기에서 허용되지 않습니다. 수량을 줄이거나 다른 토큰을 선택하세요.`,
  accept: ({ lost }) => `약 ${lost}의 손실을 보게 됩니다. 스왑이 작을수록 손실도 작습니다.`,
  acceptByValue: ({ lost }) =>
    `약 ${lost}의 손실을 보게 됩니다. 받는 것의 가치가 파는 것의 가치보다 낮습니다. 수량을 줄이거나 다른 토큰을 선택하면 손실이 줄어들 수 있습니다.`,
  smallPool: ({ lost }) => `이 수량은 경로의 유동성에 비해 큽니다. 약 ${lost}의 손실을 봅니다.`,
  less: ({ lost }) => `약 ${lost}의 손실을 봅니다.`,
  lessByValue: ({ lost }) => `받는 것의 가치가 파는 것의 가치보다 약 ${lost} 낮습니다.`,
  changed: ({ lost }) => `이 검토를 열었을 때의 가격과 비교해 손실이 약 ${lost}입니다.`,
  blockedByChange: ({ lost, limit }) =>
    `이 검토를 열었을 때의 가격과 비교해 손실이 약 ${lost}입니다. 손실이 ${limit} 이상인 스왑은 여기에서 허용되지 않습니다. 이 검토를 닫고 새 가격을 확인하세요.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `약 ${lost}의 손실을 감수합니다`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `계속하려면 ${typed} 입력 (손실 백분율)`,
  rounded: ({ typed, percent }) => `계속하려면 ${typed} 입력 (손실 ${percent}를 올림한 값)`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `최대 ${percentage(percent)}의 손실을 감수하기로 했습니다`
export const typeError = (percent: string) => `계속하려면 다음 숫자를 입력하세요: ${percent}`

export const networkShareTitle = (percent: string) => `네트워크 비용이 판매 금액의 ${percent}입니다`
export const networkShareText = (cost: string, value: string) =>
  `판매 금액: ${value}, 네트워크에 지불하는 비용: ${cost}. 네트워크 비용은 수량에 거의 좌우되지 않습니다.`
export const acceptNetworkLabel = (cost: string, value: string) =>
  `${value} 판매에 네트워크 비용 ${cost} 지불에 동의합니다`
