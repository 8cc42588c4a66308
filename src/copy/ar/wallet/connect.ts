import { leftToRight } from '#domain/browser/locale'
import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'
import { counted } from '../browser/grammar'

export const TITLE = 'ربط محفظة'
export const GET_A_WALLET = 'احصل على محفظة'
export const WHAT_IS_A_WALLET = 'ما المحفظة؟'
export const LEARN_MORE = 'اعرف المزيد'
export const BACK = 'رجوع'
export const CLOSE = 'إغلاق'
export const CONNECT = 'ربط'
export const INSTALL = 'تثبيت'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'الأخيرة',
  popular: 'الشائعة',
  installed: 'المثبّتة',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(غير مدعومة)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} غير مثبّتة`
export const UNVERIFIED = 'غير موثّقة'

export const CONNECT_FAILED = 'خطأ في الربط، أعد المحاولة!'

export const installLabel = (wallet: string) => `تثبيت ${leftToRight(wallet)}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `يدّعي برنامج آخر هنا أنه ${leftToRight(name)}. لا تربطه إلا إذا كنت تعرف أيهما هذا.`
    : unverified
      ? `يسمّي هذا البرنامج نفسه ${leftToRight(name)}، لكن لا شيء يثبت ذلك. لا تربطه إلا إذا كنت تعرفه.`
      : null

export const SHOW = 'إظهار'
export const HIDE = 'إخفاء'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  const claim = areEqual ? 'بالاسم نفسه' : `بادّعاء أنها ${leftToRight(name)}`
  return counted(namesakes.length, {
    zero: `لا محافظ أخرى ${claim}`,
    one: `محفظة أخرى ${claim}`,
    two: `محفظتان أخريان ${claim}`,
    few: `${namesakes.length} محافظ أخرى ${claim}`,
    many: `${namesakes.length} محفظة أخرى ${claim}`,
    other: `${namesakes.length} محفظة أخرى ${claim}`,
  })
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW}: ${text}`

export const FRAMED = 'هذه الصفحة معروضة داخل صفحة أخرى'
export const FRAMED_WHY =
  'قد تحجب الصفحة المحيطة بها ما تراه هنا، أو تحرّكه تحت مؤشرك. لذلك لا تُربط أي محفظة هنا، ولا يُرسل شيء.'

export const TERMS_FIRST = 'قبل أن تربط محفظة، يطلب منك مشغّل هذا الموقع قبول شروطه.'
export const readTerms = (version: string) => `قراءة الشروط (الإصدار ${leftToRight(version)})`
export const acceptTermsLabel = (appName: string) => `أقبل شروط ${leftToRight(appName)}`

export const openByItself = (appName: string) => `فتح ${leftToRight(appName)} في علامة تبويب مستقلة`
