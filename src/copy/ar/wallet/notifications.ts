import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'
import { counted } from '../browser/grammar'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `عُرض ${leftToRight(symbol)} على محفظتك. أكّد إضافته هناك.`

export const WALLET_SLOW = 'محفظتك بطيئة في الاستجابة، ولم يُطلب منها تأكيد أي شيء بعد'

export const walletCrashed = (name: string | null) =>
  `توقفت ${name === null ? 'محفظتك' : `محفظة ${leftToRight(name)}`} عن العمل في هذه الصفحة. أعد تحميل الصفحة لربطها مرة أخرى.`

export const walletMissing = (name: string) =>
  `لم يُعثر على ${leftToRight(name)} في هذا المتصفح. فعّلها هناك، أو اربط محفظة أخرى.`

export const copyRefused = (address: string) => `لم يسمح المتصفح بالنسخ. انسخ العنوان يدويًا: ${leftToRight(address)}`

export const CONNECT = 'ربط المحفظة'
export const CONNECT_DEFAULT = 'ربط المحفظة'
export const CONNECTING = 'جارٍ الربط'
export const WRONG_NETWORK = 'شبكة غير صحيحة'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `الحساب، ${account}`
export const networkLabel = (name: string) => `الشبكة: ${leftToRight(name)}، تبديل`
/** The verb agrees with transactions, which are feminine. */
export const waitingText = (count: number) =>
  counted(count, {
    zero: '0 تنتظر',
    one: '1 تنتظر',
    two: '2 تنتظران',
    few: `${count} تنتظر`,
    many: `${count} تنتظر`,
    other: `${count} تنتظر`,
  })
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} التوقيعات`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} قيد الانتظار`

const SIGNERS: Sentences<Signers> = {
  oneOwner: 'موقّعة في حساب Safe، ولم تُنفَّذ بعد',
  allSigned: ({ threshold }) =>
    counted(threshold, {
      zero: `موقّعة من ${threshold} من مالكي حساب Safe، ولم تُنفَّذ بعد`,
      one: 'موقّعة من مالك واحد لحساب Safe، ولم تُنفَّذ بعد',
      two: 'موقّعة من اثنين من مالكي حساب Safe، ولم تُنفَّذ بعد',
      few: `موقّعة من ${threshold} من مالكي حساب Safe، ولم تُنفَّذ بعد`,
      many: `موقّعة من ${threshold} من مالكي حساب Safe، ولم تُنفَّذ بعد`,
      other: `موقّعة من ${threshold} من مالكي حساب Safe، ولم تُنفَّذ بعد`,
    }),
  noneSigned: ({ threshold }) => `بانتظار مالكي حساب Safe (التوقيعات اللازمة: ${threshold})`,
  someSigned: ({ threshold, signed }) => `بانتظار مالكي حساب Safe (وقّع ${signed} من أصل ${threshold})`,
}

export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) => `بانتظار ${walletName ?? 'محفظتك'}`
export const DISCONNECTED = 'تم قطع الاتصال'
export const connectedAs = (displayName: string) => `مربوطة بالحساب ${leftToRight(displayName)}`
export const networkChanged = (chainName: string | undefined) => `تغيّرت الشبكة إلى ${chainName ?? 'شبكة غير مدعومة'}`
export const DECLINED = 'رُفض الطلب'
export const COPIED = 'تم النسخ'
