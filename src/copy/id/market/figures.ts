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
  up: (figure) => `naik ${figure}`,
  down: (figure) => `turun ${figure}`,
  none: (figure) => `tidak berubah ${figure}`,
}

export const blockText = (blockNumber: number) => `blok ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `Sejak ${blockNumber === null ? '' : `${blockText(blockNumber)}, `}${date}`

export const coverText = (since: Start) => `sejak ${startText(since)}`

export const ETHER = 'Ether'
export const NETWORK_COST = 'Biaya jaringan'
export const LATEST_BLOCK = 'Blok terbaru'

export const NO_PRICE = {
  loading: 'Harga masih dimuat.',
  failed: 'Harga tidak dapat dimuat.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `Feed harga sudah usang, atau terlalu jauh dari harga pasar ${coinWord(coin)}.`
    : `Tidak ada pool ${coinWord(coin)} dengan dolar yang cukup dalam untuk harga yang andal.`
export const NO_FEE = { loading: 'Biaya jaringan masih dimuat.', failed: 'Biaya jaringan tidak dapat dimuat.' } as const
export const NO_BLOCK = {
  loading: 'Blok terbaru masih dimuat.',
  failed: 'Blok terbaru tidak dapat dimuat.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Feed harga ${coinWord(coin)} dari Chainlink, ${blockText(blockNumber)}`
    : `Pool ${coinWord(coin)} terdalam dengan dolar, karena tidak ada feed harga; ${blockText(blockNumber)}`
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `Harga gas yang disarankan node; ${gas}`,
  baseFee: (block, gas) => `Biaya dasar ${block}; ${gas}`,
  baseFeeAndTip: (block, gas) => `Biaya dasar ${block} ditambah tip yang disarankan node; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `Biaya dasar ${block} ditambah tip yang disarankan node; ${gas}, dan biaya data L1`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} gas tiap swap`)
export const blockSource = (chainName: string) => `Blok terbaru yang diketahui node ${chainName}`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is a bound, such as "<US$0,01". */
export const costPerSwap = (cost: string, isBelow: boolean) =>
  isBelow ? `${cost} tiap swap` : `sekitar ${cost} tiap swap`

export const YOUR_TOKENS = 'Token Anda'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) => counted(count, { other: `${count} token tanpa harga tidak disertakan` }),
  unread: ({ count }) => counted(count, { other: `${count} saldo tidak dapat dimuat` }),
  noBalances: 'Saldo tidak dapat dimuat',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { other: `${transactions} transaksi menunggu` })

export const TOTAL_LOADING = 'Memuat saldo.'
export const NO_TOTAL = {
  unpriced: 'Tidak satu pun token memiliki harga.',
  unread: 'Saldo tidak dapat dimuat.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, { other: `Nilai ${count} token dari pool terdalam masing-masing` })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
