import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: 'Ayarlar', about: 'Bu tarayıcıdaki her alım satım için' } as const
export const NODE = { title: 'Düğüm', about: 'Fiyatların ve bakiyelerin okunduğu yer' } as const
export const LISTS = { title: 'Listeler', about: 'Tokenların ve çiftlerin geldiği yer' } as const
export const LOCAL_DATA = { title: 'Yerel veriler', about: 'Bu sitenin tarayıcınızda sakladıkları' } as const
export const DIAGNOSTICS = { title: 'Tanılama', about: 'Ters giden bir şeyi bildirmek için' } as const
export const DIAGNOSTICS_HINT =
  'Sayfa yüklendiğinden beri burada olanlar, kopyalanmadan önce gördüğünüz bir metin olarak. Siz yapıştırana kadar hiçbir yere gitmez.'

export const THEME = 'Tema'
export const THEMES = { light: 'Açık', dark: 'Koyu', system: 'Sistemle aynı' } as const

export const STORED = {
  session: 'Son bağlanan cüzdan',
  recentWallets: 'Son kullanılan cüzdanlar',
  transactions: 'İşlemler',
  clearings: 'İşlemlerin temizlendiği zaman',
  openRequests: 'Cüzdanın yanıtlamadığı istekler',
  settings: 'Alım satım ayarları',
  theme: 'Tema',
  language: 'Dil',
  systemNotifications: 'Sistem bildirimleri',
  tradeChain: 'Token alım satımının yapıldığı ağ',
  walletLink: 'Cüzdan uygulamasını açan bağlantı',
  lastReads: 'Son bilinen adlar ve bakiyeler',
  addressBook: 'Adres defteri',
  tokenChoices: 'Favori, son kullanılan ve kabul edilen tokenlar',
  ownNodes: 'Düğümünüz',
  terms: 'Kabul edilen koşullar',
  reset: 'Sürmekte olan bir sıfırlama',
} as const
export const WALLET_SOFTWARE = 'Cüzdanların kendi yazılımının sakladıkları'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: 'Hiçbir şey saklanmıyor',
  text: 'Tarayıcınız bu sitenin veri saklamasına izin vermiyor. Seçimleriniz sayfayı kapatana kadar geçerlidir.',
} as const

export const WHAT = 'Ne'
export const HOW_MUCH = 'Ne kadar'
export const NOTHING_YET = 'Henüz bir şey yok.'

export const HINT =
  'Bu tarayıcıdan kendiliğinden asla çıkmaz. Dışa aktarılan dosya, cüzdanların kendi yazılımının burada veya kendi veri tabanında sakladıkları dışında yukarıdaki her şeyi içerir. Dosyaya sahip olan herkes hangi hesapları kullandığınızı ve düğümünüzün adresini, varsa içindeki anahtarla birlikte görebilir.'
export const EXPORT = 'Dışa aktar'
export const RESET = 'Sıfırla'

export const RESET_QUESTION = 'Bu sitenin burada sakladığı her şey silinsin mi?'
export const DELETE = 'Her şeyi sil'
export const KEEP = 'Kalsın'

export const resetText = (pendingCount: number | null) =>
  sentences(
    'Cüzdanınızın bağlantısı kesilir. Ayarlar, favoriler ve işlemlerinizin listesi silinir. Zincirde hiçbir şey değişmez.',
    pendingCount !== null &&
      counted(pendingCount, {
        one: 'Bir işlem hâlâ beklemede ve hâlâ gerçekleşebilir, ancak bu site size artık haber vermeyecek.',
        other: `${pendingCount} işlem hâlâ beklemede ve hâlâ gerçekleşebilir, ancak bu site size artık haber vermeyecek.`,
      }),
  )
