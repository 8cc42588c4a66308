import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  /** The label of the button below the text. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'عقد المبادلة على هذه الشبكة ليس العقد المتوقع.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `محفظتك على ${walletNetwork}`,
    text: `بدّل إلى ${leftToRight(chainName)} لتتداول. تبقى توكناتك حيث هي.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `تعذّر تحميل ${leftToRight(symbol)}`,
    text: sentences(noAnswer, hasWallet && 'لم يُرسل شيء.'),
  }),
  noCode: ({ symbol }) => ({
    title: `لا يمكن تداول ${leftToRight(symbol)}`,
    text: `ليس لـ ${leftToRight(symbol)} عقد على هذه الشبكة، لذلك لا يمكن تداوله هنا.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `لا يمكن تداول ${leftToRight(symbol)}`,
    text: `لا يستجيب ${leftToRight(symbol)} كتوكن على هذه الشبكة، لذلك لا يمكن تداوله هنا.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `لا يمكن تداول ${leftToRight(symbol)}`,
    text: `${leftToRight(symbol)} غير معروض على هذا الموقع: استبعده مشغّل الموقع.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `لا يمكن تداول ${leftToRight(symbol)}`,
    text: `${leftToRight(symbol)} غير معروض مقابل التوكن الآخر: استبعد مشغّل هذا الموقع هذا الزوج.`,
  }),
  notListed: ({ symbol }) => ({
    title: `لا يمكن تداول ${leftToRight(symbol)}`,
    text: `لم يُعثر على ${leftToRight(symbol)} في قائمة التوكنات، ولا يسمح مشغّل هذا الموقع بتوكنات أخرى.`,
  }),
  noContracts: ({ reason }) => ({ title: 'التداول متوقف', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: 'أدخل المبلغ الذي تبيعه',
    text: 'يحتفظ أحد هذين التوكنين بحصة من كل تحويل، لذلك لا يمكن شراء مبلغ دقيق.',
  },
  noRoute: {
    title: 'لم يُعثر على مسار لهذا المبلغ',
    text: 'جرّب مبلغًا آخر أو توكنًا آخر.',
  },
  refusedToken: ({ symbol }) => ({
    title: `لا يمكن شراء ${leftToRight(symbol)} هنا`,
    text: 'لدى PancakeSwap مجمع لهذا التوكن، لكن عقد المبادلة هناك لا يستطيع ضمان الحد الأدنى من توكن غير معروف جيدًا.',
  }),
  refusedExactOut: {
    title: 'أدخل المبلغ الذي تبيعه',
    text: 'لدى PancakeSwap مجمع لذلك، لكن عقد المبادلة هناك لا يضمن الحد الأدنى من توكن غير معروف جيدًا إلا إذا كان المبلغ الذي تبيعه ثابتًا.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `بع ${leftToRight(wrapped)} بدلًا من ${leftToRight(coin)}`,
    text: `لدى PancakeSwap مجمعات لذلك، لكن عقد المبادلة هناك لا يستطيع حماية ${leftToRight(coin)} في الطريق إلى توكن غير معروف جيدًا.`,
  }),
  noExactBuyByHook: {
    title: 'أدخل المبلغ الذي تبيعه',
    text: 'المجمعات التي عُثر عليها لا تقبل إلا مبلغ بيع محددًا.',
  },
  hookRefused: ({ text }) => ({
    title: 'لم يُعثر على مسار لهذا المبلغ',
    text: sentences(
      `رفض العقد الذي يستدعيه هذا المجمع (الـHook الخاص به) المبادلة${text === null ? '' : `: «${text}»`}.`,
      'جرّب مبلغًا آخر أو الاتجاه المعاكس.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'تعذّر تحميل الأسعار',
    text: sentences(noAnswer, hasWallet && 'لم يُرسل شيء.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'تعذّر التحقق من عقد المبادلة',
    text: sentences(noAnswer, 'سيُعاد التحقق مع الكتلة التالية.', hasWallet && 'لم يُرسل شيء.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${leftToRight(symbol)} ليس في قائمة التوكنات`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `تعذّر تحميل قائمة التوكنات، التي قد تتضمن ${leftToRight(symbol)}`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `لا يمكن شراء ${leftToRight(symbol)}`,
    text: 'في محاكاة على الشبكة، لم يصل شيء من التوكنات المشتراة. لا يمكن تداوله هنا.',
  }),
  unsellable: ({ symbol }) => ({
    title: `لا يمكن بيع ${leftToRight(symbol)}`,
    text: 'في محاكاة على الشبكة، أمكن شراء التوكن ولم يمكن بيعه مرة أخرى. لا يمكن تداوله هنا.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `احتفظ ${leftToRight(symbol)} بمعظم ما حُوّل`,
    text: 'في محاكاة على الشبكة، احتفظ التوكن بمعظم ما حُوّل. لا يمكن تداوله هنا.',
  }),
  refresh: ({ seconds }) => ({ title: 'هذا السعر قديم', text: `قُرئ قبل أكثر من ${seconds}\u00a0ث.` }),
  stale: ({ minutes }) => ({ title: 'الأسعار قديمة', text: `لا كتلة منذ ${minutes}\u00a0د.` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `أبقِ بعض ${leftToRight(coin)} لتكلفة الشبكة`,
    text: `تحتاج هذه المبادلة إلى نحو ${reserve} إضافةً إلى المبلغ الذي تبيعه.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `يستطيع أي شخص إنشاء توكن بأي اسم. قارن عنوانه، ${leftToRight(address)}، بمصدر تثق به.`,
  action: 'استخدام هذا التوكن',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'تعذّر قياس رسوم التوكن',
  text: 'تحتفظ بعض التوكنات بحصة من كل تحويل. إذا كان أحد هذين التوكنين كذلك، فستستلم أقل من المعروض، أو تفشل المبادلة.',
}

export const GONE = 'لم يعد في محفظتي'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'لا يزال طلب ينتظر في محفظتك',
  text: `لا يزال بالإمكان تأكيد «${request}» هناك. ارفضه إذا لم تعد تريده.`,
  action: GONE,
})

interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    zero: `«${title}». ${signersText(signers)}، منذ ${startText(since)}. يمكنك إغلاق هذه الصفحة أو مواصلة التداول: ما ينتظر يبقى في حساب Safe.`,
    one: `«${title}». ${signersText(signers)}، منذ ${startText(since)}. يمكنك إغلاق هذه الصفحة أو مواصلة التداول: ما ينتظر يبقى في حساب Safe.`,
    two: `الأحدث: «${title}». ${signersText(signers)}، منذ ${startText(since)}. يمكنك إغلاق هذه الصفحة أو مواصلة التداول: ما ينتظر يبقى في حساب Safe.`,
    few: `الأحدث: «${title}». ${signersText(signers)}، منذ ${startText(since)}. يمكنك إغلاق هذه الصفحة أو مواصلة التداول: ما ينتظر يبقى في حساب Safe.`,
    many: `الأحدث: «${title}». ${signersText(signers)}، منذ ${startText(since)}. يمكنك إغلاق هذه الصفحة أو مواصلة التداول: ما ينتظر يبقى في حساب Safe.`,
    other: `الأحدث: «${title}». ${signersText(signers)}، منذ ${startText(since)}. يمكنك إغلاق هذه الصفحة أو مواصلة التداول: ما ينتظر يبقى في حساب Safe.`,
  }),
})

export const NOT_SENT = 'لم يُرسل'
export const MAY_BE_SENT = 'ربما أرسلت محفظتك هذا'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `«${request}»: ${problem}`,
    minutes !== null &&
      counted(minutes, {
        zero: `إذا أُدرج في كتلة خلال ${minutes} دقيقة، فسيظهر هنا.`,
        one: 'إذا أُدرج في كتلة خلال دقيقة واحدة، فسيظهر هنا.',
        two: 'إذا أُدرج في كتلة خلال دقيقتين، فسيظهر هنا.',
        few: `إذا أُدرج في كتلة خلال ${minutes} دقائق، فسيظهر هنا.`,
        many: `إذا أُدرج في كتلة خلال ${minutes} دقيقة، فسيظهر هنا.`,
        other: `إذا أُدرج في كتلة خلال ${minutes} دقيقة، فسيظهر هنا.`,
      }),
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'التوكن المراد بيعه',
  buy: 'التوكن المراد استلامه',
  amount: 'المبلغ',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'لم يُستخدم الرابط',
  text: 'هو لشبكة لا يتداول عليها هذا الموقع. وعلى هذه الشبكة قد تعود عناوينه إلى توكنات أخرى.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'لم يُستخدم جزء من الرابط',
  text: `لم يُستخدم: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = 'مبادلتك الأخيرة'
export const NOT_SWITCHED = 'محفظتك على شبكة أخرى'

export const DISCONNECTED = {
  person: 'قطعتَ اتصال محفظتك.',
  otherTab: 'قطعتَ اتصال محفظتك في علامة تبويب أخرى.',
  wallet: 'قطعت محفظتك الاتصال.',
  crash: 'توقفت محفظتك عن العمل.',
} as const
export const NETWORK_CHANGED = 'تغيّرت الشبكة في محفظتك.'
export const ACCOUNT_CHANGED = 'تغيّر الحساب في محفظتك.'
export const WALLET_CHANGED = 'تغيّرت المحفظة المربوطة.'
export const MULTIPLIER_CHANGED = 'تغيّر مُضاعِف مبالغ أحد التوكنات.'
export const PART_FAILED = 'تعطّل جزء من هذه الصفحة.'
export const PART_FAILED_LATE = `${PART_FAILED} راجع معاملاتك الأخيرة لترى ما حدث للمبادلة.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'أُغلقت المراجعة.', message ?? 'لم يُرسل شيء.')
export const closedInWallet = (cause: string) => sentences(cause, 'أُغلقت المراجعة.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'أُوقفت المبادلة قبل إرسالها.',
  wrap: 'أُوقف التغليف قبل إرساله.',
  unwrap: 'أُوقف فك التغليف قبل إرساله.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
