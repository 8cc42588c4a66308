import { grouped, leftToRight } from '#domain/browser/locale'
import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'

export const FAQ_TITLE = 'الأسئلة الشائعة'
export const IMPRINT_TITLE = 'بيانات الناشر'
export const ABOUT_FAQ = 'إجابات قصيرة عن أسئلة شائعة'
export const ABOUT_IMPRINT = 'من يشغّل هذا الموقع'

export const PROFILE = 'الملف الشخصي'

export const SHOW_PICTURE = 'إظهار الصورة'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `تشاهد ${address}، للقراءة فقط.`
export const BACK_TO_OWN = 'العودة إلى حسابك'

export const WRONG_ADDRESS = {
  checksum: {
    title: 'في هذا العنوان خطأ كتابي',
    text: 'أحرفه الكبيرة لا تتطابق مع بقيته. انسخه مرة أخرى من مصدر تثق به.',
  },
  malformed: {
    title: 'هذا ليس عنوان حساب',
    text: `العنوان هو 0x يليه 40 رقمًا أو حرفًا من ${leftToRight('a')} إلى ${leftToRight('f')}.`,
  },
} as const

export const CONNECTING = {
  title: 'جارٍ الربط بمحفظتك',
  text: 'تظهر توكناتك بمجرد أن تستجيب.',
} as const

export const DISCONNECTED = {
  title: 'اربط محفظة لترى توكناتك',
  text: 'تُقرأ الأرصدة والموافقات من السلسلة عبر عقدة، وهي ترى العنوان. أما ما ترسله من هنا فلا يسرده إلا هذا المتصفح.',
  action: 'ربط',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `محفظتك على ${walletNetwork}`,
  text: `بدّل إلى ${leftToRight(chainName)} لترى توكناتك هنا.`,
  action: `التبديل إلى ${leftToRight(chainName)}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'ما أُرسل من هنا غير معروض',
  text: 'لا يسرده إلا المتصفح الذي أرسله. المبادلات علنية، ويمكن البحث عنها في السلسلة أدناه.',
} as const

export const coinBalance = (coinName: string) => `رصيد ${leftToRight(coinName)}`
export const TOTAL_VALUE = 'القيمة الإجمالية'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(unpriced, {
    zero: `لكل التوكنات سعر (${tokens})`,
    one: `توكن واحد من أصل ${tokens} بلا سعر`,
    two: `توكنان من أصل ${tokens} بلا سعر`,
    few: `${unpriced} توكنات من أصل ${tokens} بلا سعر`,
    many: `${unpriced} توكنًا من أصل ${tokens} بلا سعر`,
    other: `${unpriced} توكن من أصل ${tokens} بلا سعر`,
  })

export const stillRead = (networks: readonly string[]) => `لا يزال قيد التحميل: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `تعذّر التحميل: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'المشغّل',
  address: 'العنوان',
  contact: 'جهة الاتصال',
  register: 'القيد في السجل',
  responsible: 'المسؤول عن المحتوى',
}
export const PLACEHOLDER = 'نص مؤقت'

export const profileTokens = {
  title: 'التوكنات',
  retry: 'أعد المحاولة',
  failed: 'تعذّر تحميل الأرصدة',
  token: 'التوكن',
  price: 'السعر',
  balance: 'الرصيد',
  value: 'القيمة',
  action: 'إجراء',
  trade: 'تداول',
  boughtNote:
    '«اشتُري مقابل» هو متوسط التكلفة بأسعار ذلك الوقت في المبادلات المرسلة من هذا المتصفح أو التي عُثر عليها ضمن النشاط، دون تكاليف الشبكة. وما لا يشمله لم يُشترَ في هذه المبادلات.',
}

export const boughtFor = (paid: string) => `اشتُري مقابل ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `اشتُري ${part} من ${whole} مقابل ${paid}`

export const noReliablePrice = 'لا يعطي أي مجمع أو مصدر أسعار سعرًا موثوقًا.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `أسعار أعمق المجمعات${hasFeed ? ` ومصدر أسعار ${leftToRight(coin)}` : ''} عند الكتلة ${grouped(String(blockNumber))}`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `قبل يوم، كانت قيمة هذه التوكنات ${value}، بأرصدة الكتلة ${grouped(String(blockNumber))} وأسعارها. لا يشمل ذلك التوكنات التي لم تعد في الحساب.`

export const withBalance = (count: number) => `${count} برصيد`

export const hideSmall = (limit: string) => `إخفاء الأرصدة الأقل من ${limit}`
export const showSmall = (limit: string, count: number) => `إظهار الأرصدة الأقل من ${limit} (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, {
    zero: 'حُمّلت كل الأرصدة',
    one: 'تعذّر تحميل رصيد واحد',
    two: 'تعذّر تحميل رصيدين',
    few: `تعذّر تحميل ${balances} أرصدة`,
    many: `تعذّر تحميل ${balances} رصيدًا`,
    other: `تعذّر تحميل ${balances} رصيد`,
  }),
  text: counted(balances, {
    zero: 'يشملها الإجمالي كلها.',
    one: 'لا يشمله الإجمالي.',
    two: 'لا يشملهما الإجمالي.',
    few: 'لا يشملها الإجمالي.',
    many: 'لا يشملها الإجمالي.',
    other: 'لا يشملها الإجمالي.',
  }),
})

export const noTokens = (chainName: string) => ({
  title: `لا توكنات في هذه المحفظة على ${leftToRight(chainName)}`,
  text: 'ستُسرد هنا التوكنات التي تستلمها أو تشتريها.',
  action: 'إلى التداول',
})

export const tradeToken = (symbol: string) => `تداول ${leftToRight(symbol)}`

export const nothingOn = (networks: readonly string[]) => `لا توكنات على ${all(networks)}`
