import { grouped, leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    zero: 'غير معروض: لا شيء.',
    one: 'غير معروض: موافقة واحدة على توكن ليس في القائمة ولا ضمن الأرصدة هنا.',
    two: 'غير معروض: موافقتان على توكنات ليست في القائمة ولا ضمن الأرصدة هنا.',
    few: `غير معروض: ${text} موافقات على توكنات ليست في القائمة ولا ضمن الأرصدة هنا.`,
    many: `غير معروض: ${text} موافقة على توكنات ليست في القائمة ولا ضمن الأرصدة هنا.`,
    other: `غير معروض: ${text} موافقة على توكنات ليست في القائمة ولا ضمن الأرصدة هنا.`,
  })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'للعثور على موافقات على توكنات أخرى، أو لعقود أخرى، ابحث في السلسلة كلها.',
    label: 'البحث في كل الكتل',
  },
  failed: {
    words: 'فشل البحث عن موافقات أخرى: لم تستجب العقدة، أو لا تسمح بذلك.',
    label: 'أعد المحاولة',
  },
  searching: ({ percent }) => ({
    words: `جارٍ البحث في السلسلة عن موافقات أخرى: ${percent} من كل الكتل.`,
    label: 'جارٍ البحث',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'شمل البحث كل الكتل، وكل موافقة مفتوحة مذكورة هنا.'
        : sentences('شمل البحث كل الكتل.', leftOutText(leftOut), 'كل موافقة مفتوحة أخرى مذكورة هنا.'),
    label: 'ابحث مرة أخرى',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `شمل البحث الكتل من الأحدث رجوعًا إلى الكتلة ${from}؛ وقد توجد موافقات أقدم. عدد الموافقات أكبر من أن يُتحقق منها كلها.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'ابحث مرة أخرى',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `شمل البحث الكتل من الأحدث رجوعًا إلى الكتلة ${from}؛ وقد توجد موافقات أقدم. سيتطلب البحث أبعد من ذلك عددًا مفرطًا من الطلبات.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'ابحث مرة أخرى',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'الموافقات'
export const OWN_APPROVALS = 'عقود يُسمح لها بنقل توكناتك. اسحب الموافقة مما لم تعد تستخدمه.'
export const OTHER_APPROVALS = 'عقود يُسمح لها بنقل توكنات هذا الحساب.'

export const HEADS = {
  token: 'التوكن',
  contract: 'العقد',
  allowed: 'المبلغ المسموح',
  movable: 'يمكن نقله الآن',
} as const

export const UNLIMITED = 'غير محدود'
export const UNKNOWN_CONTRACT = 'عقد غير معروف'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `ليس في قائمة التوكنات: ${address}`
export const CONFIRM_IN_WALLET = 'أكّد في محفظتك'
export const REVOKE = 'سحب الموافقة'
export const REVOKING = 'جارٍ السحب'
export const REVOKED = 'سُحبت'
export const revokeLabel = (symbol: string, contract: string) =>
  `سحب الموافقة على ${leftToRight(symbol)} الممنوحة للعقد ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    zero: 'تعذّر تحميل بعض الموافقات',
    one: 'تعذّر تحميل بعض الموافقات على توكن واحد',
    two: 'تعذّر تحميل بعض الموافقات على توكنين',
    few: `تعذّر تحميل بعض الموافقات على ${tokens} توكنات`,
    many: `تعذّر تحميل بعض الموافقات على ${tokens} توكنًا`,
    other: `تعذّر تحميل بعض الموافقات على ${tokens} توكن`,
  })
export const MAY_BE_MORE = 'قد يوجد أكثر مما هو مذكور هنا.'

export const READ_FAILED = 'تعذّر تحميل الموافقات'
export const NO_APPROVALS = 'لا موافقات مفتوحة'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `جرى التحقق من: ${all(contractNames)}.`,
    'لا يستطيع أي منها نقل هذه التوكنات.',
    tokensRead !== null &&
      `من قائمة التوكنات لم يجرِ التحقق إلا من التوكنات الأولى (عددها ${grouped(String(tokensRead))}) ومن التوكنات المملوكة.`,
  )

export const UNKNOWN_TOKEN = 'توكن غير معروف'
export const THROUGH_PERMIT2 = 'عبر Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'عبر Permit2، دون انتهاء صلاحية',
  current: ({ until }) => `عبر Permit2، حتى ${until}`,
  expired: ({ until }) => `عبر Permit2، انتهت صلاحيتها في ${until}`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `الموافقة على ${leftToRight(symbol)} في Permit2` : `الموافقة على ${leftToRight(symbol)}`

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'تعذّر تحميل جزء من الموقع.' : nodeText(failure)
  return `لا يمكن الآن سحب ${approvalName(revoked)}. ${reason} لم يُرسل شيء.`
}

export const REJECTED = 'رفضتَ الطلب. لم يُرسل شيء.'
