import { leftToRight } from '#domain/browser/locale'

/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  subject?: string | undefined
  status?: string | undefined
}

export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `الملف الشخصي ${leftToRight(name)}`

export const SYSTEM_NOTIFICATIONS = 'إشعارات النظام'
export const SWITCHES = { on: 'تشغيل', off: 'إيقاف' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'تُعلمك عندما تكتمل معاملة، أو لا يعود بالإمكان تنفيذها، وأنت في علامة تبويب أو نافذة أخرى. يجب أن تبقى هذه الصفحة مفتوحة.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied: 'متصفحك يحظر الإشعارات من هذا الموقع. اسمح بها لهذا الموقع في إعدادات متصفحك، ثم شغّلها هنا.',
  unanswered: 'لم تسمح بها بعد. شغّلها مرة أخرى واختر «السماح».',
  unsupported: 'لا يستطيع هذا المتصفح عرضها. يُعلمك عنوان علامة التبويب بدلًا منها.',
} as const

export const NOTIFICATIONS_ARE_ON = 'تظهر هنا مستجدات معاملاتك.'
