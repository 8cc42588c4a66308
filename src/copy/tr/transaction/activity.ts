import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = 'Tümünü temizle'
export const STOP_WATCHING = 'İzlemeyi bırak'
export const stopWatchingLabel = (description: string) => `İzlemeyi bırak: ${description}`
export const moreTransactions = (count: number) =>
  `${grouped(String(count))} tane daha var. Profil sayfasındaki CSV dışa aktarımı hepsini içerir.`
export const RECEIPT = 'Makbuz'
export const receiptLabel = (description: string) => `Makbuz: ${description}`
export const VIEW_ON_EXPLORER = 'Blok gezgininde devamını gör'

export const TITLE = 'Etkinlik'
export const EMPTY_TITLE = 'Henüz etkinlik yok'
export const EMPTY_TEXT =
  'Burada yaptığınız takaslar ve verdiğiniz izinler bu tarayıcı tarafından listelenir. Daha öncekiler zincirdedir.'
export const EXPORT = 'CSV dışa aktar'

export const EARLIER = 'Önceki takaslar'

export const COLUMNS = ['Zaman (UTC)', 'İşlem', 'Sonuç', 'Hash', 'Ağ', 'Hesap'] as const
