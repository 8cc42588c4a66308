import { leftToRight } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = 'التقدم'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `تمت: ${title}`,
  failed: (title: string) => `فشلت: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, {
    zero: `لا تأكيدات: ${order}`,
    one: `تأكيد واحد: ${order}`,
    two: `تأكيدان: ${order}`,
    few: `${requests.length} تأكيدات: ${order}`,
    many: `${requests.length} تأكيدًا: ${order}`,
    other: `${requests.length} تأكيد: ${order}`,
  })
}
export const LAST_REQUESTS = { swap: 'المبادلة', wrap: 'التغليف', unwrap: 'فك التغليف' } as const

export const WALLET_SHOWS = 'ما ستعرضه محفظتك'
export const WALLET_SHOWS_ELSE = 'إذا عرضت محفظتك أي شيء آخر، فارفض.'
export const REQUEST_NUMBER = 'الطلب'
export const REQUEST_CONTRACT = 'العقد'
export const REQUEST_AMOUNT = 'المبلغ'
export const TOKEN_CONTRACT = 'عقد التوكن'
export const APPROVED_AMOUNT = 'المبلغ الموافَق عليه'
export const REQUEST_COST = 'تكلفة الشبكة'
export const requestNumber = (number: number, requests: number) => `${number} من ${requests}`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `نحو ${native}` : `نحو ${usd} (${native})`

export const APPROVAL = 'الموافقة'
export const ALREADY_GIVEN = 'ممنوحة بالفعل'
export const OLD_APPROVAL = 'الموافقة القديمة'
export const RESET_FIRST = 'تُعاد أولًا إلى 0'
export const YOU_APPROVE = 'توافق على'
export const SPENDER = 'الجهة المخوّلة'
export const THROUGH_PERMIT2 = 'عبر Permit2'
export const PERMIT2_SPENDER = 'يأخذه'
export const permit2Note = (minutes: number) => `(تسري حتى ${durationText(minutes)} بعد تأكيدك)`
export const TO_PERMIT2 = '(لصالح Permit2)'

export const NOTES = { maybe: '(إذا لزم)', batch: '(مع المبادلة)' } as const

export const withoutLimit = (symbol: string) => `مبلغ غير محدود من ${leftToRight(symbol)}`
export const unlimitedTitle = (symbol: string) => `توافق على ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `تستطيع الجهة المخوّلة أخذ أي مبلغ من ${leftToRight(symbol)} الذي تملكه، حتى لاحقًا، إلى أن تسحب الموافقة. اختر «المبلغ الدقيق» في إعدادات التداول لتقتصر الموافقة على هذه المبادلة.`
