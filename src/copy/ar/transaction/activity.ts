import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = 'مسح الكل'
export const STOP_WATCHING = 'إيقاف المتابعة'
export const stopWatchingLabel = (description: string) => `إيقاف متابعة: ${description}`
export const moreTransactions = (count: number) =>
  `يوجد المزيد: ${grouped(String(count))}. يحتوي تصدير CSV في صفحة الملف الشخصي عليها كلها.`
export const RECEIPT = 'الإيصال'
export const receiptLabel = (description: string) => `الإيصال: ${description}`
export const VIEW_ON_EXPLORER = 'عرض المزيد على مستكشف الكتل'

export const TITLE = 'النشاط'
export const EMPTY_TITLE = 'لا نشاط بعد'
export const EMPTY_TEXT = 'المبادلات والموافقات التي تجريها هنا يسردها هذا المتصفح. أما الأقدم منها فموجودة على السلسلة.'
export const EXPORT = 'تصدير CSV'

export const EARLIER = 'مبادلات سابقة'

export const COLUMNS = ['الوقت (UTC)', 'المعاملة', 'النتيجة', 'الهاش', 'الشبكة', 'الحساب'] as const
