import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = 'Tanda terima'
export const COPY_TEXT = 'Salin sebagai teks'
export const SHARE = 'Bagikan'
export const SAVE_PICTURE = 'Simpan sebagai gambar'
export const READING = 'Memuat tanda terima'
export const READ_FAILED = 'Tanda terima tidak dapat dimuat'
export const NO_SWAP = {
  title: 'Tidak ada tanda terima swap',
  text: 'Event dan panggilan transaksi ini tidak menunjukkan swap dari akun ini.',
} as const

export const PAID = 'Anda membayar'
export const RECEIVED = 'Anda menerima'
export const PRICE = 'Harga Anda'
export const QUOTED = 'Penawaran harga'
export const LEAST = 'Paling sedikit, menurut panggilan'
export const MOST = 'Paling banyak, menurut panggilan'
export const MARKET = 'Harga pool-nya sebelumnya'
export const AGAINST_MARKET = 'Dibandingkan harga itu'
export const POOL_FEES = 'Biaya pool dalam harga Anda'
export const SITE_FEE = 'Biaya situs dalam harga Anda'
export const NETWORK_COST = 'Biaya jaringan'
export const APPROVAL_COST = 'Persetujuan sebelumnya'
export const TIME = 'Waktu'
export const TAKEN = 'Dari permintaan sampai blok'
export const secondsText = (count: number) => `${count}\u00a0dtk`
export const BLOCK = 'Blok'
export const ACCOUNT = 'Akun'
export const NETWORK = 'Jaringan'
export const TRANSACTION = 'Transaksi'
export const NOT_KNOWN = 'Tidak diketahui'
export const NO_STATE = 'Tidak diketahui: node tidak lagi memiliki blok itu'
export const PAID_BY_OTHER = 'Dibayar oleh akun lain'
export const ONLY_CLAIMED = '(menurut event token itu sendiri)'
export const NO_FEES = 'Tidak ada, satu banding satu'

const CHANGES: Sentences<MarketChange> = {
  same: 'Sama',
  worse: ({ percent }) => `${percent} lebih buruk, dengan biaya dan dampak harga`,
  better: ({ percent }) => `${percent} lebih baik, dengan biaya dan dampak harga`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' atau ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol} (tidak di daftar)`

export const STOP = 'Hentikan'

const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Dihentikan sebelum ada blok yang ditelusuri.',
  whole: 'Semua blok telah ditelusuri.',
  wholeCut: 'Semua blok telah ditelusuri; swap terbaru tercantum.',
  stopped: ({ from, to }) =>
    `Blok ${from} sampai ${to} telah ditelusuri; mungkin ada swap sebelum itu. Anda menghentikan pencarian.`,
  many: ({ from, to }) => `Blok ${from} sampai ${to} telah ditelusuri; mungkin ada swap sebelum itu.`,
  limit: ({ from, to }) =>
    `Blok ${from} sampai ${to} telah ditelusuri; mungkin ada swap sebelum itu. Mencari lebih jauh ke belakang memerlukan terlalu banyak permintaan.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Mencari transaksi di blockchain yang memindahkan token akun ini. Node diminta memberikan daftar transfer akun itu sendiri. Pencarian menemukan swap yang dikirim sendiri oleh akun, bukan swap yang dikirim untuknya oleh bundler atau oleh para pemilik Safe.',
    label: 'Cari swap sebelumnya',
  },
  failed: {
    words: 'Pencarian gagal: node tidak merespons, atau tidak mengizinkannya.',
    label: 'Coba lagi',
  },
  searching: ({ percent }) => ({ words: `Mencari: ${percent} dari semua blok.`, label: STOP }),
  reading: { words: 'Memuat apa yang ditemukan.', label: 'Cari lagi' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(say(SEARCHED, searched), isNothingFound && 'Tidak ditemukan swap selain yang sudah ada di atas.'),
    label: canGoFurther ? 'Cari lebih jauh ke belakang' : 'Cari lagi',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
