import { grouped, leftToRight } from '#domain/browser/locale'
import { counted, phrases } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import { startText } from '../browser/time'
import type { ChangeDirection } from '#domain/market/history'
import type { FeeParts } from '#domain/chain/fees'
import type { Omission } from '#domain/market/holdings'
import { USUAL_SWAP_GAS } from '#domain/market/usualSwap'

/** A change with its direction in words, for visitors who cannot see its colour. */
export const DIRECTED: Readonly<Record<ChangeDirection, (figure: string) => string>> = {
  up: (figure) => `ارتفاع ${figure}`,
  down: (figure) => `انخفاض ${figure}`,
  none: (figure) => `دون تغيير ${figure}`,
}

export const blockText = (blockNumber: number) => `الكتلة ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `منذ ${blockNumber === null ? '' : `${blockText(blockNumber)}، `}${date}`

export const coverText = (since: Start) => `منذ ${startText(since)}`

export const ETHER = 'Ether'
export const NETWORK_COST = 'تكلفة الشبكة'
export const LATEST_BLOCK = 'أحدث كتلة'

export const NO_PRICE = {
  loading: 'لا يزال السعر قيد التحميل.',
  failed: 'تعذّر تحميل السعر.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `مصدر الأسعار قديم، أو بعيد جدًا عن سعر ${leftToRight(coin)} في السوق.`
    : `لا يوجد مجمع من ${leftToRight(coin)} مع الدولار عميق بما يكفي لسعر موثوق.`
export const NO_FEE = { loading: 'لا تزال تكلفة الشبكة قيد التحميل.', failed: 'تعذّر تحميل تكلفة الشبكة.' } as const
export const NO_BLOCK = {
  loading: 'لا تزال أحدث كتلة قيد التحميل.',
  failed: 'تعذّر تحميل أحدث كتلة.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `مصدر أسعار ${leftToRight(coin)} من Chainlink، ${blockText(blockNumber)}`
    : `أعمق مجمع من ${leftToRight(coin)} مع الدولار، لعدم وجود مصدر أسعار؛ ${blockText(blockNumber)}`

const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `سعر الغاز الذي تقترحه العقدة؛ ${gas}`,
  baseFee: (block, gas) => `الرسوم الأساسية في ${block}؛ ${gas}`,
  baseFeeAndTip: (block, gas) => `الرسوم الأساسية في ${block} مع الإكرامية التي تقترحها العقدة؛ ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `الرسوم الأساسية في ${block} مع الإكرامية التي تقترحها العقدة؛ ${gas}، ورسوم بيانات L1`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `الغاز لكل مبادلة: ${grouped(String(USUAL_SWAP_GAS))}`)
export const blockSource = (chainName: string) => `أحدث كتلة تعرفها عقدة ${leftToRight(chainName)}`

export const gweiText = (figure: string) => leftToRight(`${figure}\u00a0gwei`)
export const costPerSwap = (cost: string, isBelow: boolean) =>
  isBelow ? `${cost} لكل مبادلة` : `نحو ${cost} لكل مبادلة`

export const YOUR_TOKENS = 'توكناتك'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      zero: 'كل التوكنات مشمولة',
      one: 'توكن واحد بلا سعر غير مشمول',
      two: 'توكنان بلا سعر غير مشمولين',
      few: `${count} توكنات بلا سعر غير مشمولة`,
      many: `${count} توكنًا بلا سعر غير مشمولة`,
      other: `${count} توكن بلا سعر غير مشمولة`,
    }),
  unread: ({ count }) =>
    counted(count, {
      zero: 'حُمّلت كل الأرصدة',
      one: 'تعذّر تحميل رصيد واحد',
      two: 'تعذّر تحميل رصيدين',
      few: `تعذّر تحميل ${count} أرصدة`,
      many: `تعذّر تحميل ${count} رصيدًا`,
      other: `تعذّر تحميل ${count} رصيد`,
    }),
  noBalances: 'تعذّر تحميل الأرصدة',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, {
    zero: 'لا معاملات قيد الانتظار',
    one: 'معاملة واحدة قيد الانتظار',
    two: 'معاملتان قيد الانتظار',
    few: `${transactions} معاملات قيد الانتظار`,
    many: `${transactions} معاملة قيد الانتظار`,
    other: `${transactions} معاملة قيد الانتظار`,
  })

export const TOTAL_LOADING = 'جارٍ تحميل الأرصدة.'
export const NO_TOTAL = {
  unpriced: 'ليس لأي من التوكنات سعر.',
  unread: 'تعذّر تحميل الأرصدة.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    zero: 'لا توكنات لحساب قيمتها',
    one: 'قيمة توكن واحد من أعمق مجمع له',
    two: 'قيمة توكنين من أعمق مجمعاتهما',
    few: `قيمة ${count} توكنات من أعمق مجمعاتها`,
    many: `قيمة ${count} توكنًا من أعمق مجمعاتها`,
    other: `قيمة ${count} توكن من أعمق مجمعاتها`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
