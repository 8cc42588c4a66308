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
  up: (figure) => `上漲 ${figure}`,
  down: (figure) => `下跌 ${figure}`,
  none: (figure) => `不變 ${figure}`,
}

export const blockText = (blockNumber: number) => `區塊 ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `自 ${date}${blockNumber === null ? ' ' : `（${blockText(blockNumber)}）`}以來`

/** Precedes "最高" or "的價格". */
export const coverText = (since: Start) => `自 ${startText(since)} 起`

export const ETHER = 'Ether'
export const NETWORK_COST = '網路費'
export const LATEST_BLOCK = '最新區塊'

export const NO_PRICE = {
  loading: '價格仍在載入。',
  failed: '無法載入價格。',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `餵價已過時，或與 ${coinWord(coin)} 的市場價格相差過大。`
    : `沒有 ${coinWord(coin)} 與美元配對的資金池深到足以給出可靠的價格。`
export const NO_FEE = { loading: '網路費仍在載入。', failed: '無法載入網路費。' } as const
export const NO_BLOCK = {
  loading: '最新區塊仍在載入。',
  failed: '無法載入最新區塊。',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlink 的 ${coinWord(coin)} 餵價，${blockText(blockNumber)}`
    : `${coinWord(coin)} 與美元配對的最深的資金池，因為沒有餵價；${blockText(blockNumber)}`
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `節點建議的 Gas 價格；${gas}`,
  baseFee: (block, gas) => `${block} 的基本費用；${gas}`,
  baseFeeAndTip: (block, gas) => `${block} 的基本費用，加上節點建議的小費；${gas}`,
  baseFeeTipAndData: (block, gas) => `${block} 的基本費用，加上節點建議的小費；${gas}，以及 L1 資料費`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `每次兌換 ${grouped(String(USUAL_SWAP_GAS))} Gas`)
export const blockSource = (chainName: string) => `${chainName} 節點已知的最新區塊`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
export const costPerSwap = (cost: string, isBelow: boolean) => (isBelow ? `每次兌換 ${cost}` : `每次兌換約 ${cost}`)

export const YOUR_TOKENS = '你的代幣'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) => counted(count, { other: `不包含 ${count} 種沒有價格的代幣` }),
  unread: ({ count }) => counted(count, { other: `${count} 項餘額無法載入` }),
  noBalances: '無法載入餘額',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { other: `${transactions} 筆交易待處理` })

export const TOTAL_LOADING = '正在載入餘額。'
export const NO_TOTAL = {
  unpriced: '這些代幣都沒有價格。',
  unread: '無法載入餘額。',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, { other: `${count} 種代幣的價值，依其最深的資金池計` })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
