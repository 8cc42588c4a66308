import { leftToRight } from '#domain/browser/locale'

export const ADDRESS_BOOK = { title: 'دفتر العناوين', about: 'أسماء للعناوين، محفوظة في هذا المتصفح وحده' } as const

export const NO_ADDRESSES = 'لا عناوين بعد.'
export const NAME = 'الاسم'
export const ADDRESS = 'العنوان'
export const ADD = 'حفظ العنوان'
export const removeLabel = (name: string) => `إزالة ${leftToRight(name)}`
export const REMOVE = 'إزالة'
export const IMPORT = 'استيراد'
export const EXPORT = 'تصدير'
export const UNDO = 'تراجع'

export const saved = (name: string) => `حُفظ ${leftToRight(name)}.`
export const removed = (name: string) => `أُزيل ${leftToRight(name)}.`

export const imported = (added: number, kept: number, left: number) =>
  `أُضيف: ${added}. له اسم هنا من قبل: ${kept}. استُبعد: ${left}.`

export const PROBLEMS = {
  noName: 'أدخل اسمًا.',
  malformed: 'العنوان هو 0x يليه 40 رقمًا أو حرفًا من a إلى f.',
  checksum: 'هذا العنوان مكتوب خطأً: أحرفه الكبيرة لا تتطابق مع بقيته.',
  full: 'دفتر العناوين ممتلئ.',
  tooLarge: 'هذا الملف أكبر من أن يكون دفتر عناوين.',
  unreadable: 'هذا الملف ليس دفتر عناوين.',
} as const
