import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = '상위 페어'
export const POOL_PRICES = '풀 가격'

export const noDollars = (coin: string, dollar: string) =>
  `${coinWord(coin)} 또는 ${dollar}의 풀 중에 달러 가격을 낼 만큼 유동성이 충분한 풀이 없습니다.`
export const NO_LIQUIDITY = '두 토큰 중 하나의 달러 가격이 없습니다.'
export const TOO_FEW_PRICES = '최근 24시간의 가격 중 알려진 것이 너무 적습니다.'

const NO_PAST = '최근 24시간의 가격을 불러오지 못했습니다.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: '노드가 이 풀의 기록을 보관하지 않습니다.',
  unanswered: NO_PAST,
  limited: '노드가 요청을 제한합니다. 최근 24시간은 나중에 불러옵니다.',
  young: '만들어진 지 하루가 안 된 풀입니다.',
}
export const knownOnly = (since: string) => `${since}의 가격만 알려져 있습니다.`

const LOOKALIKES = { similarSymbol: '유사 (혼동 주의)', sameSymbol: '동일한 심볼' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES}, 블록 ${grouped(String(blockNumber))} 기준`

export const ALL_LIQUIDITY = '유동성, 모든 풀'
export const POOL_FEE = '풀 수수료'
export const DAY_HIGH = '24시간 최고'
export const DAY_LOW = '24시간 최저'

export const ROUTE = { liquidity: '경로의 유동성', depth: '1% 움직이는 수량' }
export const UNKNOWN_DEPTH = {
  unread: '수량을 입력하면 알 수 있음',
  unused: '가격의 기준이 되는 풀을 이 페어의 어떤 거래도 사용하지 않음',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: '노드가 요청을 제한하고 있음',
    unread: noAnswer,
    reading: '불러오는 중',
    partial: `${covered}의 가격만 알려져 있음`,
    noHistory: '가격 기록이 없음',
  })[why]

export const FIND_TOKEN = '토큰 찾기'
export const REFRESH = '가격 새로고침'

export const HEADS = {
  number: '#',
  pair: '페어',
  price: '가격',
  change: '24시간',
  chart: '24시간 최고·최저',
  liquidity: '유동성',
} as const

export const TRADE = '거래'

export const NO_HISTORY = '기록 없음'
export const NO_PRICE_A_DAY_AGO = '24시간 전의 가격이 없습니다.'

export const withoutPool = (pairs: number) => counted(pairs, { other: `자체 풀이 없는 페어 ${pairs}개` })

export const PRICES_FAILED = '풀 가격을 불러오지 못했습니다'
export const TRADING_PAUSED = '가격이 다시 실시간으로 갱신될 때까지 거래가 중단됩니다.'
export const NO_PRICES = '가격 없음'
export const LIST_FAILED = '페어 목록을 불러오지 못했습니다'
export const NO_PAIRS = '표시할 페어 없음'
export const SEARCH_INSTEAD = '대신 토큰을 검색하거나 토큰의 주소를 붙여 넣으세요.'
