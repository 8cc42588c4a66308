import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = 'Takas'
export const TRANSACTION = 'İşlem'

export const EXPLORER = 'Blok gezgininde gör'
export const CLOSE = 'Kapat'
export const TRY_AGAIN = 'Yeniden dene'
export const CHANGE_SLIPPAGE = 'Kaymayı değiştir'
export const CHANGE_DEADLINE = 'Süre sınırını değiştir'
export const NEW_SWAP = 'Yeni takas'
export const SWAP_AGAIN = 'Yeniden takas et'
export const OPEN_APPROVAL = 'Hâlâ açık olan izin'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount}, yetki verilen: ${spender}${isPermit2 ? ', Permit2 üzerinden' : ''}`
export const TAKE_BACK = 'İzni kaldır'
export const TAKING_BACK = { asking: 'Cüzdanınızda onaylayın', revoking: 'Kaldırılıyor' } as const
export const addSymbolToWallet = (symbol: string) => `Cüzdana ${symbol} ekle`

type Kind = Wrap | 'swap'

const SENT: Record<Kind, string> = {
  swap: 'Takas gönderildi',
  wrap: 'Sarma gönderildi',
  unwrap: 'Sarmayı açma gönderildi',
}
const GOES_ON: Record<Kind, string> = {
  swap: 'takas devam eder',
  wrap: 'sarma devam eder',
  unwrap: 'sarmayı açma devam eder',
}

export const AT_SAFE_TITLE = 'Safe’in kuyruğunda'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} karşılığında yaklaşık ${received}. Bu sayfayı kapatabilirsiniz: ${GOES_ON[kind]} ve son işlemlerinizde yer alır.`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} karşılığında yaklaşık ${received}. Bu pencereyi kapatabilirsiniz; ${GOES_ON[kind]}.`
export const STEP_CONFIRMED = 'Cüzdanınızda onaylandı'
export const STEP_WAITING = 'Ağ bekleniyor'
export const blockWaitText = (usual: number, passed: number) =>
  `Genellikle ${usual}\u00a0sn, şu ana kadar ${passed}\u00a0sn`

export const STEP_SLOW_TEXT = 'Bir bloğa alınması her zamankinden uzun sürüyor'

const UNSEEN_TEXT =
  'Burada kullanılan düğümlerin hiçbiri onu görmedi. Hâlâ cüzdanınızda veya başka bir yoldan gönderilmiş olabilir. Yeniden takas etmeden önce cüzdanınızı kontrol edin ve işlemi orada hızlandırın veya iptal edin.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Cüzdanınız bunu başka bir işlemde yürütmüş olabilir. Yeniden takas etmeden önce bakiyelerinizi kontrol edin.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Hesabınızın başka bir işlemi onun yerine geçti. Yeniden takas etmeden önce o işlemin ne yaptığını cüzdanınızda kontrol edin.',
  },
}

export const ALTERED_TITLE = 'İstediğiniz bu değil'

const ENDS: Record<TradeEnd, Record<Kind, string>> = {
  failed: {
    swap: 'Takas başarısız oldu',
    wrap: 'Sarma başarısız oldu',
    unwrap: 'Sarmayı açma başarısız oldu',
  },
  expired: {
    swap: 'Takasın süresi doldu',
    wrap: 'Sarmanın süresi doldu',
    unwrap: 'Sarmayı açmanın süresi doldu',
  },
  cancelled: {
    swap: 'Takas iptal edildi',
    wrap: 'Sarma iptal edildi',
    unwrap: 'Sarmayı açma iptal edildi',
  },
  replaced: {
    swap: 'Takasın yerine başka işlem gönderildi',
    wrap: 'Sarmanın yerine başka işlem gönderildi',
    unwrap: 'Sarmayı açmanın yerine başka işlem gönderildi',
  },
}
export const failedTitle = (kind: Kind, end: TradeEnd) => ENDS[end][kind]
export const unsoldLabel = (amount: string) => `Sizdeki ${amount}`
export const UNSOLD = 'Satılmadı, hâlâ cüzdanınızda'
export const UNSOLD_BY_SWAP = 'Bu takasla satılmadı'
export const COST_UNKNOWN = 'Bilinmiyor; cüzdanınızı kontrol edin'

export const EXPIRED_TEXT =
  'Ağ takası zamanında onaylamadı. Takas artık hiçbir şey satamaz. Şimdi yeniden takas edebilir veya önce bunu cüzdanınızda iptal edebilirsiniz.'
export const COSTS_SO_FAR = 'Şimdiye kadar hiçbir şey; geç onaylanırsa başarısız olur ve ağ maliyeti alınır'

export const NETWORK_COST_PAID = 'Ödenen ağ maliyeti'
export const paidByOther = (payer: string) => `Ödeyen: ${payer}, sizin hesabınız değil`
export const PAID_BY_OTHER = 'Başka bir hesap tarafından'
export const EARLIER_COST = 'Önceki adımların ağ maliyeti'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

export const confirmedTitle = (kind: Kind) => CONFIRMED[kind]
export const receivedTitle = (received: string) => `${received} aldınız`
export const paidText = (sold: string, rate: string | null) =>
  rate === null ? `Karşılığında ödenen: ${sold}.` : `Karşılığında ödenen: ${sold}, kur: ${rate}.`
export const PAYMENT_UNKNOWN = 'Makbuzu ne kadar ödendiğini göstermiyor: cüzdanınızda kontrol edin.'
export const AMOUNTS_UNKNOWN = 'Makbuzu hangi tutarların hareket ettiğini göstermiyor: cüzdanınızda kontrol edin.'

export const COMPARED = 'Fiyat teklifine göre'
export const AS_QUOTED = 'Tam olarak teklifteki gibi'
export const ABOUT_AS_QUOTED = 'Teklifteki gibi, milyonda birden az farkla'

export const claimedReceived = (event: string, balance: string) =>
  `Tokenın olayının bildirdiği: ${event}; bakiyenizdeki artış: ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `Tokenın olayının bildirdiği: ${event}; bakiyenizdeki azalış: ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'Ne aldığınız yalnızca tokenın kendi olayından biliniyor.'
export const ONLY_CLAIMED_SOLD = 'Ne ödediğiniz yalnızca tokenın kendi olayından biliniyor.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Takas onaylandı',
  wrap: 'Sarma onaylandı',
  unwrap: 'Sarmayı açma onaylandı',
}

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  paid === null
    ? `${CONFIRMED[kind]}. ${received} aldınız.`
    : `${CONFIRMED[kind]}. ${paid} karşılığında ${received} aldınız.`
