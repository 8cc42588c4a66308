import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `Fiyat, ${percent} kayma sınırınızı aştı.`,
  notInTime: ({ minutes }) =>
    counted(minutes, {
      one: 'Ağ bunu 1 dakika içinde onaylamadı.',
      other: `Ağ bunu ${minutes} dakika içinde onaylamadı.`,
    }),
  notInLongTime: ({ minutes }) => `Ağ bunu ${durationText(minutes)} içinde onaylamadı.`,
  deadlinePassed: 'Gönderilmesine fırsat kalmadan süre sınırı geçmişti.',
  transferRefused: ({ symbol }) =>
    `${symbol} sözleşmesi transferi geri çevirdi: bakiye veya izin çok düşük ya da sözleşmenin kendi kuralları bunu yasaklıyor.`,
  allowanceExpired: ({ symbol }) =>
    `Permit2 üzerinden verilen ${symbol} izninin süresi doldu. Yenilemek için baştan başlayın.`,
  payoutRefused: ({ symbol }) => `${symbol} ödenemedi: bir sözleşme kendi kurallarına göre transferi geri çevirdi.`,
  hookRefused: ({ text }) =>
    `Bu havuzun çağırdığı bir sözleşme (kancası, hook) takası geri çevirdi${text === null ? '' : `: “${text}”`}.`,
  takesFee: 'Bu rotadaki bir token her transferde ücret alıyor, havuzu ise buna izin vermiyor.',
  noLiquidity: 'Havuzlarda artık bu tutara yetecek kadar likidite yok.',
  guard: 'Biri aynı blokta fiyatı hareket ettirdi, bu yüzden sandviç koruması takası başarısız kıldı.',
  noHistory:
    'Bu rotadaki bir havuz, sandviç korumasının gerektirdiği fiyat kaydını tutmuyor. Bu takas için korumayı kapatın.',
  zeroAmount: 'Tutar takas edilemeyecek kadar küçük.',
  locked: 'Bu rotadaki bir havuz, aynı işlemdeki başka bir çağrı tarafından kilitlenmiş.',
  panic: ({ code }) => `Bu rotadaki bir sözleşme iç hatayla durdu${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `Sözleşme ileti vermedi, yalnızca şu hata kodunu verdi: ${code}.`,
  noCoin: ({ coin }) => `Hesapta ağ maliyeti için yeterli ${coin} yok.`,
  returned: ({ text }) => `Sözleşmenin döndürdüğü: “${text}”.`,
  noReason: 'Ağ bir neden belirtmedi.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = 'Ağda simüle ediliyor…'
export const notSimulated = (cause: string) => `Simüle edilmedi: ${cause}.`
export const CANNOT_SIMULATE = 'Simüle edilmedi: düğüm bunu yapamıyor.'
export const BALANCE_UNREAD = 'Az önce simüle edildi, ancak ardından bakiyelerin bazıları okunamadı.'
export const NOT_SIMULATED = 'Simüle edilmedi'
export const UNTRIED = {
  unsupported: 'Düğüm bunu simüle edemiyor, bu yüzden yukarıdaki tutarlar doğrulanmadı.',
  unread: 'Simülasyonda bakiyelerin bazıları okunamadı, bu yüzden yukarıdaki tutarlar doğrulanmadı.',
  hook: 'Bir havuzun kancasının (hook) ne yaptığını yalnızca eksiksiz bir simülasyon gösterir ve düğüm böyle bir simülasyon vermedi. Bu takas onaylanamaz.',
}
export const FAILS = 'Az önce simüle edildi: başarısız oluyor.'
export const SIMULATED_AS_QUOTED =
  'Az önce simüle edildi: tam olarak bu tutarlar ve ek olarak ağ maliyeti hareket ederdi.'
export const SIMULATED = 'Az önce simüle edildi. Ağ maliyeti ayrıca eklenir.'
export const simulatedAgo = (age: string) => `Simülasyon ${age} yapıldı. Düğüm o zamandan beri yanıt vermedi.`

export const WOULD_FAIL = 'Bu şu anda başarısız olur'

export const balanceLabel = (symbol: string) => `Sizdeki ${symbol}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `Ağ maliyeti için ${symbol} yetersiz`

