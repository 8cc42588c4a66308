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
  up: (figure) => `yukarı ${figure}`,
  down: (figure) => `aşağı ${figure}`,
  none: (figure) => `değişmedi ${figure}`,
}

export const blockText = (blockNumber: number) => `blok ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  blockNumber === null ? `${date} tarihinden beri` : `${date} tarihinden beri, ${blockText(blockNumber)}`

/** "14:02 saatinden beri". */
export const coverText = (since: Start) => `${startText(since)} beri`

export const ETHER = 'Ether'
export const NETWORK_COST = 'Ağ maliyeti'
export const LATEST_BLOCK = 'En yeni blok'

export const NO_PRICE = {
  loading: 'Fiyat hâlâ yükleniyor.',
  failed: 'Fiyat yüklenemedi.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `Fiyat akışı güncel değil veya piyasa fiyatından çok uzak (${coinWord(coin)}).`
    : `Dolar ile ${coinWord(coin)} içeren hiçbir havuz, güvenilir bir fiyat için yeterince derin değil.`
export const NO_FEE = { loading: 'Ağ maliyeti hâlâ yükleniyor.', failed: 'Ağ maliyeti yüklenemedi.' } as const
export const NO_BLOCK = {
  loading: 'En yeni blok hâlâ yükleniyor.',
  failed: 'En yeni blok yüklenemedi.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlink’in ${coinWord(coin)} fiyat akışı, ${blockText(blockNumber)}`
    : `Dolar ile ${coinWord(coin)} içeren en derin havuz, çünkü fiyat akışı yok; ${blockText(blockNumber)}`
/** `block` is "blok 123", so it stands in brackets. */
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `Düğümün önerdiği gas fiyatı; ${gas}`,
  baseFee: (block, gas) => `Taban ücret (${block}); ${gas}`,
  baseFeeAndTip: (block, gas) => `Taban ücret (${block}) artı düğümün önerdiği bahşiş; ${gas}`,
  baseFeeTipAndData: (block, gas) => `Taban ücret (${block}) artı düğümün önerdiği bahşiş; ${gas} ve L1 veri ücreti`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `takas başına ${grouped(String(USUAL_SWAP_GAS))} gas`)
export const blockSource = (chainName: string) => `${chainName} düğümünün bildiği en yeni blok`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
export const costPerSwap = (cost: string, isBelow: boolean) =>
  isBelow ? `takas başına ${cost}` : `takas başına yaklaşık ${cost}`

export const YOUR_TOKENS = 'Tokenlarınız'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      one: 'fiyatı olmayan 1 token dâhil değil',
      other: `fiyatı olmayan ${count} token dâhil değil`,
    }),
  unread: ({ count }) => counted(count, { one: '1 bakiye yüklenemedi', other: `${count} bakiye yüklenemedi` }),
  noBalances: 'Bakiyeler yüklenemedi',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { one: '1 işlem beklemede', other: `${transactions} işlem beklemede` })

export const TOTAL_LOADING = 'Bakiyeler yükleniyor.'
export const NO_TOTAL = {
  unpriced: 'Tokenların hiçbirinin fiyatı yok.',
  unread: 'Bakiyeler yüklenemedi.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    one: '1 tokenın en derin havuzuna göre değeri',
    other: `${count} tokenın en derin havuzlarına göre değeri`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
