import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `${symbol} takas et`

export const tokenPage = {
  title: 'Token',
  loading: 'Token yükleniyor',
  home: 'Ana sayfaya dön',
  explorer: 'Blok gezgininde gör',
  retry: 'Yeniden dene',
  pools: 'Havuzlar',
  safety: 'Güvenlik bilgileri',
}

export const noAddress = {
  missing: {
    title: 'Hangi token?',
    text: 'Bu bağlantı bir token belirtmiyor. Sayfanın üst kısmında sembolüyle arayın veya adresini yapıştırın.',
  },
  malformed: {
    title: 'Bu bir token adresi değil',
    text: 'Bir token adresi, 0x ve ardından 40 karakterden oluşur. Tamamının kopyalandığını kontrol edin.',
  },
  checksum: {
    title: 'Bu adreste bir hata var',
    text: 'Büyük harfleri geri kalanıyla uyuşmuyor, yani en az bir karakter yanlış. Kaynağından yeniden kopyalayın.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `${chainName} ağında bu adreste token yok`,
    text: 'Adres geçerli, ancak bu ağda bir token sözleşmesi içermiyor. Bu birinin cüzdanıysa token sayfası yoktur.',
  }),
  notOffered: () => ({
    title: 'Bu token burada sunulmuyor',
    text: 'Bu siteyi işleten onu dışarıda bıraktı. Bu, tokenın kendisi hakkında bir şey söylemez.',
  }),
  notToken: (chainName: string) => ({
    title: `Bu, ${chainName} ağında bir token değil`,
    text: 'Adreste bir sözleşme var, ancak bir token gibi yanıt vermiyor.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: 'Bu token yüklenemedi',
  text: noAnswer,
})

export const noPool = {
  title: 'Bu token hiçbir havuzda yok',
  text: 'Gösterilecek zincir üstü fiyat yok ve burada alınıp satılamaz.',
}

export const poolsSource = (blockNumber: number) => `Havuzlar ${grouped(String(blockNumber))} numaralı blokta okundu`

export const coinTag = (chainName: string) => `${chainName} ağının kendi coini`

export const NAMED_HERE = 'Bu sitede tanınıyor'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'Token listesi yüklenmedi' : isListed ? 'Token listesinde' : 'Token listesinde değil'

export const lookalikeNote = { sharedSymbol: 'Sembol iki kez var', similarSymbol: 'Başkasına benziyor' }

export const favouriteHint = 'Token seçtiğiniz her yerde favoriler önce gelir'

export const addToWallet = { idle: 'Cüzdana ekle', busy: 'Cüzdanınızda onaylayın' }

export const checkAddress = 'Alım satım yapmadan önce bu adresi kontrol edin'

export const namesCanBeCopied =
  'Ad ve sembol sözleşmenin kendisinden gelir ve başka bir tokenı taklit edebilir. Adresi projenin kendi sitesiyle karşılaştırın.'

export const lookalikeTitle = {
  address: (symbol: string) => `Bu adres ${symbol} adresine yalnızca benziyor`,
  unlisted: (symbol: string) => `Bu, token listesindeki ${symbol} değil`,
  coin: (symbol: string) => `Bu ${symbol} değil`,
  sharedSymbol: (symbol: string) => `Listedeki başka bir tokenın adı da ${symbol}`,
  similarSymbol: (symbol: string) => `Bu sembol, başka bir token olan ${symbol} sembolüne benziyor`,
}

export const thisAddress = (address: string) => `Bu sayfa: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} ağın kendi coinidir ve adresi yoktur.`

export const chartTitle = 'Fiyat'

export const noPrice = {
  ether: (coin: string) => `Şu anda güvenilir bir ${coin} dolar fiyatı yok, bu yüzden bu token için de yok.`,
  shallow: (coin: string, dollar: string) =>
    `Bu tokenın ${wrappedSymbol(coin)} veya ${dollar} içeren hiçbir havuzu, güvenilir bir fiyat için yeterince derin değil.`,
  hooked: 'Bu tokenın havuzlarının kendi kuralları var ve bunlardan güvenilir bir fiyat çıkmıyor.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} Bir sonraki blokla yeniden denenecek.`

export const noPriceSource = {
  unread: 'Fiyat yüklenemedi',
  reading: 'Fiyat yükleniyor',
  none: 'Güvenilir fiyat yok',
}

export const blockLine = (blockNumber: number, time: string) => `Blok ${grouped(String(blockNumber))}, ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Likidite' : `Likidite, ${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Hacim' : pools === null ? `Hacim, ${span}` : `Hacim (${pools}), ${span}`,
  marketValue: 'Değer, arz × fiyat',
  supply: 'Toplam arz',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

/** As a clause. */
export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'yükleniyor',
    noPool: 'bu token hiçbir havuzda yok',
    noPrice: 'havuzlardakilerin dolar fiyatı yok',
    refused: 'düğüm geçmiş alım satımları döndürmüyor',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)}, bitiş ${until}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'fiyat yok'

export const balanceCard = {
  title: 'Bakiyeniz',
  disconnected: 'Bakiyenizi görmek için cüzdan bağlayın',
  connect: 'Bağla',
  sell: 'Sat',
  wrap: 'Sar',
  approvals: 'İzinler',
  partial: 'Diğer izinler yüklenemedi.',
  manage: 'İzinleri yönet',
}

export const tokenSilent = 'token yanıt vermedi'

export const sellToken = (symbol: string) => `${symbol} sat`

export const wrapCoin = (symbol: string) => `${symbol} sar`

export const noApprovalOf = (symbol: string) =>
  `${symbol} için izin gerekmez: hiçbir sözleşme onu hesabınızdan çekemez.`

export const spendersUnread = (symbol: string) =>
  `Sizdeki ${symbol} bakiyesini başka kimin taşıyabileceği kontrol edilemedi.`
export const noSpender = (symbol: string) => `Burada bilinen hiçbir sözleşme sizdeki ${symbol} bakiyesini taşıyamaz.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  amount === null
    ? `${spender} sizdeki ${symbol} bakiyesinin tümünü taşıyabilir`
    : `${spender} en fazla ${amount} taşıyabilir`
