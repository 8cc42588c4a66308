import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = 'Devam'
export const RETRY = 'Yeniden dene'
export const RELOAD = 'Yenile'
export const GET = 'Edin'
export const getLabel = (wallet: string) => `Edin: ${wallet}`
export const getWallet = (wallet: string) => `${wallet} edin`

const opening = (name: string) => `${name} açılıyor`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} yüklü değil`,
  notAvailable: (name) => `${name} mevcut değil`,
  ready: (name) => `${name} hazır`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `${name} uzantısı tarayıcınızda yüklü değil`,
  notAvailable: (name) => `${name} bu cihazda mevcut değil`,
  ready: () => null,
  inPopUp: (name) => `Bağlantıyı ${name} penceresinde onaylayın.`,
  inExtension: () => 'Bağlantıyı uzantıda onaylayın.',
  inWallet: () => 'Bağlantıyı cüzdanınızda onaylayın.',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Bağlantı bekleniyor'
export const NOTHING_OPENED =
  'Hiçbir şey açılmadı mı? Cüzdanınızın simgesini veya penceresini arayın; kilitli olabilir.'
export const ASK_AGAIN = 'Yeniden iste'
export const DECLINED = 'İsteği reddettiniz.'
export const CONNECT_FAILED = 'Bağlanırken hata oluştu. Lütfen yeniden deneyin.'
export const afterInstall = (wallet: string) => `${wallet} yüklendikten sonra buraya dönün ve sayfayı yeniden yükleyin.`

export const HOME_TITLE = 'Tokenlarınız için bir yuva'
export const HOME_TEXT =
  'Bir cüzdan, blok zincirindeki tokenları gönderir, alır, saklar ve gösterir. Anahtarları yalnızca sizdedir.'
export const SIGN_IN_TITLE = 'Oturum açmanın yeni yolu'
export const SIGN_IN_TEXT = 'Her sitede hesap ve parola oluşturmak yerine cüzdanınızı bağlayın.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'Cüzdan olmadan fiyatlara ve grafiklere bakabilir, teklif alabilir ve SSS’yi okuyabilirsiniz.'

export const BROWSER_EXTENSION = 'Tarayıcı uzantısı'
export const MOBILE_WALLET = 'Mobil cüzdan'

export const ABOUT =
  'Bir cüzdan tokenları gönderir, alır, saklar ve gösterir. Ayrıca hesap veya parola olmadan oturum açmanızı sağlar.'

export const HAVE_ANOTHER = 'Başka bir cüzdanınız mı var?'
export const PICK_FROM_LIST = 'Soldaki listeden seçin.'

export const GET_ON_PHONE = '“Edin” düğmesi, bu telefona hangisi uygunsa App Store veya Google Play’i açar.'
export const GET_ON_COMPUTER =
  '“Edin” düğmesi, cüzdan uygulamasının sayfasını açar; uygulamayı ardından telefonunuza yükleyebilirsiniz.'

export const DOWNLOAD_TITLE = 'İndirmek için tarayın'
export const DOWNLOAD_TEXT = 'iOS veya Android’de indirmek için telefonunuzla tarayın'
export const guideTitle = (wallet: string) => `${wallet} ile başlayın`
export const downloadQrLabel = (wallet: string) => `${wallet} indirmesini açan QR kodu`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `${wallet} uygulamasını açın`,
    description: `Kolayca erişebilmek için ${wallet} uygulamasını ana ekranınıza ekleyin.`,
  },
  {
    step: 'create',
    title: 'Cüzdan oluşturun veya içe aktarın',
    description: 'Cüzdanınızı yedekleyin ve gizli kurtarma ifadesini asla kimseyle paylaşmayın.',
  },
  {
    step: 'scan',
    title: 'Tarama düğmesine dokunun',
    description: 'Taradıktan sonra telefonunuz bağlantıyı onaylamanızı ister.',
  },
]

export const scanTitle = (wallet: string | null) =>
  wallet === null ? 'Telefonunuzla tarayın' : `${wallet} ile tarayın`
export const qrLabel = (wallet: string) =>
  `${wallet} cüzdanını bağlamak için QR kodu. Tarayamıyorsanız bunun yerine bağlantıyı kopyalayın.`
export const LINK_TOO_LONG = 'Bu bağlantı bir QR kodu için çok uzun. Kopyalayıp cüzdanınıza yapıştırın.'
export const linkLabel = (wallet: string) => `${wallet} cüzdanını bağlamak için bağlantı`
export const COPY_LINK = 'Bağlantıyı kopyala'
export const COPIED = 'Kopyalandı'
export const COPY_REFUSED = 'Bağlantı kopyalanamadı. Burada seçip kopyalayın.'
export const expiryText = (timeLeft: string) => `Kalan süre: ${timeLeft}`
export const missingText = (wallet: string) => `${wallet} sizde yok mu?`
export const openApp = (wallet: string) => `Aç: ${wallet}`
export const OPEN_AGAIN = 'Yeniden aç'
export const OPEN_TO_CONFIRM = 'Onaylamak için cüzdanınızın uygulamasını açın.'

type Medium = 'code' | 'link'

const READY: Readonly<Record<Medium, string>> = { code: 'Kod hazır.', link: 'Bağlantı hazır.' }
export const readyText = (medium: Medium) => READY[medium]

const RENEWED = {
  declined: {
    code: 'İsteği reddettiniz. Bu yeni bir kod.',
    link: 'İsteği reddettiniz. Bu yeni bir bağlantı.',
  },
  expired: { code: 'Bu yeni bir kod.', link: 'Bu yeni bir bağlantı.' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
