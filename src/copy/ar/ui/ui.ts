export const TRY_AGAIN = 'أعد المحاولة'
export const ACTION = 'إجراء'
export const BACK = 'رجوع'
export const CLOSE = 'إغلاق'

export const COPY_ADDRESS = 'نسخ العنوان'
export const ADDRESS_COPIED = 'تم النسخ!'
export const EXPLORER = 'مستكشف الكتل'

export const DETAILS = 'التفاصيل'
export const COPY = 'نسخ'
export const COPIED = 'تم النسخ'
export const COPY_REFUSED = 'لم يسمح المتصفح بالنسخ. حدّد النص وانسخه.'

const NOT_AVAILABLE = 'غير متاح'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (يُفتح في علامة تبويب جديدة)`

export const EXACT_AMOUNT = 'المبلغ الدقيق'

export const WHAT_IS = {
  slippage: 'ما الانزلاق السعري؟',
  sandwich: 'ما هجوم الساندويتش؟',
  approvals: 'ما الموافقة؟',
  pending: 'ماذا يمكنني أن أفعل؟',
  costs: 'كم تكلّف المبادلة؟',
  pools: 'ما المجمع؟',
  nodes: 'ما العقدة؟',
  'test-networks': 'ما شبكة الاختبار؟',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
