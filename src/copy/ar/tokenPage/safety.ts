import { leftToRight } from '#domain/browser/locale'
import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** Each follows "جارٍ التحقق من" and "تعذّر التحقق من". */
export const subject = {
  contract: 'العقد',
  code: 'شيفرة العقد',
  upgrades: 'إمكانية أن يغيّر أحدهم طريقة عمله',
  taxes: 'رسوم التوكن',
  pools: 'المجمعات',
}

export const beingChecked = (what: string): Statement => ({
  statement: `جارٍ التحقق من ${what}`,
  text: 'لم تستجب العقدة بعد.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `تعذّر التحقق من ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${leftToRight(coin)} هي عملة ${leftToRight(chainName)} نفسها`,
  text: 'ليس لها عقد: لا يستطيع أي مالك تغييرها أو إيقافها مؤقتًا أو حظر حساب.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `تحوز المجمعات ${leftToRight(wrapped)}`,
  text: `تغلّف الصفقة ${leftToRight(coin)} وتفك تغليفها من تلقاء نفسها. ${leftToRight(`1 ${wrapped}`)} يساوي دائمًا ${leftToRight(`1 ${coin}`)}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'لا يوجد عقد عند هذا العنوان',
  source: `0 بايت من الشيفرة على ${leftToRight(chainName)}.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'يوجد عقد عند هذا العنوان',
  source: `${bytes} بايت من الشيفرة على ${leftToRight(chainName)}.`,
})

export const noProxy: Statement = {
  statement: 'لا مؤشر على أن أحدًا يستطيع تغيير طريقة عمله',
  source: 'ليس وكيلًا وفق EIP-1967 أو EIP-1822 أو EIP-1167.',
}

export const isClone: Statement = {
  statement: 'نسخة من عقد آخر',
  source: `يحيل كل استدعاء إلى عقد ثابت (${leftToRight('EIP-1167')}).`,
}

export const isAccount: Statement = {
  statement: 'هو حساب شخص',
  text: 'من لديه مفتاحه يستطيع تغيير طريقة عمله.',
  source: `يؤدي عمله عقد آخر (${leftToRight('EIP-7702')}).`,
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'يستطيع مشرفه تغيير طريقة عمله' : 'يستطيع أحدهم تغيير طريقة عمله',
  source: 'هو وكيل: يؤدي عمله عقد آخر، ويمكن اختيار عقد مختلف لاحقًا.',
})

export const addressLabel = {
  clone: 'الأصل',
  account: 'العقد',
  beacon: 'المنارة',
  implementation: 'عقد التنفيذ',
  admin: 'المشرف',
  owner: 'المالك',
  hook: 'الـHook',
  upgradeableHook: 'الـHook الذي يمكن استبدال شيفرته',
}

const OTHER_RIGHTS = 'قد يظل لأحدهم حقوق خاصة.'

export const noOwnerNamed: Statement = {
  statement: 'لا يذكر العقد مالكًا',
  text: OTHER_RIGHTS,
  source: `لا يذكر أي مالك عبر ${leftToRight('owner()')}.`,
}

export const noOwnerSet: Statement = {
  statement: 'ليس للعقد مالك',
  text: OTHER_RIGHTS,
  source: `${leftToRight('owner()')} تعيد العنوان الصفري.`,
}

export const hasOwner: Statement = {
  statement: 'للعقد مالك',
  text: 'ما يستطيع المالك فعله يحدده العقد.',
  source: `العنوان الذي تعيده ${leftToRight('owner()')}.`,
}

