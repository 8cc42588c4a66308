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
  up: (figure) => `tăng ${figure}`,
  down: (figure) => `giảm ${figure}`,
  none: (figure) => `không đổi ${figure}`,
}

export const blockText = (blockNumber: number) => `khối ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `Từ ${blockNumber === null ? '' : `${blockText(blockNumber)}, `}${date}`

export const coverText = (since: Start) => `từ ${startText(since)}`

export const ETHER = 'Ether'
export const NETWORK_COST = 'Phí mạng'
export const LATEST_BLOCK = 'Khối mới nhất'

export const NO_PRICE = {
  loading: 'Giá vẫn đang được tải.',
  failed: 'Không thể tải giá.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `Nguồn cấp giá đã lỗi thời, hoặc quá xa giá thị trường của ${coinWord(coin)}.`
    : `Không có pool ${coinWord(coin)} với đô la nào đủ sâu để cho giá đáng tin cậy.`
export const NO_FEE = { loading: 'Phí mạng vẫn đang được tải.', failed: 'Không thể tải phí mạng.' } as const
export const NO_BLOCK = {
  loading: 'Khối mới nhất vẫn đang được tải.',
  failed: 'Không thể tải khối mới nhất.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Nguồn cấp giá ${coinWord(coin)} của Chainlink, ${blockText(blockNumber)}`
    : `Pool ${coinWord(coin)} với đô la sâu nhất, vì không có nguồn cấp giá; ${blockText(blockNumber)}`
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `Giá gas do nút gợi ý; ${gas}`,
  baseFee: (block, gas) => `Phí cơ sở của ${block}; ${gas}`,
  baseFeeAndTip: (block, gas) => `Phí cơ sở của ${block} cộng phí ưu tiên do nút gợi ý; ${gas}`,
  baseFeeTipAndData: (block, gas) => `Phí cơ sở của ${block} cộng phí ưu tiên do nút gợi ý; ${gas}, và phí dữ liệu L1`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} gas mỗi lượt hoán đổi`)
export const blockSource = (chainName: string) => `Khối mới nhất mà nút ${chainName} biết`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is a bound, such as "<$0.01". */
export const costPerSwap = (cost: string, isBelow: boolean) =>
  isBelow ? `${cost} mỗi lượt hoán đổi` : `khoảng ${cost} mỗi lượt hoán đổi`

export const YOUR_TOKENS = 'Token của bạn'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) => counted(count, { other: `không gồm ${count} token không có giá` }),
  unread: ({ count }) => counted(count, { other: `không thể tải ${count} số dư` }),
  noBalances: 'không thể tải số dư',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { other: `${transactions} giao dịch chờ xử lý` })

export const TOTAL_LOADING = 'Đang tải số dư.'
export const NO_TOTAL = {
  unpriced: 'Không token nào có giá.',
  unread: 'Không thể tải các số dư.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, { other: `Giá trị của ${count} token theo pool sâu nhất của từng token` })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
