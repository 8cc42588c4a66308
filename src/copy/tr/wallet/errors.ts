import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'İşlemin gönderilip gönderilmediğini görmek için cüzdanınızı kontrol edin.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Cüzdanınızdaki isteği reddettiniz.',
  noAccounts: 'Cüzdanınızdaki isteği reddettiniz.',
  busy: 'Cüzdanınızı açın: orada zaten bir istek bekliyor.',
  timedOut: 'Cüzdanınız zamanında yanıt vermedi.',
  notSwitched: 'Cüzdanınız ağ değiştirmedi.',
  gone: 'Cüzdanınız bağlı değil.',
  notInstalled: 'Cüzdan bu tarayıcıda yüklü değil.',
  connectorNotFound: 'Bağlayıcı bulunamadı',
  networkLost: 'Cüzdanınızın bu ağla bağlantısı koptu. Cüzdanınızda ağı yeniden seçin, ardından yeniden deneyin.',
  unsupported: 'Cüzdanınız bu isteği desteklemiyor.',
  upgradeRefused: 'Cüzdanınız hesabınızı yükseltmedi.',
  changed: 'Cüzdanınızdaki hesap veya ağ değişti. Kontrol edip yeniden deneyin.',
  withdrawn: 'İstek cüzdanınıza gönderilmedi.',
  alreadyConnected: 'Bağlayıcı zaten bağlı',
  framed: 'Bu sayfa başka bir sayfanın içinde gösteriliyor, bu yüzden cüzdan kullanmıyor.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked:
    'Tarayıcı, cüzdanın penceresini engelledi. Bu sayfa için açılır pencerelere izin verip yeniden deneyin.',
  notOwner: 'Bu Safe’in sahiplerinden biri değilsiniz. Alım satım için onu sahiplerinden biri olarak açın.',
  relayUnreachable: 'WalletConnect’e ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
  accountsInvalid: 'Cüzdanınız bir hesap listesi döndürmedi.',
  accountsUnreadable: 'Hesaplarınız cüzdanınızdan okunamadı.',
  networkUnreadable: 'Ağ, cüzdanınızdan okunamadı.',
  chainNotConfigured: 'Ağ yapılandırılmamış',
  chainRefused: 'Cüzdanınız bu isteği desteklemiyor.',
  switchFailed: 'Ağ değiştirilirken hata oluştu.',
  addFailed: 'Ağ eklenirken hata oluştu.',
  assetFailed: 'Cüzdanınız tokenı ekleyemedi.',
  assetRefused: 'Cüzdanınız tokenı eklemedi.',
  sendFailed: 'Cüzdanınız bir hata bildirdi.',
  invalidHash: 'Geçersiz işlem hash’i.',
  invalidResponse: 'Cüzdanınız geçersiz bir yanıt döndürdü.',
  statusUnreadable: 'Cüzdanınız işlemin durumunu bildiremedi.',
}

export const noFunds = (coin: string) =>
  `Hesapta ağ maliyeti için yeterli ${coinWord(coin)} yok. Hiçbir şey gönderilmedi.`

/** Of a problem after which it is not known whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Cüzdanınız ${symbol} ekleyemedi.`,
  assetRefused: (symbol) => `Cüzdanınız ${symbol} eklemedi.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Bu sayfayı yenileyip yeniden bağlanın.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Cüzdanınızın ayarlarında ${network} ağını ekleyin ve orada seçin.`),
  refused: ({ network }) =>
    `Cüzdanınız buradan ${network} ağına geçmeyi desteklemiyor. Bunun yerine cüzdanınızda ${network} ağını seçin.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Bunun yerine cüzdanınızda ${network} ağını seçin.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Cüzdanınızda ${network} ağını seçin veya yeniden deneyin.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
