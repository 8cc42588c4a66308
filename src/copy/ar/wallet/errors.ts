import { leftToRight } from '#domain/browser/locale'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'تحقق في محفظتك مما إذا كانت المعاملة قد أُرسلت.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'رفضتَ الطلب في محفظتك.',
  noAccounts: 'رفضتَ الطلب في محفظتك.',
  busy: 'افتح محفظتك: هناك طلب ينتظر فيها بالفعل.',
  timedOut: 'لم تستجب محفظتك في الوقت المناسب.',
  notSwitched: 'لم تبدّل محفظتك الشبكة.',
  gone: 'محفظتك غير مربوطة.',
  notInstalled: 'المحفظة غير مثبّتة في هذا المتصفح.',
  connectorNotFound: 'لم يُعثر على الموصّل',
  networkLost: 'فقدت محفظتك اتصالها بهذه الشبكة. اختر الشبكة مرة أخرى في محفظتك، ثم أعد المحاولة.',
  unsupported: 'محفظتك لا تدعم هذا الطلب.',
  upgradeRefused: 'لم ترقِّ محفظتك حسابك.',
  changed: 'تغيّر الحساب أو الشبكة في محفظتك. تحقق من ذلك وأعد المحاولة.',
  withdrawn: 'لم يُرسل الطلب إلى محفظتك.',
  alreadyConnected: 'الموصّل مربوط بالفعل',
  framed: 'هذه الصفحة معروضة داخل صفحة أخرى، لذلك لا تستخدم أي محفظة.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: 'حظر المتصفح نافذة المحفظة. اسمح بالنوافذ المنبثقة لهذه الصفحة وأعد المحاولة.',
  notOwner: 'أنت لست من مالكي حساب Safe هذا. افتحه بصفة أحد مالكيه لتتداول.',
  relayUnreachable: 'تعذّر الوصول إلى WalletConnect. تحقق من اتصالك وأعد المحاولة.',
  accountsInvalid: 'لم تُعِد محفظتك قائمة بالحسابات.',
  accountsUnreadable: 'تعذّرت قراءة حساباتك من محفظتك.',
  networkUnreadable: 'تعذّرت قراءة الشبكة من محفظتك.',
  chainNotConfigured: 'الشبكة غير مهيأة',
  chainRefused: 'محفظتك لا تدعم هذا الطلب.',
  switchFailed: 'خطأ في تبديل الشبكة.',
  addFailed: 'خطأ في إضافة الشبكة.',
  assetFailed: 'لم تستطع محفظتك إضافة التوكن.',
  assetRefused: 'لم تضف محفظتك التوكن.',
  sendFailed: 'أبلغت محفظتك عن خطأ.',
  invalidHash: 'هاش المعاملة غير صالح.',
  invalidResponse: 'أعادت محفظتك استجابة غير صالحة.',
  statusUnreadable: 'لم تستطع محفظتك الإبلاغ عن حالة المعاملة.',
}

export const noFunds = (coin: string) => `لا يوجد في الحساب ما يكفي من ${leftToRight(coin)} لتكلفة الشبكة. لم يُرسل شيء.`

const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `لم تستطع محفظتك إضافة ${leftToRight(symbol)}.`,
  assetRefused: (symbol) => `لم تضف محفظتك ${leftToRight(symbol)}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'أعد تحميل هذه الصفحة واربط المحفظة مرة أخرى.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `أضف ${leftToRight(network)} في إعدادات محفظتك واخترها هناك.`),
  refused: ({ network }) =>
    `محفظتك لا تدعم التبديل إلى ${leftToRight(network)} من هنا. اختر ${leftToRight(network)} في محفظتك بدلًا من ذلك.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `اختر ${leftToRight(network)} في محفظتك بدلًا من ذلك.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `اختر ${leftToRight(network)} في محفظتك، أو أعد المحاولة.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
