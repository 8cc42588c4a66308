import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: 'الإعدادات', about: 'لكل صفقة في هذا المتصفح' } as const
export const NODE = { title: 'العقدة', about: 'من أين تُقرأ الأسعار والأرصدة' } as const
export const LISTS = { title: 'القوائم', about: 'من أين تأتي التوكنات والأزواج' } as const
export const LOCAL_DATA = { title: 'البيانات المحلية', about: 'ما يحفظه هذا الموقع في متصفحك' } as const
export const DIAGNOSTICS = { title: 'التشخيص', about: 'للإبلاغ عن خلل حدث' } as const
export const DIAGNOSTICS_HINT = 'ما حدث هنا منذ تحميل الصفحة، في نص تراه قبل نسخه. لا يذهب إلى أي مكان حتى تلصقه.'

export const THEME = 'المظهر'
export const THEMES = { light: 'فاتح', dark: 'داكن', system: 'مثل النظام' } as const

export const STORED = {
  session: 'آخر محفظة مربوطة',
  recentWallets: 'المحافظ المستخدمة مؤخرًا',
  transactions: 'المعاملات',
  clearings: 'متى مُسحت المعاملات',
  openRequests: 'الطلبات التي لم تردّ عليها المحفظة',
  settings: 'إعدادات التداول',
  theme: 'المظهر',
  language: 'اللغة',
  systemNotifications: 'إشعارات النظام',
  tradeChain: 'الشبكة التي تُتداول عليها التوكنات',
  walletLink: 'رابط إلى تطبيق محفظة',
  lastReads: 'آخر الأسماء والأرصدة المعروفة',
  addressBook: 'دفتر العناوين',
  tokenChoices: 'التوكنات المفضلة والأخيرة والمقبولة',
  ownNodes: 'عقدتك',
  terms: 'الشروط المقبولة',
  reset: 'إعادة ضبط جارية',
} as const
export const WALLET_SOFTWARE = 'ما تحفظه برامج المحافظ نفسها'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => leftToRight(`${figure} B`),
  kilobytes: ({ figure }) => leftToRight(`${figure}\u00a0kB`),
}
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: 'لا شيء محفوظ',
  text: 'لا يسمح متصفحك لهذا الموقع بحفظ أي شيء. يدوم ما تختاره حتى تغلق الصفحة.',
} as const

export const WHAT = 'ماذا'
export const HOW_MUCH = 'كم'
export const NOTHING_YET = 'لا شيء بعد.'

export const HINT =
  'لا تغادر هذه البيانات هذا المتصفح من تلقاء نفسها. يحتوي الملف المصدَّر على كل ما سبق ما عدا ما تحفظه برامج المحافظ نفسها، هنا أو في قاعدة بياناتها. ويستطيع كل من لديه الملف أن يرى الحسابات التي تستخدمها، وعنوان عقدتك مع أي مفتاح فيه.'
export const EXPORT = 'تصدير'
export const RESET = 'إعادة ضبط'

export const RESET_QUESTION = 'أتريد حذف كل ما يحفظه هذا الموقع هنا؟'
export const DELETE = 'حذف كل شيء'
export const KEEP = 'إبقاؤه'

export const resetText = (pendingCount: number | null) =>
  sentences(
    'سيُقطع اتصال محفظتك. ستُحذف الإعدادات والمفضلة وقائمة معاملاتك. لن يتغير شيء على السلسلة.',
    pendingCount !== null &&
      counted(pendingCount, {
        zero: 'لا معاملات قيد الانتظار.',
        one: 'لا تزال معاملة واحدة قيد الانتظار ولا يزال بالإمكان تنفيذها، لكن هذا الموقع لن يُعلمك بذلك بعد الآن.',
        two: 'لا تزال معاملتان قيد الانتظار ولا يزال بالإمكان تنفيذهما، لكن هذا الموقع لن يُعلمك بذلك بعد الآن.',
        few: `لا تزال ${pendingCount} معاملات قيد الانتظار ولا يزال بالإمكان تنفيذها، لكن هذا الموقع لن يُعلمك بذلك بعد الآن.`,
        many: `لا تزال ${pendingCount} معاملة قيد الانتظار ولا يزال بالإمكان تنفيذها، لكن هذا الموقع لن يُعلمك بذلك بعد الآن.`,
        other: `لا تزال ${pendingCount} معاملة قيد الانتظار ولا يزال بالإمكان تنفيذها، لكن هذا الموقع لن يُعلمك بذلك بعد الآن.`,
      }),
  )
