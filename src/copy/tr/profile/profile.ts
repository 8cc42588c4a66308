import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = 'SSS'
export const IMPRINT_TITLE = 'Künye'
export const ABOUT_FAQ = 'Sık sorulan sorulara kısa yanıtlar'
export const ABOUT_IMPRINT = 'Bu siteyi kim işletiyor'

export const PROFILE = 'Profil'

export const SHOW_PICTURE = 'Resmi göster'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Hesap: ${address}, salt okunur.`
export const BACK_TO_OWN = 'Kendi hesabınıza dönün'

export const WRONG_ADDRESS = {
  checksum: {
    title: 'Bu adres yanlış yazılmış',
    text: 'Büyük harfleri geri kalanıyla uyuşmuyor. Güvendiğiniz bir kaynaktan yeniden kopyalayın.',
  },
  malformed: {
    title: 'Bu bir hesap adresi değil',
    text: 'Bir adres 0x ile başlar; ardından her biri bir rakam veya a ile f arasında bir harf olan 40 karakter gelir.',
  },
} as const

export const CONNECTING = {
  title: 'Cüzdanınıza bağlanılıyor',
  text: 'Cüzdanınız yanıt verir vermez tokenlarınız görünür.',
} as const

export const DISCONNECTED = {
  title: 'Tokenlarınızı görmek için cüzdan bağlayın',
  text: 'Bakiyeler ve izinler zincirden, adresi gören bir düğüm aracılığıyla okunur. Buradan gönderdikleriniz yalnızca bu tarayıcı tarafından listelenir.',
  action: 'Bağla',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Cüzdanınızın ağı: ${walletNetwork}`,
  text: `Tokenlarınızı burada görmek için ${chainName} ağına geçin.`,
  action: `${chainName} ağına geç`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Buradan gönderilenler gösterilmiyor',
  text: 'Onları yalnızca gönderen tarayıcı listeler. Takaslar herkese açıktır ve aşağıda zincirde bulunabilir.',
} as const

export const coinBalance = (coinName: string) => `${coinName} bakiyesi`
export const TOTAL_VALUE = 'Toplam değer'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, {
    one: `${tokens} tokenın ${unpriced} tanesinin fiyatı yok`,
    other: `${tokens} tokenın ${unpriced} tanesinin fiyatı yok`,
  })

export const stillRead = (networks: readonly string[]) => `Hâlâ yükleniyor: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `Yüklenemedi: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'İşleten',
  address: 'Adres',
  contact: 'İletişim',
  register: 'Sicil kaydı',
  responsible: 'İçerikten sorumlu',
}
export const PLACEHOLDER = 'Doldurulmadı'

export const profileTokens = {
  title: 'Tokenlar',
  retry: 'Yeniden dene',
  failed: 'Bakiyeler yüklenemedi',
  token: 'Token',
  price: 'Fiyat',
  balance: 'Bakiye',
  value: 'Değer',
  action: 'Eylem',
  trade: 'Alım satım',
  boughtNote:
    '“Alış maliyeti”, bu tarayıcıdan gönderilen veya Etkinlik altında bulunan takaslarda o zamanki fiyatlarla ortalama maliyettir; ağ maliyetleri dâhil değildir. Dâhil edilmeyen kısım bu takaslarda satın alınmamıştır.',
}

export const boughtFor = (paid: string) => `Alış maliyeti ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) =>
  `${whole} içinden ${part} için alış maliyeti ${paid}`

export const noReliablePrice = 'Hiçbir havuz veya fiyat akışı güvenilir bir fiyat vermiyor.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `En derin havuzların${hasFeed ? ` ve ${coinWord(coin)} fiyat akışının` : ''} ${grouped(String(blockNumber))} numaralı bloktaki fiyatları`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `Bir gün önce bu tokenlar, ${grouped(String(blockNumber))} numaralı bloğun bakiyeleri ve fiyatlarıyla ${value} değerindeydi. Artık elde tutulmayan tokenlar dâhil değildir.`

export const withBalance = (count: number) => `Bakiyesi olan: ${count}`

export const hideSmall = (limit: string) => `${limit} altındaki bakiyeleri gizle`
export const showSmall = (limit: string, count: number) => `${limit} altındaki bakiyeleri göster (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, { one: '1 bakiye yüklenemedi', other: `${balances} bakiye yüklenemedi` }),
  text: counted(balances, { one: 'Toplam onu içermiyor.', other: 'Toplam onları içermiyor.' }),
})

export const noTokens = (chainName: string) => ({
  title: `Bu cüzdanda ${chainName} ağında token yok`,
  text: 'Size gönderilen veya satın aldığınız tokenlar burada listelenecek.',
  action: 'Alım satıma git',
})

export const tradeToken = (symbol: string) => `Alım satım: ${symbol}`

export const nothingOn = (networks: readonly string[]) => `Token olmayan ağlar: ${all(networks)}`