interface CostShortfall {
  symbol: string
  /** `reserve`: the amount of the coin that the wallet may ask for. `balance`: the amount that the account has. */
  reserve: string
  balance: string
  /** Whether the trade also sells the coin. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Cüzdanınız ağ için${isSold ? `, satacağınız ${symbol} tutarına ek olarak,` : ''} en fazla ${reserve} ${symbol} isteyebilir. Hesabınızda ${balance} ${symbol} var.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Kararlaştırılandan daha azı gelir',
    text: `Bir simülasyonda, en az ${allowed} yerine ${moved} geldi. Token, size gönderilenden bir pay alıkoyuyor olabilir.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Cüzdanınızdan kararlaştırılandan fazlası çıkar',
    text: `Bir simülasyonda, en fazla ${allowed} yerine ${moved} cüzdanınızdan çıktı.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Cüzdanınızdan kararlaştırılandan fazlası çıkar',
    text: `Bir simülasyonda, takasa dâhil olmayan bir token da cüzdanınızdan çıktı: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} geri satılamadı`,
    text: sentences(
      `Bir simülasyonda ${symbol} alındı ve hemen geri satıldı, satış başarısız oldu.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `${symbol} geri satılırsa ${percent} kaybedilir`,
    text: sentences(
      `Bir simülasyonda ${symbol} alındı ve hemen geri satıldı: ödediğinizin ${percent} oranındaki bölümü geri gelmedi.`,
      fees !== null && `Ödediğinizin ${fees} oranındaki bölümü havuz ücretleridir.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Cüzdanınız bu isteği bıraktığını söylüyor ve işlemlerinden hiçbiri ağda değil. Biri ortaya çıkarsa diye son işlemlerinizde kalıyor.',
  partial:
    'Bunun yalnızca bir bölümü etkili oldu, takas etkili olmadı. Açık bir izin olabilir: yeniden denemeden önce izinlerinize bakın.',
  unclear:
    'Cüzdanınız bunun bittiğini söylüyor, ancak işlemlerinden hiçbiri ağda bulunamadı. Biri ortaya çıkarsa diye son işlemlerinizde kalıyor.',
  undecided:
    'Bu, hesabınızın başka istekleriyle birlikte tek bir işlemde yürütüldü ve ağ hangilerinin başarılı olduğunu göstermiyor. Yeniden denemeden önce bakiyelerinizi kontrol edin.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT =
  'Cüzdanınız önceki isteği gönderdi. Yanlışlıkla hiçbir şey iki kez gönderilmesin diye inceleme kapatıldı.'

export const sentAfterReview = (request: string) =>
  `Cüzdanınız, inceleme kapatıldıktan sonra “${request}” isteğini gönderdi. Onu gönderen hesabın son işlemlerine bakın.`

const REVIEW_AGAIN = {
  swap: 'Devam etmek için takası inceleyin.',
  wrap: 'Devam etmek için sarmayı inceleyin.',
  unwrap: 'Devam etmek için sarmayı açmayı inceleyin.',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Hiçbir şey gönderilmedi.',
  swap: 'Takas gönderilmedi.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'İzin verilen tutar çok düşük.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('İsteği reddettiniz.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('İsteği reddettiniz.', UNSENT[unsent], `${symbol} izni yürürlükte kalır.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `Sizdeki ${symbol} için Permit2 izninin süresi doldu veya çok yakında dolacak. Yenilemek için yeniden onaylayın.`,
      UNSENT[unsent],
    ),
  oneByOne: 'Cüzdanınız tüm adımları tek seferde yapamıyor. Adımları birer birer yapmak için yeniden onaylayın.',
  oneByOneLate: ({ unsent }) => sentences('Cüzdanınız tüm adımları tek seferde yapamıyor.', UNSENT[unsent]),
  notUpgraded: ({ unsent }) =>
    sentences(
      'Hesabınızı olduğu gibi bıraktınız.',
      UNSENT[unsent],
      'Adımları birer birer yapmak için yeniden onaylayın.',
    ),
  notUpgradedLate: ({ unsent }) => sentences('Hesabınızı olduğu gibi bıraktınız.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Bu arada cüzdanınız değişti.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('Takas sözleşmesi incelemeden bu yana değişti.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`${symbol} izni okunamıyor.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Bu takas, değerinden çok fazla kaybederdi.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) =>
    sentences('Bu, tek bir işlemin kullanabileceğinden daha fazla gas gerektiriyor.', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('Düğüm geride: en yeni bloğu fazla eski.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`Gönderilmesine fırsat kalmadan fiyatının yaşı ${minutes} dakikayı aştı.`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('Düğüm bunu şu anda simüle edemiyor.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('Düğümün bunu simüle etmesi çok uzun sürdü: sonuç daha eski bir bloktan.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('Cüzdanınızın yanıt vermesi çok uzun sürdü: simülasyon daha eski bir bloktan.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear: 'İşlem gönderildi, ancak sonucu okunamadı. Yeniden denemeden önce son işlemlerinizi kontrol edin.',
  unexpected: ({ unsent }) => sentences('Takas gönderilmeden önce bir şeyler ters gitti.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'Eski iznin önce 0’a sıfırlanması gerekiyor: yeniden onaylayın ve 0 değerini olduğu gibi bırakın.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `Takas ${needed} gerektiriyor: yeniden onaylayın ve tutarı olduğu gibi bırakın ya da satılacak tutarı azaltın.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'İşlemi cüzdanınızda iptal ettiniz. Takas gerçekleşmedi.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Cüzdanınızda bunun yerine başka bir işlem gönderildi. Takas gerçekleşmedi.',
      effect && effectText(effect),
      !isWhole && 'Yeniden takas etmeden önce diğer işlemin ne yaptığını cüzdanınızda kontrol edin.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
