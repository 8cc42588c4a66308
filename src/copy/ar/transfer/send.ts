import { say, type Sentences } from '#domain/browser/sentences'
import { leftToRight } from '#domain/browser/locale'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'إرسال'
export const REVIEW = 'راجع قبل الإرسال'
export const RECIPIENT_HINT = 'عنوان أو اسم'
export const SUGGESTIONS = { named: 'دفتر العناوين', paid: 'دفعت لها من قبل', own: 'حساباتك' } as const

export const CONNECT_TO_SEND = 'اربط محفظة للإرسال'
export const SELECT_TOKEN = 'اختر توكنًا لإرساله'
export const ENTER_RECIPIENT = 'أدخل مستلمًا'
export const CHECK_RECIPIENT = 'تحقق من المستلم'
export const READING_RECIPIENT = 'جارٍ التحقق من المستلم'
export const sendLabel = (amount: string) => `إرسال ${leftToRight(amount)}`
export const sendAnywayLabel = (amount: string) => `إرسال ${leftToRight(amount)} رغم ذلك`

export const noAddressFor = (name: string) => `لا يقود ${leftToRight(name)} إلى أي عنوان.`
export const addressOf = (name: string) => `عنوان ${leftToRight(name)}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'هذا هو الحساب الذي ترسل منه.',
  nobody: 'لا أحد يملك مفتاح هذا العنوان. ما يُرسل إليه يضيع.',
  ownToken: 'هذا عقد التوكن نفسه. ما يُرسل إليه يضيع.',
  token: 'هذا عقد توكن. ما يُرسل إليه يضيع عادةً.',
  siteContract: 'هذا عقد لمنصة التبادل. ما يُرسل إليه يضيع.',
}

export const STOPPED = {
  title: 'هذا ليس العنوان الذي تعرفه',
  text: 'كلاهما يبدأ وينتهي بالطريقة نفسها، لكنهما مختلفان. ربما أنشأ أحدهم هذا العنوان لتنسخه خطأً.',
  entered: 'أدخلت',
  known: 'تعرف',
  use: 'استخدام العنوان الذي تعرفه',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `يشبه هذا العنوان ${leftToRight(known)}`,
    text: 'إنهما عنوانان مختلفان. قارن كل خانة.',
  }),
  first: {
    title: 'أول دفعة إلى هذا العنوان',
    text: 'لا يعرف هذا المتصفح دفعة سابقة. لا يمكن استرداد الدفعة.',
  },
  contract: {
    title: 'المستلم عقد',
    text: 'إن لم تكن لديه وسيلة لصرف ما ترسله، فإنه يضيع.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `المستلم عقد غير موجود على ${leftToRight(network)}`,
    text: `هو موجود على ${all(networks.map((each) => leftToRight(each)))}. على ${leftToRight(network)}، قد لا يتمكن أحد أبدًا من تحريك ما ترسله.`,
  }),
  unread: {
    title: 'تعذّر التحقق من المستلم',
    text: 'لم تذكر العقدة ما إذا كان عقدًا.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = 'قارنت كل خانة، وأخبرني المستلم أن أستخدم هذا العنوان على هذه الشبكة'

export const TO = 'إلى'
export const ARRIVES = 'ما يصل'
export const ARRIVED = 'ما وصل'
export const KEPT = 'ما يحتفظ به التوكن'

const NOTHING_SENT = 'لم يُرسل شيء.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('العقد على هذا العنوان لا يقبل هذه الدفعة.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`يرفض عقد ${leftToRight(symbol)} هذه الدفعة.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`في محاكاة، لم يصل إلى المستلم أي ${leftToRight(symbol)}.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`في محاكاة، وصل إلى المستلم ${leftToRight(received)} بدلًا من ${leftToRight(reviewed)}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) => sentences(`في محاكاة، خرج من محفظتك أيضًا توكن آخر: ${leftToRight(token)}.`, NOTHING_SENT),
  unexpected: sentences('حدث خطأ ما.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'أُرسلت إلى الشبكة'
export const SENT_TEXT = 'يمكنك إغلاق هذه النافذة؛ ستستمر الدفعة.'
export const arrivedText = (received: string) => `وصل ${leftToRight(received)} إلى المستلم.`
