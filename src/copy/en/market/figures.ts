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

/** A change with its direction in words, for visitors who cannot see the colour that shows the direction. */
export const DIRECTED: Readonly<Record<ChangeDirection, (figure: string) => string>> = {
  up: (figure) => `up ${figure}`,
  down: (figure) => `down ${figure}`,
  none: (figure) => `unchanged ${figure}`,
}

export const blockText = (blockNumber: number) => `block ${grouped(String(blockNumber))}`

/** Says from which block (if known) and time a change of price is measured. */
export const changedSince = (blockNumber: number | null, date: string) =>
  `Since ${blockNumber === null ? '' : `${blockText(blockNumber)}, `}${date}`

/** Says since when prices are known, if these prices do not cover the whole range of the chart: "since 14:02". */
export const coverText = (since: Start) => `since ${startText(since)}`

/** The name of ether as a coin. */
export const ETHER = 'Ether'
export const NETWORK_COST = 'Network cost'
export const LATEST_BLOCK = 'Latest block'

export const NO_PRICE = {
  loading: 'The price is still loading.',
  failed: 'The price could not be loaded.',
} as const
/** Why there is no price although prices could be read. `coin`: the symbol of the network's own coin. */
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `The price feed is out of date, or too far from the market price of ${coinWord(coin)}.`
    : `No pool of ${coinWord(coin)} with dollars is deep enough for a reliable price.`
export const NO_FEE = {
  loading: 'The network cost is still loading.',
  failed: 'The network cost could not be loaded.',
} as const
export const NO_BLOCK = {
  loading: 'The latest block is still loading.',
  failed: 'The latest block could not be loaded.',
} as const

/** The source of the price of the network's own coin. `coin`: the coin's symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlink’s ${coinWord(coin)} price feed, ${blockText(blockNumber)}`
    : `The deepest pool of ${coinWord(coin)} with dollars, because there is no price feed; ${blockText(blockNumber)}`
/** `block`: the block from which the base fee was read. `gas`: the amount of gas that a typical swap uses. */
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `The gas price that the node suggests; ${gas}`,
  baseFee: (block, gas) => `Base fee of ${block}; ${gas}`,
  baseFeeAndTip: (block, gas) => `Base fee of ${block} plus the tip that the node suggests; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `Base fee of ${block} plus the tip that the node suggests; ${gas}, and the L1 data fee`,
}
/** The components of the network cost. */
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} gas per swap`)
export const blockSource = (chainName: string) => `The latest block known to the ${chainName} node`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is only an upper bound, such as "<$0.01". */
export const costPerSwap = (cost: string, isBelow: boolean) => (isBelow ? `${cost} per swap` : `about ${cost} per swap`)

/** Texts about the total value of a connected visitor's tokens. */

export const YOUR_TOKENS = 'Your tokens'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      one: '1 token without a price not included',
      other: `${count} tokens without a price not included`,
    }),
  unread: ({ count }) =>
    counted(count, { one: '1 balance could not be loaded', other: `${count} balances could not be loaded` }),
  noBalances: 'Balances could not be loaded',
}
/** Says what the total value of the visitor's tokens does not include. */
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { one: '1 transaction pending', other: `${transactions} transactions pending` })

export const TOTAL_LOADING = 'Loading balances.'
/** Why there is no total value. */
export const NO_TOTAL = {
  unpriced: 'None of the tokens has a price.',
  unread: 'The balances could not be loaded.',
} as const
/** The source of the total value. `blockNumber` is null if no price was needed. */
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    one: 'Value of 1 token from its deepest pool',
    other: `Value of ${count} tokens from their deepest pools`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
