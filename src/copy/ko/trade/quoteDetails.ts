import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = '풀 수수료'
export const PRICE_IMPACT = '가격 영향'
export const BELOW_MARKET = '시장 가격보다 낮은 정도'
export const BETTER_THAN_MARKET = '시장 가격보다 높은 정도'
export const WORSE_PRICE = '견적보다 나쁜 가격'
export const BETTER_PRICE = '견적보다 좋은 가격'
export const LOSS = '손실'
export const TOKEN_FEE = '토큰 수수료'
export const SITE_FEE = '사이트 수수료'
export const NETWORK_COST = '네트워크 비용'
export const UNUSUAL_NETWORK_COST = '네트워크 비용, 평소보다 높음'
export const APPROVAL_COST = '승인, 포함됨'
export const DATA_FEE = 'L1 데이터 수수료, 포함됨'
export const PAID_BY = '지불하는 쪽'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Safe에서 실행하는 사람',
  accountOrSponsor: '내 계정 또는 스폰서 (지갑이 결정)',
}
export const needsSponsor = (symbol: string) => `스폰서 (내 계정에 ${symbol} 부족)`
export const QUOTE = '견적'
export const ROUTE = '경로'
export const BOUNDS = { minimum: '최소 수령', maximum: '최대 판매' }

export const ABOUT = {
  poolFee: '풀이 유동성 공급자를 위해 떼는 수수료입니다.',
  impact: '이 거래 자체가 사용하는 풀의 가격을 얼마나 움직이는지를 나타냅니다. 수량이 클수록 더 많이 움직입니다.',
  loss: '시장 가격보다 얼마나 적게 받는지를 나타냅니다. 가격 영향에 토큰 수수료를 더한 값과, 양쪽의 달러 가치 차이 중 더 큰 값입니다.',
  market: '풀이 지급하는 것이 시장 가격보다 얼마나 적은지를 달러 가치로 비교한 것입니다.',
  betterThanMarket: '풀이 지급하는 것이 시장 가격보다 얼마나 많은지를 달러 가치로 비교한 것입니다.',
  change: '견적과 스왑이 포함된 블록 사이에 가격이 움직였습니다.',
  minimum: '이보다 적게 도착할 상황이면 스왑이 실패합니다. 토큰은 그대로 남고 네트워크 비용만 지불합니다.',
  maximum: '이보다 많이 가져갈 상황이면 스왑이 실패합니다. 토큰은 그대로 남고 네트워크 비용만 지불합니다.',
  tax: '이 거래의 토큰 하나는 이체할 때마다 이 비율만큼 떼어 갑니다. 풀도 이 사이트도 이를 받지 않습니다.',
  siteFee: '스왑으로 받는 금액에서 이 사이트의 운영자가 떼어 가는 수수료입니다. 표시되는 모든 금액은 이를 뺀 것입니다.',
  route: '거래가 거치는 풀입니다. 나누어 거래하면 더 많이 받게 될 때는 여러 부분으로 나눕니다.',
  cost: '트랜잭션을 블록에 포함하는 대가로 네트워크에 지불하며, 스왑이 실패해도 지불합니다.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) =>
    isPaid ? '이 스왑에는 비용이 전혀 들지 않았습니다' : '이 스왑에는 비용이 전혀 들지 않습니다',
  networkAlone: ({ isPaid }) =>
    isPaid ? '이 스왑에는 네트워크 비용만 들었습니다' : '이 스왑에는 네트워크 비용만 듭니다',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? `이 스왑에 든 비용 합계: ${withShare(all(amounts), share)}`
      : `이 스왑에 드는 비용 합계: ${withShare(all(amounts), share)}`,
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `이 스왑에 든 비용: ${withShare(all(amounts), share)} 및 네트워크 비용`
      : `이 스왑에 드는 비용: ${withShare(all(amounts), share)} 및 네트워크 비용`,
  better: ({ gain, share }) => `시장 가격보다 유리한 금액: ${withShare(gain, share)}`,
  betterBeforeNetwork: ({ gain, share }) =>
    `시장 가격보다 유리한 금액(네트워크 비용 차감 전): ${withShare(gain, share)}`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `“${label}” 설명`

export const partsText = (parts: number) => counted(parts, { other: `${parts}개 부분` })
export const hopsText = (hops: number) => counted(hops, { other: `${hops}홉` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => '체인에서 확인하는 중',
  verified: (block) => `블록 ${block} 기준 검증됨`,
  differs: (block) => `블록 ${block} 기준 체인의 값`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? '노드 하나에만 물었습니다.' : `노드 ${nodes}개가 같은 답을 했습니다.`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `블록 ${block} 기준의 풀로 이 브라우저에서 계산했습니다. 체인에서 이 값을 확인하는 중입니다.`,
  verified: (_, nodes) =>
    sentences(
      '이 브라우저에서 계산했으며, 체인에 있는 견적 컨트랙트로 마지막 자리까지 일치함을 확인했습니다.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      '체인에 있는 견적 컨트랙트가 이 브라우저의 계산과 다른 금액을 내놓았습니다. 컨트랙트의 금액을 표시하고 사용합니다.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences('이 수량은 풀의 훅이 정하므로, 훅을 실행하는 체인의 견적 컨트랙트에서 가져옵니다.', askedText(nodes)),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), 받는 쪽: ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
