import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = 'Başlıca çiftler'
export const POOL_PRICES = 'Havuz fiyatları'

export const noDollars = (coin: string, dollar: string) =>
  `${coinWord(coin)} veya ${dollar} içeren hiçbir havuz, dolar fiyatı için yeterince derin değil.`
export const NO_LIQUIDITY = 'Tokenlardan birinin dolar fiyatı yok.'
export const TOO_FEW_PRICES = 'Son 24 saatten çok az fiyat biliniyor.'

const NO_PAST = 'Son 24 saatin fiyatları yüklenemedi.'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'Düğüm bu havuzun geçmişini saklamıyor.',
  unanswered: NO_PAST,
  limited: 'Düğüm istekleri sınırlıyor: son 24 saat daha sonra yüklenecek.',
  young: 'Havuz bir günden daha yeni.',
}
export const knownOnly = (since: string) => `Fiyatlar yalnızca ${since} biliniyor.`

const LOOKALIKES = { similarSymbol: 'benzer (taklit)', sameSymbol: 'aynı sembol' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES}, blok ${grouped(String(blockNumber))}`

export const ALL_LIQUIDITY = 'Likidite, tüm havuzlar'
export const POOL_FEE = 'Havuz ücreti'
export const DAY_HIGH = '24 sa yüksek'
export const DAY_LOW = '24 sa düşük'

export const ROUTE = { liquidity: 'Rotadaki likidite', depth: '%1 hareket için' }
/** As a clause. */
export const UNKNOWN_DEPTH = {
  unread: 'bir tutar girildiğinde belli olur',
  unused: 'bu çiftin hiçbir alım satımı, fiyatını belirleyen havuzları kullanmıyor',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

/** As a clause. */
export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'düğüm istekleri sınırlıyor',
    unread: noAnswer,
    reading: 'yükleniyor',
    partial: `fiyatlar yalnızca ${covered} biliniyor`,
    noHistory: 'fiyat geçmişi yok',
  })[why]

export const FIND_TOKEN = 'Token bul'
export const REFRESH = 'Fiyatları yenile'

export const HEADS = {
  number: '#',
  pair: 'Çift',
  price: 'Fiyat',
  change: '24 sa',
  chart: 'Yüksek/düşük, 24 sa',
  liquidity: 'Likidite',
} as const

export const TRADE = 'Alım satım'

export const NO_HISTORY = 'Geçmiş yok'
export const NO_PRICE_A_DAY_AGO = '24 saat öncesine ait fiyat yok.'

export const withoutPool = (pairs: number) =>
  counted(pairs, { one: 'Kendi havuzu olmayan 1 çift', other: `Kendi havuzu olmayan ${pairs} çift` })

export const PRICES_FAILED = 'Havuz fiyatları yüklenemedi'
export const TRADING_PAUSED = 'Fiyatlar yeniden canlı olana kadar alım satım duraklatıldı.'
export const NO_PRICES = 'Fiyat yok'
export const LIST_FAILED = 'Çift listesi yüklenemedi'
export const NO_PAIRS = 'Gösterilecek çift yok'
export const SEARCH_INSTEAD = 'Bunun yerine bir token arayın veya adresini yapıştırın.'
