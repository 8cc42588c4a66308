import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: '페어', price: '가격', depth: '1% 움직이는 수량', liquidity: '유동성' } as const

export const sellFor = (amount: string) => `판매 ${amount}`
export const buyFor = (amount: string) => `구매 ${amount}`
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `1%: ${sell} / ${buy}`

export const NO_LIQUIDITY = '두 토큰 중 하나의 달러 가격이 없음'

export const POOLS_FAILED = '풀을 불러오지 못했습니다'
export const RETRY_WITH_BLOCK = '다음 블록에서 다시 시도합니다.'

export const NO_DEPTH = {
  loading: '불러오는 중',
  unused: '이 풀을 사용하는 거래가 없거나 풀을 불러오지 못함',
  unpriced: '상대 토큰의 달러 가격이 없음',
} as const

export const UP_TO_HOOK = '풀의 훅이 결정함'

export const moreThan = (amount: string) => `${amount} 초과`
export const depthTitle = (sell: string, buy: string) => `${sell} 판매 시 풀의 가격이 1% 하락, ${buy} 구매 시 1% 상승`

const worth = ({ usd, isMore }: Worth) => (isMore ? `${usd} 초과` : `약 ${usd}`)

const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `${worth(either)} 구매 또는 판매 시 가격이 1% 움직입니다.`,
  all: ({ sold, bought }) => `${worth(sold)} 판매 또는 ${worth(bought)} 구매 시 가격이 1% 움직입니다.`,
  oneAlike: ({ pools, either }) => `풀 ${pools}개 중 1개에서 ${worth(either)} 구매 또는 판매 시 가격이 1% 움직입니다.`,
  one: ({ pools, sold, bought }) =>
    `풀 ${pools}개 중 1개에서 ${worth(sold)} 판매 또는 ${worth(bought)} 구매 시 가격이 1% 움직입니다.`,
  someAlike: ({ known, pools, either }) =>
    `풀 ${pools}개 중 ${known}개를 합쳐 ${worth(either)} 구매 또는 판매 시 가격이 1% 움직입니다.`,
  some: ({ known, pools, sold, bought }) =>
    `풀 ${pools}개 중 ${known}개를 합쳐 ${worth(sold)} 판매 또는 ${worth(bought)} 구매 시 가격이 1% 움직입니다.`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { other: `풀 ${pools}개` }),
  some: ({ known, pools }) => `풀 ${pools}개 중 ${known}개`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
