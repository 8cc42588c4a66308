import { leftToRight } from '#domain/browser/locale'
import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = 'متابعة'
export const RETRY = 'أعد المحاولة'
export const RELOAD = 'أعد التحميل'
export const GET = 'تنزيل'
export const getLabel = (wallet: string) => `تنزيل ${leftToRight(wallet)}`
export const getWallet = (wallet: string) => `احصل على ${leftToRight(wallet)}`

const opening = (name: string) => `جارٍ فتح ${leftToRight(name)}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${leftToRight(name)} غير مثبّتة`,
  notAvailable: (name) => `${leftToRight(name)} غير متاحة`,
  ready: (name) => `${leftToRight(name)} جاهزة`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `إضافة ${leftToRight(name)} غير مثبّتة في متصفحك`,
  notAvailable: (name) => `${leftToRight(name)} غير متاحة على هذا الجهاز`,
  ready: () => null,
  inPopUp: (name) => `أكّد الربط في نافذة ${leftToRight(name)}.`,
  inExtension: () => 'أكّد الربط في إضافة المتصفح.',
  inWallet: () => 'أكّد الربط في محفظتك.',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'بانتظار الربط'
export const NOTHING_OPENED = 'لم يُفتح شيء؟ ابحث عن أيقونة محفظتك أو نافذتها؛ فقد تكون مقفلة.'
export const ASK_AGAIN = 'اطلب مرة أخرى'
export const DECLINED = 'رفضتَ الطلب.'
export const CONNECT_FAILED = 'خطأ في الربط، أعد المحاولة!'
export const afterInstall = (wallet: string) => `بعد تثبيت ${leftToRight(wallet)}، عُد إلى هنا وأعد تحميل الصفحة.`

export const HOME_TITLE = 'بيت لتوكناتك'
export const HOME_TEXT = 'ترسل المحفظة التوكنات على سلسلة الكتل وتستلمها وتخزّنها وتعرضها. أنت وحدك من يملك مفاتيحها.'
export const SIGN_IN_TITLE = 'طريقة جديدة لتسجيل الدخول'
export const SIGN_IN_TEXT = 'اربط محفظتك بدلًا من إنشاء حساب وكلمة مرور في كل موقع.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'من دون محفظة يمكنك الاطلاع على الأسعار والرسوم البيانية، والحصول على عروض الأسعار، وقراءة الأسئلة الشائعة.'

export const BROWSER_EXTENSION = 'إضافة للمتصفح'
export const MOBILE_WALLET = 'محفظة للهاتف'

export const ABOUT = 'ترسل المحفظة التوكنات وتستلمها وتخزّنها وتعرضها. كما تتيح لك تسجيل الدخول دون حساب أو كلمة مرور.'

export const HAVE_ANOTHER = 'لديك محفظة أخرى؟'
export const PICK_FROM_LIST = 'اخترها من القائمة المجاورة.'

export const GET_ON_PHONE = `يفتح «${GET}» متجر App Store أو Google Play، أيهما يناسب هذا الهاتف.`
export const GET_ON_COMPUTER = `يفتح «${GET}» صفحة تطبيق المحفظة، ويمكنك بعدها تثبيته على هاتفك.`

export const DOWNLOAD_TITLE = 'امسح الرمز للتنزيل'
export const DOWNLOAD_TEXT = 'امسح الرمز بهاتفك للتنزيل على iOS أو Android'
export const guideTitle = (wallet: string) => `ابدأ مع ${leftToRight(wallet)}`
export const downloadQrLabel = (wallet: string) => `رمز QR يفتح تنزيل ${leftToRight(wallet)}`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `افتح تطبيق ${leftToRight(wallet)}`,
    description: `أضف ${leftToRight(wallet)} إلى شاشتك الرئيسية ليسهل الوصول إليه.`,
  },
  {
    step: 'create',
    title: 'أنشئ محفظة أو استورد محفظة',
    description: 'احتفظ بنسخة احتياطية من محفظتك، ولا تشارك عبارة استردادها مع أي شخص أبدًا.',
  },
  {
    step: 'scan',
    title: 'اضغط زر المسح',
    description: 'بعد المسح، يطلب منك هاتفك تأكيد الربط.',
  },
]

export const scanTitle = (wallet: string | null) => `امسح الرمز باستخدام ${wallet ?? 'هاتفك'}`
export const qrLabel = (wallet: string) =>
  `رمز QR لربط ${leftToRight(wallet)}. انسخ الرابط بدلًا منه إذا تعذّر عليك المسح.`
export const LINK_TOO_LONG = 'هذا الرابط أطول من أن يتسع له رمز QR. انسخه والصقه في محفظتك.'
export const linkLabel = (wallet: string) => `رابط لربط ${leftToRight(wallet)}`
export const COPY_LINK = 'نسخ الرابط'
export const COPIED = 'تم النسخ'
export const COPY_REFUSED = 'تعذّر نسخ الرابط. حدّده هنا وانسخه.'
export const expiryText = (timeLeft: string) => `تنتهي الصلاحية خلال ${timeLeft}`
export const missingText = (wallet: string) => `ليست لديك محفظة ${leftToRight(wallet)}؟`
export const openApp = (wallet: string) => `فتح ${leftToRight(wallet)}`
export const OPEN_AGAIN = 'الفتح مرة أخرى'
export const OPEN_TO_CONFIRM = 'افتح تطبيق محفظتك للتأكيد.'

type Medium = 'code' | 'link'

const READY: Readonly<Record<Medium, string>> = { code: 'الرمز جاهز.', link: 'الرابط جاهز.' }
export const readyText = (medium: Medium) => READY[medium]

const RENEWED = {
  declined: { code: 'رفضتَ الطلب. هذا رمز جديد.', link: 'رفضتَ الطلب. هذا رابط جديد.' },
  expired: { code: 'هذا رمز جديد.', link: 'هذا رابط جديد.' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
