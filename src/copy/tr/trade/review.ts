import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

const REVIEW_WRAPS: Readonly<Record<Wrap, string>> = { wrap: 'Sarmayı incele', unwrap: 'Sarmayı açmayı incele' }
export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : REVIEW_WRAPS[wrap])

export const YOU_SELL = 'Satacağınız'
export const YOU_RECEIVE = 'Alacağınız'

export const PRICE_CHANGED = 'Fiyat değişti'
export const PRICE_OLD = 'Bu fiyat eski'
export const acceptPriceLabel = (amount: string) => `Yeni fiyatı kabul et: ${amount}`

export const EXACT_AMOUNT = 'Tam tutar'
export const MORE_BELOW = 'Devamı aşağıda'
const BOUNDS = { least: 'En az', most: 'En fazla' } as const
export const boundLabel = (kind: 'least' | 'most', slippage: string) => `${BOUNDS[kind]}, ${slippage} kayma ile`

export const CHANGES = 'Cüzdanınızda değişecekler'
export const MEANINGS = 'Bu terimlerin anlamı'
export const CALLS = 'Cüzdanınızdan istenenler'

export const RATE = 'Kur'
export const DEADLINE = 'Süre sınırı'
export const SANDWICH_GUARD = 'Sandviç koruması'
export const RECIPIENT = 'Alıcı'
export const CONTRACT = 'Sözleşme'
export const inContract = (symbol: string) => `Sözleşmede ${symbol}`
export const NOT_KNOWN = 'Bilinmiyor'

export const deadlineText = (minutes: number) => `Onayınızdan ${durationText(minutes)} sonra`
export const SIGNATURES = 'İmzalar'
export const signaturesText = (signers: number) =>
  `Safe’in ${signers} sahibi süre sınırından önce imzalamalıdır. Gösterilen fiyat şu anki fiyattır: sonuncusu imzaladığında fiyat sınırınızı aşmışsa takas yürütülemez.`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Kapalı: ${coin} satışlarında kullanılamaz`,
    v4: 'Kapalı: V4 fiyat kaydı tutmaz',
    router: 'Kapalı: bu rotanın yönlendiricisinde bu kontrol yok',
    v2: 'Kapalı: V2 fiyat kaydı tutmaz',
    record: 'Kapalı: bir havuz fiyat kaydı tutmuyor',
    setting: 'Alım satım ayarlarında kapalı',
  })[why]
export const guardText = (percent: string) => `Açık, ${percent}`

export const CHECKING = 'Kontrol ediliyor…'
export const GO_ON_UNTRIED = 'Simülasyon olmadan devam et'
export const ASK_AGAIN = 'Yine de yeniden iste'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Takası onayla',
  risky: 'Yine de takası onayla',
  wrap: 'Sarmayı onayla',
  unwrap: 'Sarmayı açmayı onayla',
}

const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Şimdi ${amount} daha az alırsınız`,
  receiveMore: (amount) => `Şimdi ${amount} daha fazla alırsınız`,
  payLess: (amount) => `Şimdi ${amount} daha az ödersiniz`,
  payMore: (amount) => `Şimdi ${amount} daha fazla ödersiniz`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `${minutes} dakikadan daha eski. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `${minutes} dakikadan daha eski. En yeni fiyat aynı.`
export const rereadingPrice = (minutes: number) => `${minutes} dakikadan daha eski ve henüz daha yenisi yok.`
export const OTHER_ROUTE = 'Artık aynı veya daha iyi fiyatla başka bir rota var.'

export const PHASES = {
  preparing: 'Ağ ile kontrol ediliyor',
  wallet: 'Cüzdanınızda onaylayın',
  chain: 'Ağ bekleniyor',
}

export const WAITING_FOR_WALLET = 'Cüzdanınız bekleniyor'

export interface StepFacts {
  symbol: string
  /** The maximum amount that is sold, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that the rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'Tam olarak bu tutar, yalnızca bu takas için'
const MOST_APPROVED = 'Bu takasın çekebileceği en yüksek tutar'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `en fazla ${amount}` : amount
/** As `soldText`, at the beginning of a title. */
const firstSoldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `En fazla ${amount}` : amount
const VERBS = { swap: 'takas et', wrap: 'sar', unwrap: 'sarmasını aç' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `${symbol} iznini sıfırla`,
    text: `${symbol}, önce eski iznin kaldırılmasını gerektiriyor`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = isUnlimited ? `${symbol} için sınırsız izin ver` : `${amount} için izin ver`
    return {
      title: isThroughPermit2 ? `${title} (Permit2 için)` : title,
      text: isUnlimited ? 'Alım satım ayarlarında seçtiğiniz gibi' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Yönlendiricinin ${amount} çekmesine izin ver`,
    text: `Permit2 üzerinden, ${isAtMost ? 'bu takasın çekebileceği en yüksek tutar' : 'tam olarak bu tutar'} ve yalnızca bir süre için`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `${symbol} için sınırsız izin ver, ${soldText(sold)} takas et`
      : `İzin ver ve ${soldText(sold)} takas et`,
    text: `${isThroughPermit2 ? 'Hepsi' : 'İkisi de'} tek onayda, ya tümü ya hiçbiri`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${firstSoldText({ isAtMost, amount })} ${VERBS[wrap ?? 'swap']}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: 'Cüzdanınız bunu zaten kabul etti',
  text: `“${request}” beklemede ve sonucu henüz bilinmiyor. Yeniden isterseniz ikisi de gerçekleşebilir.`,
})

export const waitingDuplicate = (request: string) => ({
  title: 'Bunun için bir istek hâlâ cüzdanınızda bekliyor',
  text: `“${request}” yanıtlanmadı. Yeniden isterseniz ikisini de onaylayabilirsiniz; o durumda ikisi de gerçekleşir.`,
})

export const UPGRADE = {
  title: 'Tek bir onay mümkün',
  text: 'Bu, bu ağdaki hesabınızı yükseltir: bundan sonra cüzdanınızın seçtiği bir sözleşme, imzaladığınız her şeyde hesap adına hareket edebilir. Adresiniz, anahtarlarınız ve tokenlarınız aynı kalır. Yükseltme, siz cüzdanınızda geri alana kadar kalır ve ağ maliyetini bir kez artırır.',
  label: (steps: number) => `Hesabımı yükselt ve ${steps} adımın tümünü tek onayda yap`,
}

export const BOTH_MINED = 'Yeniden isterseniz ikisi de bir bloğa alınabilir.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'Bu rotadaki bir havuzun kendi kuralları var',
  text: sentences(
    `Bir sözleşme, yani havuzun kancası (hook), her takasta yer alır: ${all(hooks)}. Kuralları alış ve satışta, hesaba göre ve zamanla farklı olabilir.`,
    isUpgradeable && 'Kancanın kodu değiştirilebilir.',
    tried !== null && `Bu takas ${tried} numaralı blokta simüle edildi.`,
  ),
})