/** Who can later change a fact that is true today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'يمكن أن يتغير هذا لاحقًا.',
  owner: 'يستطيع المالك تغيير هذا لاحقًا.',
  upgrade: 'من يستطيع ترقية العقد يستطيع تغيير هذا لاحقًا.',
  contract: 'قد يظل العقد نفسه قادرًا على تغيير هذا لاحقًا.',
}

export const isPaused: Statement = {
  statement: 'التحويلات متوقفة مؤقتًا',
  text: 'إلى أن يتغير ذلك، لا يمكن تداوله.',
  source: `${leftToRight('paused()')} تعيد ${leftToRight('true')}.`,
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'يستطيع المالك إيقاف التحويلات مؤقتًا',
  unknown: 'يمكن إيقاف التحويلات مؤقتًا',
  upgrade: 'يمكن إيقاف التحويلات مؤقتًا',
  contract: 'يمكن إيقاف التحويلات مؤقتًا',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'ليست متوقفة الآن.',
  source: `${leftToRight('paused()')} تعيد ${leftToRight('false')}.`,
})

export const sourceLabel = (statement: string) => `المصدر: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'قُرئ من السلسلة' : `قُرئ العقد عند الكتلة ${block}`

export const notAdvice = (source: string) => `${source}. هذا ليس نصيحة.`

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  /** What follows from the statement, or what to do about it. */
  text?: string
  /** How the statement is known, in technical terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `تسمّيه القائمة ${leftToRight(`${name} (${symbol})`)}.`
const ONLY_ADDRESS = 'لا يميّز بينهما إلا العنوان.'

export const tokenListUnread: Statement = {
  statement: 'تعذّر تحميل قائمة التوكنات',
  text: 'لذلك لا يُعرف هل هذا التوكن فيها.',
}

export const notListed: Statement = {
  statement: 'ليس في قائمة التوكنات العامة',
  text: 'يستطيع أي شخص أن يعطي توكنًا أي اسم. تحقق من العنوان لدى المشروع الذي يقف وراءه.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `ليس ${leftToRight(symbol)}`,
  text: 'تلك هي عملة الشبكة نفسها، وليس لها عنوان.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `ليس ${leftToRight(symbol)} المدرج في القائمة`,
  text: `لـ ${leftToRight(symbol)} المدرج في القائمة عنوان آخر.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

/** The words are definite, as the sentences with them need. */
const AGREEMENTS: Readonly<Record<Agreement, string>> = {
  symbol: 'الرمز',
  name: 'الاسم',
  decimals: 'عدد الخانات العشرية',
}
const MISSING = { symbol: 'رمزًا', name: 'اسمًا' } as const

export const TOKEN_LIST = 'قائمة التوكنات'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'في قائمة التوكنات العامة',
  source:
    agreed === null
      ? `${list}.`
      : `${list}. يعطي العقد ما تعطيه القائمة: ${all(agreed.map((word) => AGREEMENTS[word]))}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `لا يعطي العقد ${either(missing.map((word) => MISSING[word]))}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `يسمّي العقد نفسه ${leftToRight(own)}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'القائمة والعقد مختلفان في عدد الخانات العشرية',
  text: `تقول القائمة ${listed}، ويقول العقد ${own}. تتبع المبالغ العقد.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `المبالغ المعروضة مضروبة في ${multiplier}`,
  text: 'يحدّد عقد التوكن هذا الرقم ويمكنه تغييره. قد تعرض المحفظة المبالغ من دونه.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `توكن آخر مدرج في القائمة اسمه أيضًا ${leftToRight(symbol)}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `رمزه يشبه رمز ${leftToRight(symbol)}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'لا تُجرى محاكاة للشراء والبيع',
  text: 'هو من التوكنات التي تمر عبرها معظم الصفقات.',
}

export const taxUnknown: Statement = {
  statement: 'تعذّر قياس رسوم التوكن',
  text: 'لا تستطيع العقدة محاكاة الصفقات، أو أن المجمعات تحوز أقل من اللازم.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'جرت محاكاة الشراء والبيع دون إرسال أي شيء.'
      : `جرت محاكاة الشراء والبيع عند الكتلة ${block} دون إرسال أي شيء.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: 'لا رسوم للتوكن عند الشراء أو البيع', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'لا يمكن شراؤه',
  text: `لا يصل شيء. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'لا يمكن بيعه',
  text: `يمكن شراؤه، لكن إعادة إرساله إلى المجمع تفشل. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `يحتفظ بنسبة ${buy} من كل عملية شراء و${sell} من كل عملية بيع`,
  ...tested,
})

export const notPooled: Statement = { statement: 'لا يحوز أي مجمع هذا التوكن', text: 'لا يمكن تداوله هنا.' }

/** `pools` stands before a colon, in the nominative. */
const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, {
      zero: 'ليس لما تحوزه سعر بالدولار.',
      one: 'ليس لما يحوزه سعر بالدولار.',
      two: 'ليس لما يحوزانه سعر بالدولار.',
      few: 'ليس لما تحوزه سعر بالدولار.',
      many: 'ليس لما تحوزه سعر بالدولار.',
      other: 'ليس لما تحوزه سعر بالدولار.',
    }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${pools}: ${liquidity}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${pools}: ${liquidity}`,
    text: `يحوز أعمقها ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `المجمعات مع التوكنات المعتادة عند الكتلة ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'لمجمعاته قواعدها الخاصة' : 'لبعض مجمعاته قواعدها الخاصة',
  text: 'يشارك عقد (الـHook) هناك في كل مبادلة. قد تختلف قواعده بين الشراء والبيع، وبحسب الحساب، ومع الوقت.',
})
