import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = 'رسوم المجمع'
export const PRICE_IMPACT = 'تأثير السعر'
export const BELOW_MARKET = 'أقل من سعر السوق'
export const BETTER_THAN_MARKET = 'أفضل من سعر السوق'
export const WORSE_PRICE = 'سعر أسوأ من عرض السعر'
export const BETTER_PRICE = 'سعر أفضل من عرض السعر'
export const LOSS = 'الخسارة'
export const TOKEN_FEE = 'رسوم التوكن'
export const SITE_FEE = 'رسوم الموقع'
export const NETWORK_COST = 'تكلفة الشبكة'
export const UNUSUAL_NETWORK_COST = 'تكلفة الشبكة، مرتفعة على غير المعتاد'
export const APPROVAL_COST = 'الموافقة، ضمن التكلفة'
export const DATA_FEE = `رسوم بيانات ${leftToRight('L1')}، ضمن التكلفة`
export const PAID_BY = 'يدفعها'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'من ينفّذها في حساب Safe',
  accountOrSponsor: 'حسابك أو راعٍ، حسب ما تقرره محفظتك',
}
export const needsSponsor = (symbol: string) => `راعٍ، لأن ${leftToRight(symbol)} في حسابك لا يكفي`
export const QUOTE = 'عرض السعر'
export const ROUTE = 'المسار'
export const BOUNDS = { minimum: 'الحد الأدنى للاستلام', maximum: 'الحد الأقصى للبيع' }

export const ABOUT = {
  poolFee: 'ما تحتفظ به المجمعات لمزوّدي السيولة فيها.',
  impact: 'مقدار تحريك هذه الصفقة نفسها لسعر المجمعات التي تستخدمها. المبالغ الأكبر تحرّكه أكثر.',
  loss: 'مقدار ما يقلّ به ما تحصل عليه عن سعر السوق: الأكبر من بين تأثير السعر مع رسوم التوكن، والفرق في القيمة بالدولار بين الجانبين.',
  market: 'مقدار ما يقلّ به ما تدفعه المجمعات عن سعر السوق، بالدولار.',
  betterThanMarket: 'مقدار ما يزيد به ما تدفعه المجمعات عن سعر السوق، بالدولار.',
  change: 'تحرّك السعر بين عرض السعر وكتلة المبادلة.',
  minimum: 'إذا كان ما سيصل أقل من هذا، تفشل المبادلة: تحتفظ بتوكناتك ولا تدفع إلا تكلفة الشبكة.',
  maximum: 'إذا كان ما سيُؤخذ أكثر من هذا، تفشل المبادلة: تحتفظ بتوكناتك ولا تدفع إلا تكلفة الشبكة.',
  tax: 'يحتفظ أحد توكنات هذه الصفقة بهذه الحصة من كل تحويل. لا تحصل عليها المجمعات ولا هذا الموقع.',
  siteFee: 'ما يأخذه مشغّل هذا الموقع مما تحصل عليه. كل المبالغ المعروضة بعد خصمه.',
  route: 'المجمعات التي تمر عبرها الصفقة، مقسّمةً إلى أجزاء حيث يعطي ذلك أكثر.',
  cost: 'تُدفع للشبكة مقابل إدراج المعاملة، حتى إذا فشلت المبادلة.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'لم تكلّف هذه المبادلة شيئًا إجمالًا' : 'لا تكلّف هذه المبادلة شيئًا إجمالًا'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'لم تكلّف هذه المبادلة إلا تكلفة الشبكة' : 'لا تكلّف هذه المبادلة إلا تكلفة الشبكة',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`كلّفت هذه المبادلة إجمالًا ${all(amounts)}`, share)
      : withShare(`تكلّف هذه المبادلة إجمالًا ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `كلّفت هذه المبادلة ${withShare(all(amounts), share)} وتكلفة الشبكة`
      : `تكلّف هذه المبادلة ${withShare(all(amounts), share)} وتكلفة الشبكة`,
  better: ({ gain, share }) => `أفضل من سعر السوق بمقدار ${withShare(gain, share)}`,
  betterBeforeNetwork: ({ gain, share }) => `أفضل من سعر السوق بمقدار ${withShare(gain, share)}، قبل تكلفة الشبكة`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `حول «${label}»`

export const partsText = (parts: number) =>
  counted(parts, {
    zero: 'لا أجزاء',
    one: 'جزء واحد',
    two: 'جزآن',
    few: `${parts} أجزاء`,
    many: `${parts} جزءًا`,
    other: `${parts} جزء`,
  })
export const hopsText = (hops: number) =>
  counted(hops, {
    zero: 'لا قفزات',
    one: 'قفزة واحدة',
    two: 'قفزتان',
    few: `${hops} قفزات`,
    many: `${hops} قفزة`,
    other: `${hops} قفزة`,
  })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'جارٍ التحقق على السلسلة',
  verified: (block) => `تم التحقق عند الكتلة ${block}`,
  differs: (block) => `من السلسلة عند الكتلة ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null
    ? 'سُئلت عقدة واحدة فقط.'
    : counted(nodes, {
        zero: 'لم تُجب أي عقدة.',
        one: 'أعطت عقدة واحدة هذه الإجابة.',
        two: 'أعطت عقدتان الإجابة نفسها.',
        few: `أعطت ${nodes} عُقَد الإجابة نفسها.`,
        many: `أعطت ${nodes} عقدة الإجابة نفسها.`,
        other: `أعطت ${nodes} عقدة الإجابة نفسها.`,
      })

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `محسوب في هذا المتصفح من المجمعات عند الكتلة ${block}. يجري تأكيده على السلسلة.`,
  verified: (_, nodes) =>
    sentences('محسوب في هذا المتصفح، وأكّدته حتى آخر رقم عقود التسعير على السلسلة.', askedText(nodes)),
  differs: (_, nodes) =>
    sentences(
      'أعطت عقود التسعير على السلسلة مبلغًا مختلفًا عما حسبه هذا المتصفح. مبلغها هو المعروض والمستخدم.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'يحدد الـHook الخاص بأحد المجمعات هذا المبلغ، لذلك يأتي المبلغ من عقود التسعير على السلسلة، وهي التي تشغّل الـHook.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) =>
  `${percent} (${amount})، إلى ${leftToRight(name)}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' ← ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}، ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
