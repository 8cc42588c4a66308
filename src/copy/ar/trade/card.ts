import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = 'تداول'
export const SWAP = 'مبادلة'
export const SWITCH_SIDES = 'تبديل توكن البيع وتوكن الاستلام'
export const CONFIRM_NOTE = 'تؤكد كل خطوة في محفظتك'
export const TEST_NETWORK = 'شبكة اختبار'
export const NO_REAL_MONEY = '– لا أموال حقيقية'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `إعدادات التداول، ${slippage}`

export const slippageText = (limit: string) => `انزلاق سعري ${limit}`

export const SIDES = {
  sell: { label: 'تبيع', token: 'التوكن المراد بيعه' },
  receive: { label: 'تستلم', token: 'التوكن المراد استلامه' },
  send: { label: 'ترسل', token: 'التوكن المراد إرساله' },
}
export const SELECT_TOKEN = 'اختر توكنًا'
export const READING_AMOUNT = 'جارٍ تحميل المبلغ'
export const balanceText = (amount: string) => `الرصيد ${amount}`

export const CONNECT_TO_SWAP = 'اربط محفظة للمبادلة'
export const READING_PRICES = 'جارٍ تحميل الأسعار'
export const READING_POOLS = 'جارٍ تحميل أسعار المجمعات'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}، عرض المعكوس`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `تفاصيل عرض السعر، تكلفة الشبكة ${cost}`
export const costLabel = (cost: string) => `تكلفة الشبكة ${cost}`
export const NOT_AVAILABLE = 'غير متاح'

export const fixedRate = (rate: string) => `${rate}، دائمًا`

export const estimateText = (sold: string, received: string) =>
  `${leftToRight(sold)} مقابل نحو ${leftToRight(received)}`

export const worstReceived = (amount: string, symbol: string) => `تستلم ${leftToRight(`${amount} ${symbol}`)}`
export const worstPaid = (amount: string, symbol: string) => `تدفع ${leftToRight(`${amount} ${symbol}`)}`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = 'أقصى'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}، أدخل المبلغ بالدولار`,
  token: (amount: string) => `${amount}، أدخل مبلغ التوكن`,
}

export const GETTING_PRICE = 'جارٍ جلب أفضل سعر'
const TRY_AGAIN = 'أعد المحاولة'
const CONFIRM_SWITCH = 'أكّد في محفظتك'
/** Also the title of the review. */
export const REVIEW_SWAP = 'مراجعة المبادلة'
const REVIEW_ANYWAY = `${REVIEW_SWAP} رغم ذلك`

const BAD_AMOUNT = {
  malformed: () => 'أدخل رقمًا',
  ambiguous: ({ readings }: ButtonFacts) => `أدخل ${readings}`,
  tooManyDecimals: () => 'خانات عشرية أكثر من اللازم',
  tooLarge: () => 'المبلغ أكبر من اللازم',
}

const CHECKING = { contracts: 'جارٍ التحقق من عقد المبادلة', tokenList: 'جارٍ تحميل قائمة التوكنات' }

const isNotHere = (symbol: string, chainName: string) =>
  `${leftToRight(symbol)} غير موجود على ${leftToRight(chainName)}`
const isNotTraded = (symbol: string) => `لا يمكن تداول ${leftToRight(symbol)} هنا`
const NOT_TRADABLE: Record<NotTraded | 'unreadable', (symbol: string, chainName: string) => string> = {
  unreadable: () => TRY_AGAIN,
  noCode: isNotHere,
  notAToken: isNotHere,
  notOffered: isNotTraded,
  pairNotOffered: isNotTraded,
  notListed: isNotTraded,
}

const READY: Sentences<ReadyFacts> = {
  swap: REVIEW_SWAP,
  anyway: REVIEW_ANYWAY,
  wrap: ({ amount }) => `تغليف ${leftToRight(amount)}`,
  unwrap: ({ amount }) => `فك تغليف ${leftToRight(amount)}`,
  elsewhere: ({ chainName }) => `التبديل إلى ${leftToRight(chainName)} والمراجعة`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'اختر توكنًا لبيعه',
  chooseBuy: () => 'اختر توكنًا لاستلامه',
  switchNetwork: (_, { chainName }) => `التبديل إلى ${leftToRight(chainName)}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'التداول متوقف على هذه الشبكة',
  enterAmount: () => 'أدخل مبلغًا',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'لم يُعثر على مسار',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'تحديث السعر',
  unlisted: ({ currency }) => `تحقق أولًا من ${leftToRight(currency.symbol)}`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'بانتظار كتلة جديدة',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `لا يكفي ${leftToRight(nativeSymbol)} لتكلفة الشبكة`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `رصيد ${leftToRight(symbol)} لا يكفي`

export const sellAmount = (amount: string) => `استخدام ${amount}`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => 'استخدم أرقامًا وعلامة عشرية واحدة على الأكثر.',
  ambiguous: (readings: string) => `أدخل ${readings}.`,
  tooManyDecimals: () => 'خانات عشرية أكثر مما للتوكن.',
  tooLarge: () => 'المبلغ أكبر من اللازم.',
}

export const leftByMax = (amount: string) => `يُبقي ${leftToRight(amount)} لتكلفة الشبكة`
