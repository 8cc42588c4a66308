import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = 'Makbuz'
export const COPY_TEXT = 'Metin olarak kopyala'
export const SHARE = 'Paylaş'
export const SAVE_PICTURE = 'Resim olarak kaydet'
export const READING = 'Makbuz yükleniyor'
export const READ_FAILED = 'Makbuz yüklenemedi'
export const NO_SWAP = {
  title: 'Takas makbuzu yok',
  text: 'Bu işlemin olayları ve çağrısı, bu hesabın bir takasını göstermiyor.',
} as const

export const PAID = 'Ödediğiniz'
export const RECEIVED = 'Aldığınız'
export const PRICE = 'Fiyatınız'
export const QUOTED = 'Teklif'
export const LEAST = 'En az, çağrıya göre'
export const MOST = 'En fazla, çağrıya göre'
export const MARKET = 'Takastan önceki havuz fiyatı'
export const AGAINST_MARKET = 'O fiyata göre'
export const POOL_FEES = 'Fiyatınızdaki havuz ücretleri'
export const SITE_FEE = 'Fiyatınızdaki site ücreti'
export const NETWORK_COST = 'Ağ maliyeti'
export const APPROVAL_COST = 'Takastan önceki izinler'
export const TIME = 'Zaman'
export const TAKEN = 'İstekten bloğa kadar'
export const secondsText = (count: number) => `${count}\u00a0sn`
export const BLOCK = 'Blok'
export const ACCOUNT = 'Hesap'
export const NETWORK = 'Ağ'
export const TRANSACTION = 'İşlem'
export const NOT_KNOWN = 'Bilinmiyor'
export const NO_STATE = 'Bilinmiyor: düğümde o blok artık yok'
export const PAID_BY_OTHER = 'Başka bir hesap ödedi'
/** After an amount. */
export const ONLY_CLAIMED = '(tokenın kendi olaylarına göre)'
export const NO_FEES = 'Yok, bire bir'

const CHANGES: Sentences<MarketChange> = {
  same: 'Aynı',
  worse: ({ percent }) => `${percent} daha kötü, ücretler ve fiyat etkisi dâhil`,
  better: ({ percent }) => `${percent} daha iyi, ücretler ve fiyat etkisi dâhil`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' veya ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol} (listede yok)`

export const STOP = 'Durdur'

const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Hiçbir blok taranmadan durduruldu.',
  whole: 'Tüm bloklar tarandı.',
  wholeCut: 'Tüm bloklar tarandı; en yeni takaslar listelendi.',
  stopped: ({ from, to }) =>
    `${from} – ${to} arası bloklar tarandı; daha eski takaslar olabilir. Aramayı siz durdurdunuz.`,
  many: ({ from, to }) => `${from} – ${to} arası bloklar tarandı; daha eski takaslar olabilir.`,
  limit: ({ from, to }) =>
    `${from} – ${to} arası bloklar tarandı; daha eski takaslar olabilir. Daha geriye aramak çok fazla istek gerektirir.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Bu hesabın tokenlarını taşıyan işlemleri zincirde arar. Düğümden hesabın kendi transferlerini ister. Hesabın kendisinin gönderdiği takasları bulur; bir paketleyicinin (bundler) veya bir Safe’in sahiplerinin hesap için gönderdiklerini bulmaz.',
    label: 'Önceki takasları bul',
  },
  failed: {
    words: 'Arama başarısız oldu: düğüm yanıt vermedi veya buna izin vermiyor.',
    label: 'Yeniden dene',
  },
  searching: ({ percent }) => ({ words: `Aranıyor: tüm blokların taranan bölümü ${percent}.`, label: STOP }),
  reading: { words: 'Bulunanlar yükleniyor.', label: 'Yeniden ara' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(say(SEARCHED, searched), isNothingFound && 'Yukarıda olmayan bir takas bulunamadı.'),
    label: canGoFurther ? 'Daha geriye ara' : 'Yeniden ara',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
