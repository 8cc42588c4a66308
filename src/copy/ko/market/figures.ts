import { counted, phrases } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import { startText } from '../browser/time'
import type { ChangeDirection } from '#domain/market/history'
import type { FeeParts } from '#domain/chain/fees'
import { coinWord } from '#domain/chain/chain'
import type { Omission } from '#domain/market/holdings'
import { USUAL_SWAP_GAS } from '#domain/market/usualSwap'

/** A change with its direction in words, for visitors who cannot see its colour. */
export const DIRECTED: Readonly<Record<ChangeDirection, (figure: string) => string>> = {
  up: (figure) => `상승 ${figure}`,
  down: (figure) => `하락 ${figure}`,
  none: (figure) => `변동 없음 ${figure}`,
}

export const blockText = (blockNumber: number) => `블록 ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `${blockNumber === null ? '' : `${blockText(blockNumber)}, `}${date} 이후`

export const coverText = (since: Start) => `${startText(since)}부터`

export const ETHER = 'Ether'
export const NETWORK_COST = '네트워크 비용'
export const LATEST_BLOCK = '최신 블록'

export const NO_PRICE = {
  loading: '가격을 아직 불러오는 중입니다.',
  failed: '가격을 불러오지 못했습니다.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `가격 피드가 오래되었거나 ${coinWord(coin)}의 시장 가격과 너무 다릅니다.`
    : `${coinWord(coin)}의 달러 풀 중에 신뢰할 만한 가격을 낼 만큼 유동성이 충분한 풀이 없습니다.`
export const NO_FEE = {
  loading: '네트워크 비용을 아직 불러오는 중입니다.',
  failed: '네트워크 비용을 불러오지 못했습니다.',
} as const
export const NO_BLOCK = {
  loading: '최신 블록을 아직 불러오는 중입니다.',
  failed: '최신 블록을 불러오지 못했습니다.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlink의 ${coinWord(coin)} 가격 피드, ${blockText(blockNumber)}`
    : `가격 피드가 없어 ${coinWord(coin)}의 달러 풀 중 유동성이 가장 큰 풀을 사용; ${blockText(blockNumber)}`
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `노드가 제안하는 가스 가격; ${gas}`,
  baseFee: (block, gas) => `${block}의 기본 수수료; ${gas}`,
  baseFeeAndTip: (block, gas) => `${block}의 기본 수수료에 노드가 제안하는 팁을 더한 값; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `${block}의 기본 수수료에 노드가 제안하는 팁을 더한 값; ${gas}, 그리고 L1 데이터 수수료`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `스왑당 가스 ${grouped(String(USUAL_SWAP_GAS))}`)
export const blockSource = (chainName: string) => `${chainName} 노드가 알고 있는 최신 블록`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
export const costPerSwap = (cost: string, isBelow: boolean) => (isBelow ? `스왑당 ${cost}` : `스왑당 약 ${cost}`)

export const YOUR_TOKENS = '내 토큰'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) => counted(count, { other: `가격이 없는 토큰 ${count}개 제외` }),
  unread: ({ count }) => counted(count, { other: `잔액 ${count}개를 불러오지 못함` }),
  noBalances: '잔액을 불러오지 못함',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { other: `대기 중인 트랜잭션 ${transactions}건` })

export const TOTAL_LOADING = '잔액을 불러오는 중입니다.'
export const NO_TOTAL = {
  unpriced: '가격이 있는 토큰이 없습니다.',
  unread: '잔액을 불러오지 못했습니다.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, { other: `유동성이 가장 큰 풀 기준, 토큰 ${count}개의 가치` })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
