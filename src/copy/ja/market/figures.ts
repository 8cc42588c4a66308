import { counted, phrases } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import { startText } from '../browser/time'
import type { ChangeDirection } from '#domain/market/history'
import type { FeeParts } from '#domain/chain/fees'
import { coinWord } from '#domain/chain/chain'
import type { Omission } from '#domain/market/holdings'
import { USUAL_SWAP_GAS } from '#domain/market/usualSwap'

/** A change with its direction in words, for visitors who cannot see its colour. */
export const DIRECTED: Readonly<Record<ChangeDirection, (figure: string) => string>> = {
  up: (figure) => `上昇 ${figure}`,
  down: (figure) => `下落 ${figure}`,
  none: (figure) => `変動なし ${figure}`,
}

export const blockText = (blockNumber: number) => `ブロック${grouped(String(blockNumber))}`

/** Names the block, if it is known, and the moment from which a change of price is measured. */
export const changedSince = (blockNumber: number | null, date: string) =>
  `${blockNumber === null ? '' : `${blockText(blockNumber)}、`}${date}以降`

/** Where a line or a range does not cover the whole time: "since 14:02". */
export const coverText = (since: Start) => `${startText(since)}以降`

/** The name of ether as a coin. */
export const ETHER = 'Ether'
export const NETWORK_COST = 'ネットワークコスト'
export const LATEST_BLOCK = '最新ブロック'

/** Why a figure is not there yet. */
export const NO_PRICE = {
  loading: '価格をまだ読み込み中です。',
  failed: '価格を読み込めませんでした。',
} as const
/** Why there is no price although there was an answer. `coin`: the symbol of the network's own. */
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `価格フィードが古いか、${coinWord(coin)}の市場価格とかけ離れています。`
    : `信頼できる価格を出せるほど厚みのある、${coinWord(coin)}とドルのプールがありません。`
export const NO_FEE = {
  loading: 'ネットワークコストをまだ読み込み中です。',
  failed: 'ネットワークコストを読み込めませんでした。',
} as const
export const NO_BLOCK = {
  loading: '最新ブロックをまだ読み込み中です。',
  failed: '最新ブロックを読み込めませんでした。',
} as const

/** The source of the price of the network's own coin, by its symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlinkの${coinWord(coin)}価格フィード、${blockText(blockNumber)}`
    : `価格フィードがないため、最も厚みのある${coinWord(coin)}とドルのプール、${blockText(blockNumber)}`
/** `block` is the block of the base fee, and `gas` what a usual swap uses. */
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `ノードが提案するガス価格、${gas}`,
  baseFee: (block, gas) => `${block}の基本手数料、${gas}`,
  baseFeeAndTip: (block, gas) => `${block}の基本手数料とノードが提案するチップの合計、${gas}`,
  baseFeeTipAndData: (block, gas) => `${block}の基本手数料とノードが提案するチップの合計、${gas}、さらにL1データ手数料`,
}
/** The components of the network fee. */
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `スワップ1回あたりのガス${grouped(String(USUAL_SWAP_GAS))}`)
export const blockSource = (chainName: string) => `${chainName}のノードが把握している最新のブロック`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is a bound, such as "<$0.01". */
export const costPerSwap = (cost: string, isBelow: boolean) => (isBelow ? `スワップ1回${cost}` : `スワップ1回約${cost}`)

/** Words of what a connected visitor owns in total. */

export const YOUR_TOKENS = '自分のトークン'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) => counted(count, { other: `価格のない${count}種類のトークンを除く` }),
  unread: ({ count }) => counted(count, { other: `${count}件の残高を読み込めませんでした` }),
  noBalances: '残高を読み込めませんでした',
}
/** What the visitor's total does not include. */
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { other: `処理待ちのトランザクション${transactions}件` })

export const TOTAL_LOADING = '残高を読み込み中です。'
/** Why there is no total although everything was read. */
export const NO_TOTAL = {
  unpriced: 'どのトークンにも価格がありません。',
  unread: '残高を読み込めませんでした。',
} as const
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, { other: `最も厚みのあるプールによる${count}種類のトークンの評価額` })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
