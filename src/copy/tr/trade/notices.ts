import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  /** The label of the button below the text. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'Bu ağdaki takas sözleşmesi beklenen sözleşme değil.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Cüzdanınızın ağı: ${walletNetwork}`,
    text: `Alım satım için ${chainName} ağına geçin. Tokenlarınız olduğu yerde kalır.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `${symbol} yüklenemedi`,
    text: sentences(noAnswer, hasWallet && 'Hiçbir şey gönderilmedi.'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol} alınıp satılamaz`,
    text: `${symbol} için bu ağda sözleşme yok, bu yüzden burada alınıp satılamaz.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol} alınıp satılamaz`,
    text: `${symbol} bu ağda bir token gibi yanıt vermiyor, bu yüzden burada alınıp satılamaz.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol} alınıp satılamaz`,
    text: `${symbol} bu sitede sunulmuyor: siteyi işleten onu dışarıda bıraktı.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `${symbol} alınıp satılamaz`,
    text: `${symbol} diğer token için sunulmuyor: bu siteyi işleten, bu çifti dışarıda bıraktı.`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol} alınıp satılamaz`,
    text: `${symbol} token listesinde bulunamadı ve bu siteyi işleten başka tokenlara izin vermiyor.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Alım satım kapalı', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: 'Satılacak tutarı girin',
    text: 'Bu tokenlardan biri her transferden bir pay alıkoyar, bu yüzden tam bir tutar satın alınamaz.',
  },
  noRoute: {
    title: 'Bu tutar için rota bulunamadı',
    text: 'Başka bir tutar veya başka bir token deneyin.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol} burada satın alınamaz`,
    text: 'PancakeSwap’ta bu token için bir havuz var, ancak oradaki takas sözleşmesi az bilinen bir tokenın minimum tutarını garanti edemez.',
  }),
  refusedExactOut: {
    title: 'Satılacak tutarı girin',
    text: 'PancakeSwap’ta bunun için bir havuz var, ancak oradaki takas sözleşmesi az bilinen bir tokenın minimum tutarını yalnızca satılacak tutar sabitse garanti eder.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `${coin} değil, ${wrapped} satmayı seçin`,
    text: `PancakeSwap’ta bunun için havuzlar var, ancak oradaki takas sözleşmesi az bilinen bir tokena giden yolda ${coin} varlığınızı koruyamaz.`,
  }),
  noExactBuyByHook: {
    title: 'Satılacak tutarı girin',
    text: 'Bulunan havuzlar yalnızca sabit bir satış tutarı kabul ediyor.',
  },
  hookRefused: ({ text }) => ({
    title: 'Bu tutar için rota bulunamadı',
    text: sentences(
      `Bu havuzun çağırdığı bir sözleşme (kancası, hook) takası geri çevirdi${text === null ? '' : `: “${text}”`}.`,
      'Başka bir tutar veya ters yönü deneyin.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Fiyatlar yüklenemedi',
    text: sentences(noAnswer, hasWallet && 'Hiçbir şey gönderilmedi.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'Takas sözleşmesi kontrol edilemedi',
    text: sentences(noAnswer, 'Bir sonraki blokla yeniden kontrol edilecek.', hasWallet && 'Hiçbir şey gönderilmedi.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} token listesinde değil`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `${symbol} içerebilecek token listesi yüklenemedi`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol} satın alınamaz`,
    text: 'Ağdaki bir simülasyonda, satın alınan tokenların hiçbiri gelmedi. Burada alınıp satılamaz.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} satılamaz`,
    text: 'Ağdaki bir simülasyonda, token satın alınabildi ama sonra satılamadı. Burada alınıp satılamaz.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol}, bir transferin çoğunu alıkoydu`,
    text: 'Ağdaki bir simülasyonda, token transfer edilenin çoğunu alıkoydu. Burada alınıp satılamaz.',
  }),
  /** The texts of this notice and of the next one have room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'Bu fiyat eski', text: `Okunalı ${seconds} saniyeyi geçti.` }),
  stale: ({ minutes }) => ({ title: 'Fiyatlar eski', text: `${minutes} dakikadır blok yok.` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Ağ maliyeti için biraz ${coin} bırakın`,
    text: `Bu takas ayrıca yaklaşık ${reserve} gerektirir.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Herkes istediği adla bir token oluşturabilir. Adresini (${address}) güvendiğiniz bir kaynakla karşılaştırın.`,
  action: 'Bu tokenı kullan',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'Token ücretleri ölçülemedi',
  text: 'Bazı tokenlar her transferden bir pay alıkoyar. Bunlardan biri öyleyse gösterilenden daha az alırsınız veya takas başarısız olur.',
}

export const GONE = 'Cüzdanımda artık yok'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'Cüzdanınızda hâlâ bir istek bekliyor',
  text: `“${request}” orada hâlâ onaylanabilir. Artık istemiyorsanız reddedin.`,
  action: GONE,
})

interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    one: `“${title}”. ${signersText(signers)}, ${startText(since)} beri. Bu sayfayı kapatabilir veya alım satıma devam edebilirsiniz: bekleyen, Safe’te kalır.`,
    other: `En yenisi: “${title}”. ${signersText(signers)}, ${startText(since)} beri. Bu sayfayı kapatabilir veya alım satıma devam edebilirsiniz: bekleyenler Safe’te kalır.`,
  }),
})

export const NOT_SENT = 'Gönderilmedi'
export const MAY_BE_SENT = 'Cüzdanınız bunu göndermiş olabilir'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `“${request}”: ${problem}`,
    minutes !== null && `${minutes} dakika içinde bir bloğa alınırsa burada görünecek.`,
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'satılacak token',
  buy: 'alınacak token',
  amount: 'tutar',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'Bağlantı kullanılmadı',
  text: 'Bağlantı, bu sitede alım satım yapılmayan bir ağ için. Bu ağda, içindeki adresler başka tokenlara ait olabilir.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Bağlantının bir bölümü kullanılmadı',
  text: `Dışarıda bırakılan: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = 'Son takasınız'
export const NOT_SWITCHED = 'Cüzdanınız başka bir ağda'

export const DISCONNECTED = {
  person: 'Cüzdanınızın bağlantısını kestiniz.',
  otherTab: 'Cüzdanınızın bağlantısını başka bir sekmede kestiniz.',
  wallet: 'Cüzdanınız bağlantıyı kesti.',
  crash: 'Cüzdanınız çalışmayı durdurdu.',
} as const
export const NETWORK_CHANGED = 'Cüzdanınızdaki ağ değişti.'
export const ACCOUNT_CHANGED = 'Cüzdanınızdaki hesap değişti.'
export const WALLET_CHANGED = 'Bağlı cüzdan değişti.'
export const MULTIPLIER_CHANGED = 'Bir tokenın tutarlarının çarpanı değişti.'
export const PART_FAILED = 'Bu sayfanın bir bölümü çalışmadı.'
export const PART_FAILED_LATE = `${PART_FAILED} Takasa ne olduğunu görmek için son işlemlerinizi kontrol edin.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'İnceleme kapatıldı.', message ?? 'Hiçbir şey gönderilmedi.')
export const closedInWallet = (cause: string) => sentences(cause, 'İnceleme kapatıldı.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'Takas gönderilmeden önce durduruldu.',
  wrap: 'Sarma gönderilmeden önce durduruldu.',
  unwrap: 'Sarmayı açma gönderilmeden önce durduruldu.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
