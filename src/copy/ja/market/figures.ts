import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'
import { percentText } from '../../../domain/token/millionths'
import { type ChangeDirection, type Coverage, directionOf, type PriceChange } from '../../../domain/market/history'
import { dateText } from '../../../domain/browser/time'
import { sinceText } from '../browser/time'
import type { FeeModel } from '../../../domain/chain/fees'
import { coinWord } from '../../../domain/chain/chain'
import { usdTextAtMost } from '../../../domain/market/money'
import { USUAL_SWAP_GAS } from '../../../domain/market/usualSwap'

/** Before a change, for those who see no colour. */
export const DIRECTION = { up: '上昇', down: '下落', none: '変動なし' } as const

export const blockText = (blockNumber: number) => `ブロック${grouped(String(blockNumber))}`

/** A change without its sign, for example "1.24%", and which way it went. */
export const directedChange = (hundredths: bigint): { direction: ChangeDirection; text: string } => ({
  direction: directionOf(hundredths),
  text: percentText(hundredths < 0n ? -hundredths : hundredths),
})

/** A change of price, with the block or the moment that it is measured from. */
export function changeText({ hundredths, since }: PriceChange): {
  direction: ChangeDirection
  /** Without a sign, for example "1.24%". */
  text: string
  title: string
} {
  const block = since.blockNumber === null ? '' : `${blockText(since.blockNumber)}、`
  return {
    ...directedChange(hundredths),
    title: `${block}${dateText(since.timestamp * 1000)}以降`,
  }
}

/** Where a line or a range does not cover the whole time: "since 14:02". */
export const coverText = ({ since }: Coverage, now: { timestamp: number }) =>
  `${sinceText(since * 1000, now.timestamp * 1000)}以降`

/** The network's own coin, by its symbol. */
export const coinLabel = (symbol: string) => (symbol === 'ETH' ? 'Ether' : symbol)
export const NETWORK_FEE = 'ネットワーク手数料'
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
export const NO_FEE = { loading: '手数料をまだ読み込み中です。', failed: '手数料を読み込めませんでした。' } as const
export const NO_BLOCK = {
  loading: '最新ブロックをまだ読み込み中です。',
  failed: '最新ブロックを読み込めませんでした。',
} as const

/** The source of the price of the network's own coin, by its symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlinkの${coinWord(coin)}価格フィード、${blockText(blockNumber)}`
    : `価格フィードがないため、最も厚みのある${coinWord(coin)}とドルのプール、${blockText(blockNumber)}`
/** What the fee is made of, by the network's fee model. */
export function feeSource(blockNumber: number, model?: FeeModel): string {
  const gas = `スワップ1回あたりのガス${grouped(String(USUAL_SWAP_GAS))}`
  if (model === 'gasPrice') return `ノードが提案するガス価格、${gas}`
  if (model === 'dataInGas') return `${blockText(blockNumber)}の基本手数料、${gas}`
  const priced = `${blockText(blockNumber)}の基本手数料とノードが提案するチップの合計、${gas}`
  return model === 'opStack' ? `${priced}、さらにL1データ手数料` : priced
}
export const blockSource = (chainName: string) => `${chainName}のノードが把握している最新のブロック`

export const gweiText = (figure: string) => `${figure} gwei`
export function costPerSwap(usd: bigint): string {
  const cost = usdTextAtMost(usd)
  return cost.includes('<') ? `スワップ1回${cost}` : `スワップ1回約${cost}`
}

/** Words of what a connected visitor owns in total. */

export const YOUR_TOKENS = '自分のトークン'

/** The basis of the visitor's total, and what it omits. */
interface OwnTotalFacts {
  count: number
  unpriced: number
  unread: number
}

/** Nothing is known of any balance. */
const NO_BALANCES = '残高を読み込めませんでした'

const omissions = ({ count, unpriced, unread }: OwnTotalFacts): string[] => [
  ...(unpriced > 0 ? [counted(unpriced, { other: `価格のない${unpriced}種類のトークンを除く` })] : []),
  ...(unread > 0 && count === 0 ? [NO_BALANCES] : []),
  ...(unread > 0 && count > 0 ? [counted(unread, { other: `${unread}件の残高を読み込めませんでした` })] : []),
]

/** The first omission of the total; undefined if it is complete. */
export const firstOmission = (facts: OwnTotalFacts): string | undefined => omissions(facts)[0]
export const transactionsPending = (transactions: number) =>
  counted(transactions, { other: `処理待ちのトランザクション${transactions}件` })

export const TOTAL_LOADING = '残高を読み込み中です。'
/** Why there is no total although everything was read. */
export const noTotalText = ({ count: tokens, unpriced }: OwnTotalFacts) =>
  tokens > 0 && unpriced === tokens ? 'どのトークンにも価格がありません。' : '残高を読み込めませんでした。'
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(facts: OwnTotalFacts, blockNumber: number | null): string {
  const value = counted(facts.count, { other: `最も厚みのあるプールによる${facts.count}種類のトークンの評価額` })
  return [value, ...omissions(facts), ...(blockNumber === null ? [] : [blockText(blockNumber)])].join('、')
}
