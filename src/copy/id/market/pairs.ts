import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = 'Pasangan teratas'
export const POOL_PRICES = 'Harga pool'

export const noDollars = (coin: string, dollar: string) =>
  `Tidak ada pool dengan ${coinWord(coin)} atau ${dollar} yang cukup dalam untuk harga dalam dolar.`
export const NO_LIQUIDITY = 'Salah satu token tidak memiliki harga dalam dolar.'
export const TOO_FEW_PRICES = 'Terlalu sedikit harga dari 24 jam terakhir yang diketahui.'

const NO_PAST = 'Harga 24 jam terakhir tidak dapat dimuat.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'Node tidak menyimpan riwayat pool ini.',
  unanswered: NO_PAST,
  limited: 'Node membatasi permintaan: 24 jam terakhir akan dimuat nanti.',
  young: 'Pool ini berusia kurang dari satu hari.',
}
export const knownOnly = (since: string) => `Harga hanya diketahui ${since}.`

const LOOKALIKES = { similarSymbol: 'mirip', sameSymbol: 'simbol sama' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} pada blok ${grouped(String(blockNumber))}`

export const ALL_LIQUIDITY = 'Likuiditas, semua pool'
export const POOL_FEE = 'Biaya pool'
export const DAY_HIGH = 'Tertinggi 24 jam'
export const DAY_LOW = 'Terendah 24 jam'

export const ROUTE = { liquidity: 'Likuiditas pada rute', depth: 'Per gerak harga 1%' }
export const UNKNOWN_DEPTH = {
  unread: 'diketahui setelah jumlah dimasukkan',
  unused: 'tidak ada perdagangan pasangan ini yang menggunakan pool penentu harganya',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'node membatasi permintaan',
    unread: noAnswer,
    reading: 'memuat',
    partial: `harga hanya diketahui ${covered}`,
    noHistory: 'tidak ada riwayat harga',
  })[why]

export const FIND_TOKEN = 'Cari token'
export const REFRESH = 'Segarkan harga'

export const HEADS = {
  number: '#',
  pair: 'Pasangan',
  price: 'Harga',
  change: '24\u00a0jam',
  chart: 'Tinggi/rendah, 24\u00a0jam',
  liquidity: 'Likuiditas',
} as const

export const TRADE = 'Berdagang'

export const NO_HISTORY = 'Tanpa riwayat'
export const NO_PRICE_A_DAY_AGO = 'Tidak ada harga dari 24 jam lalu.'

export const withoutPool = (pairs: number) => counted(pairs, { other: `${pairs} pasangan tanpa pool sendiri` })

export const PRICES_FAILED = 'Harga pool tidak dapat dimuat'
export const TRADING_PAUSED = 'Perdagangan dijeda sampai harga kembali diperbarui langsung.'
export const NO_PRICES = 'Tidak ada harga'
export const LIST_FAILED = 'Daftar pasangan tidak dapat dimuat'
export const NO_PAIRS = 'Tidak ada pasangan untuk ditampilkan'
export const SEARCH_INSTEAD = 'Sebagai gantinya, cari token atau tempel alamatnya.'
