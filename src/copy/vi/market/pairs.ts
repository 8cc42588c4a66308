import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = 'Cặp hàng đầu'
export const POOL_PRICES = 'Giá từ pool'

export const noDollars = (coin: string, dollar: string) =>
  `Không có pool nào với ${coinWord(coin)} hoặc ${dollar} đủ sâu để cho giá bằng đô la.`
export const NO_LIQUIDITY = 'Một trong các token không có giá bằng đô la.'
export const TOO_FEW_PRICES = 'Biết quá ít giá của 24 giờ qua.'

const NO_PAST = 'Không thể tải giá của 24 giờ qua.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'Nút không lưu lịch sử của pool này.',
  unanswered: NO_PAST,
  limited: 'Nút giới hạn số yêu cầu: 24 giờ qua sẽ được tải sau.',
  young: 'Pool chưa tồn tại được một ngày.',
}
export const knownOnly = (since: string) => `Chỉ biết giá ${since}.`

const LOOKALIKES = { similarSymbol: 'dễ nhầm', sameSymbol: 'trùng ký hiệu' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} tại khối ${grouped(String(blockNumber))}`

export const ALL_LIQUIDITY = 'Thanh khoản, mọi pool'
export const POOL_FEE = 'Phí pool'
export const DAY_HIGH = 'Cao 24\u00a0giờ'
export const DAY_LOW = 'Thấp 24 giờ'

export const ROUTE = { liquidity: 'Thanh khoản trên tuyến', depth: 'Để giá đổi 1%' }
export const UNKNOWN_DEPTH = {
  unread: 'được biết khi nhập số tiền',
  unused: 'không lượt mua bán nào của cặp này dùng các pool định giá nó',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'nút giới hạn số yêu cầu',
    unread: noAnswer,
    reading: 'đang tải',
    partial: `chỉ biết giá ${covered}`,
    noHistory: 'không có lịch sử giá',
  })[why]

export const FIND_TOKEN = 'Tìm token'
export const REFRESH = 'Làm mới giá'

export const HEADS = {
  number: '#',
  pair: 'Cặp',
  price: 'Giá',
  change: '24 giờ',
  chart: 'Cao và thấp, 24 giờ',
  liquidity: 'Thanh khoản',
} as const

export const TRADE = 'Mua bán'

export const NO_HISTORY = 'Không có lịch sử'
export const NO_PRICE_A_DAY_AGO = 'Không có giá của 24 giờ trước.'

export const withoutPool = (pairs: number) => counted(pairs, { other: `${pairs} cặp không có pool riêng` })

export const PRICES_FAILED = 'Không thể tải giá từ pool'
export const TRADING_PAUSED = 'Việc mua bán tạm dừng cho đến khi giá lại là giá trực tiếp.'
export const NO_PRICES = 'Không có giá'
export const LIST_FAILED = 'Không thể tải danh sách cặp'
export const NO_PAIRS = 'Không có cặp nào để hiển thị'
export const SEARCH_INSTEAD = 'Thay vào đó, hãy tìm một token hoặc dán địa chỉ của nó.'
