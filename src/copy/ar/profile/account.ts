import { dateText } from '../../../domain/browser/time'

export const CLOSE = 'إغلاق'
export const COPY_ADDRESS = 'نسخ العنوان'
export const COPIED = 'تم النسخ!'
export const DISCONNECT = 'قطع الاتصال'
export const BALANCE_MISSING = 'الرصيد غير متاح'
export const AS_LAST_READ = '، كما في آخر قراءة'
export const COPY_REFUSED = 'لم يسمح المتصفح بالنسخ'
export const COPY_BY_HAND = 'انسخ العنوان يدويًا: '
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
