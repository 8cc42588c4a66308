import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { grouped, leftToRight } from '#domain/browser/locale'
import { counted } from '../browser/grammar'

export const SKIP = 'الانتقال إلى المحتوى'
export const SKIP_TO_TRADE = 'الانتقال إلى بطاقة التداول'

export const PAGE_TITLES = { swap: 'تداول', token: 'توكن', profile: 'الملف الشخصي' }

export const brandLabel = (brandName: string) => `${leftToRight(brandName)}، الصفحة الرئيسية`
export const TRADE_LINK = 'تداول'
export const PROFILE_LINK = 'ملفي'

export const FOOTER = 'التذييل'
export const PREVIEW = 'معاينة'
export const SWITCH_THEME = 'التبديل بين الفاتح والداكن'
export const FAQ_LINK = 'أسئلة'
export const IMPRINT_LINK = 'الناشر'
export const OFFLINE = 'غير متصل'
export const NO_NODE = 'لا تستجيب أي عقدة'
export const SCREEN_WAITS = 'ستُحمَّل هذه الشاشة فور عودة الاتصال.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'استخدام عقدتك الخاصة'
export const NODE_BLOCKED = 'تحظره سياسة هذا الموقع'
export const OWN_NODE_OFFLINE = 'عقدتك غير متصلة'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}، لا كتلة جديدة منذ دقيقة`
export const headBlockText = (number: number | null) => `الكتلة ${number === null ? '–' : grouped(String(number))}`

/** In the genitive: it follows "بمقدار". */
const SPANS: Sentences<Span> = {
  minutes: ({ count }) =>
    counted(count, {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${count} دقائق`,
      many: `${count} دقيقة`,
      other: `${count} دقيقة`,
    }),
  hours: ({ count }) =>
    counted(count, {
      zero: '0 ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: `${count} ساعات`,
      many: `${count} ساعة`,
      other: `${count} ساعة`,
    }),
  days: ({ count }) =>
    counted(count, {
      zero: '0 يوم',
      one: 'يوم واحد',
      two: 'يومين',
      few: `${count} أيام`,
      many: `${count} يومًا`,
      other: `${count} يوم`,
    }),
}

export const wrongClockText = ({ isFast, by }: ClockError) =>
  `ساعة جهازك ${isFast ? 'متقدمة' : 'متأخرة'} بمقدار ${say(SPANS, by)}`

export const NOTIFICATIONS = 'الإشعارات'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `معلومة: ${title}`,
  success: (title) => `نجاح: ${title}`,
  warning: (title) => `تحذير: ${title}`,
  error: (title) => `خطأ: ${title}`,
  pending: (title) => `قيد الانتظار: ${title}`,
}
export const DISMISS = 'تجاهل'

export const PART_MISSING = 'تعذّر تحميل جزء من هذه الصفحة'
export const PART_BROKEN = 'توقف جزء من هذه الصفحة عن العمل'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'هذه الصفحة أقدم من الصفحة المفتوحة في علامة تبويب أخرى'
export const RELOAD_FOR_NEWER =
  'تعرض علامة تبويب أخرى إصدارًا أحدث من هذا الموقع. لا تُحفظ التغييرات التي تجريها هنا. أعد التحميل لاستخدام الإصدار الأحدث.'
export const PAGE_BROKEN = 'توقفت هذه الصفحة عن العمل'
export const MAYBE_NEW_VERSION = 'قد يكون هناك إصدار جديد من هذه الصفحة.'
export const STOPPED_BY_POLICY = 'تحظره سياسة أمان هذا الموقع.'
export const CHANGED_FILE = 'أحد ملفات هذا الموقع ليس الملف الذي بُني، لذلك لم يشغّله متصفحك.'
export const NOTHING_ELSE_SENT = 'كل ما أكّدته من قبل في محفظتك يستمر من دونها. ولم يُرسل أي شيء آخر.'
export const RELOAD = 'أعد التحميل'

export const NOT_FOUND = 'الصفحة غير موجودة'
export const NO_PAGE = 'لا توجد صفحة عند هذا العنوان. تحقق منه، أو ابدأ من قائمة الأزواج.'
export const GO_TO_START = 'الانتقال إلى صفحة البداية'

export const TITLE = 'تداول التوكنات من محفظتك مباشرةً'
export const LEAD = 'تأتي الأسعار من مجمعات على السلسلة. ترى التكلفة كاملةً قبل أن توقّع، ولا ينتقل شيء حتى توقّع.'
export const KEYS = 'تبقى مفاتيحك في محفظتك'
export const APPROVALS = 'الموافقات على المبلغ الدقيق افتراضيًا'
export const FIGURES = 'كل رقم مقروء من السلسلة'
