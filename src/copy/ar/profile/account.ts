import { dateText } from '#domain/browser/time'

export const CLOSE = 'إغلاق'
export const COPY_ADDRESS = 'نسخ العنوان'
export const COPIED = 'تم النسخ!'
export const DISCONNECT = 'قطع الاتصال'
export const BALANCE_MISSING = 'الرصيد غير متاح'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}، كما في آخر قراءة`
export const COPY_REFUSED = 'لم يسمح المتصفح بالنسخ'
export const copyByHand = (address: string) => `انسخ العنوان يدويًا: ${address}`
export const sessionEndText = (at: number) => `تنتهي الجلسة في ${dateText(at)}`

export const TITLE = 'المعاملات الأخيرة'
export const EMPTY = 'ستظهر معاملاتك هنا.'

export const TAB_NAMES = {
  tokens: 'التوكنات',
  activity: 'النشاط',
  approvals: 'الموافقات',
  settings: 'الإعدادات',
} as const
export const YOUR_ACCOUNT = 'حسابك'
