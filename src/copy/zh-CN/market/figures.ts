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
  up: (figure) => `上涨 ${figure}`,
  down: (figure) => `下跌 ${figure}`,
  none: (figure) => `不变 ${figure}`,
}

export const blockText = (blockNumber: number) => `区块 ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `自${blockNumber === null ? ' ' : `${blockText(blockNumber)}，`}${date} 以来`

/** Precedes "最高" or "的价格". */
export const coverText = (since: Start) => `自 ${startText(since)} 起`

export const ETHER = 'Ether'
export const NETWORK_COST = '网络费用'
export const LATEST_BLOCK = '最新区块'

export const NO_PRICE = {
  loading: '价格仍在加载。',
  failed: '无法加载价格。',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `喂价已过时，或与 ${coinWord(coin)} 的市场价格相差过大。`
    : `没有 ${coinWord(coin)} 与美元配对的资金池深到足以给出可靠的价格。`
export const NO_FEE = { loading: '网络费用仍在加载。', failed: '无法加载网络费用。' } as const
export const NO_BLOCK = {
  loading: '最新区块仍在加载。',
  failed: '无法加载最新区块。',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlink 的 ${coinWord(coin)} 喂价，${blockText(blockNumber)}`
    : `${coinWord(coin)} 与美元配对的最深的资金池，因为没有喂价；${blockText(blockNumber)}`
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `节点建议的 Gas 价格；${gas}`,
  baseFee: (block, gas) => `${block} 的基础费用；${gas}`,
  baseFeeAndTip: (block, gas) => `${block} 的基础费用，加上节点建议的小费；${gas}`,
  baseFeeTipAndData: (block, gas) => `${block} 的基础费用，加上节点建议的小费；${gas}，以及 L1 数据费`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `每次兑换 ${grouped(String(USUAL_SWAP_GAS))} Gas`)
export const blockSource = (chainName: string) => `${chainName} 节点已知的最新区块`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
export const costPerSwap = (cost: string, isBelow: boolean) => (isBelow ? `每次兑换 ${cost}` : `每次兑换约 ${cost}`)

export const YOUR_TOKENS = '你的代币'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) => counted(count, { other: `不包含 ${count} 种没有价格的代币` }),
  unread: ({ count }) => counted(count, { other: `${count} 项余额无法加载` }),
  noBalances: '无法加载余额',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { other: `${transactions} 笔交易待处理` })

export const TOTAL_LOADING = '正在加载余额。'
export const NO_TOTAL = {
  unpriced: '这些代币都没有价格。',
  unread: '无法加载余额。',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, { other: `${count} 种代币的价值，按其最深的资金池计` })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
