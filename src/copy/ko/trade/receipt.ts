import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = '영수증'
export const COPY_TEXT = '텍스트로 복사'
export const SHARE = '공유'
export const SAVE_PICTURE = '이미지로 저장'
export const READING = '영수증을 불러오는 중'
export const READ_FAILED = '영수증을 불러오지 못했습니다'
export const NO_SWAP = {
  title: '스왑 영수증 없음',
  text: '이 트랜잭션의 이벤트와 호출에서 이 계정의 스왑이 확인되지 않습니다.',
} as const

export const PAID = '지불한 수량'
export const RECEIVED = '받은 수량'
export const PRICE = '내 가격'
export const QUOTED = '견적'
export const LEAST = '최소, 호출 기준'
export const MOST = '최대, 호출 기준'
export const MARKET = '스왑 직전 풀의 가격'
export const AGAINST_MARKET = '그 가격과 비교'
export const POOL_FEES = '내 가격에 포함된 풀 수수료'
export const SITE_FEE = '내 가격에 포함된 사이트 수수료'
export const NETWORK_COST = '네트워크 비용'
export const APPROVAL_COST = '스왑 전의 승인'
export const TIME = '시간'
export const TAKEN = '요청부터 블록까지'
export const secondsText = (count: number) => `${count}초`
export const BLOCK = '블록'
export const ACCOUNT = '계정'
export const NETWORK = '네트워크'
export const TRANSACTION = '트랜잭션'
export const NOT_KNOWN = '알 수 없음'
export const NO_STATE = '알 수 없음: 노드가 그 블록을 더 이상 보관하지 않음'
export const PAID_BY_OTHER = '다른 계정이 지불함'
export const ONLY_CLAIMED = '(토큰 자체의 이벤트 기준)'
export const NO_FEES = '없음, 1 대 1'

const CHANGES: Sentences<MarketChange> = {
  same: '같음',
  worse: ({ percent }) => `${percent} 나쁨, 수수료와 가격 영향 포함`,
  better: ({ percent }) => `${percent} 좋음, 수수료와 가격 영향 포함`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' 또는 ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol} (목록에 없음)`

export const STOP = '중지'

const SEARCHED: Sentences<SearchedFacts> = {
  none: '블록을 하나도 검색하기 전에 중지되었습니다.',
  whole: '모든 블록을 검색했습니다.',
  wholeCut: '모든 블록을 검색했습니다. 가장 최근의 스왑만 표시됩니다.',
  stopped: ({ from, to }) =>
    `블록 ${from}부터 ${to}까지 검색했습니다. 더 오래된 스왑이 있을 수 있습니다. 사용자가 검색을 중지했습니다.`,
  many: ({ from, to }) => `블록 ${from}부터 ${to}까지 검색했습니다. 더 오래된 스왑이 있을 수 있습니다.`,
  limit: ({ from, to }) =>
    `블록 ${from}부터 ${to}까지 검색했습니다. 더 오래된 스왑이 있을 수 있습니다. 더 이전까지 검색하려면 요청이 너무 많이 필요합니다.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      '이 계정의 토큰을 옮긴 트랜잭션을 체인에서 검색합니다. 노드에 이 계정 자체의 이체 내역을 요청합니다. 이 계정이 직접 보낸 스왑은 찾지만, 번들러나 Safe의 소유자가 대신 보낸 스왑은 찾지 못합니다.',
    label: '이전 스왑 찾기',
  },
  failed: {
    words: '검색하지 못했습니다. 노드가 응답하지 않았거나 검색을 허용하지 않습니다.',
    label: '다시 시도',
  },
  searching: ({ percent }) => ({ words: `검색하는 중: 전체 블록의 ${percent}.`, label: STOP }),
  reading: { words: '찾은 내용을 불러오는 중.', label: '다시 검색' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(say(SEARCHED, searched), isNothingFound && '위에 없는 스왑은 찾지 못했습니다.'),
    label: canGoFurther ? '더 이전까지 검색' : '다시 검색',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
