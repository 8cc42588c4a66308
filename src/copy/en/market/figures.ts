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

/** The direction of a change in words, for visitors who cannot see its colour. The word precedes the figure. */
export const DIRECTION = { up: 'up', down: 'down', none: 'unchanged' } as const

export const blockText = (blockNumber: number) => `block ${grouped(String(blockNumber))}`

/** A change: its direction, and its size without a sign, for example "1.24%". */
export const directedChange = (hundredths: bigint): { direction: ChangeDirection; text: string } => ({
  direction: directionOf(hundredths),
  text: percentText(hundredths < 0n ? -hundredths : hundredths),
})

/** A change of price. The title names the block or the moment from which the change is measured. */
export function changeText({ hundredths, since }: PriceChange): {
  direction: ChangeDirection
  /** The change without a sign, for example "1.24%". */
  text: string
  title: string
} {
  const block = since.blockNumber === null ? '' : `${blockText(since.blockNumber)}, `
  return {
    ...directedChange(hundredths),
    title: `Since ${block}${dateText(since.timestamp * 1000)}`,
  }
}

/** Says since when prices are known, for a chart that does not cover its whole range: "since 14:02". */
export const coverText = ({ since }: Coverage, now: { timestamp: number }) =>
  `since ${sinceText(since * 1000, now.timestamp * 1000)}`

/** The name of the network's own coin. `symbol`: the coin's symbol. */
export const coinLabel = (symbol: string) => (symbol === 'ETH' ? 'Ether' : symbol)
export const NETWORK_FEE = 'Network fee'
export const LATEST_BLOCK = 'Latest block'

/** Why the price is missing. */
export const NO_PRICE = {
  loading: 'The price is still loading.',
  failed: 'The price could not be loaded.',
} as const
/** Why there is no price although prices could be read. `coin`: the symbol of the network's own coin. */
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `The price feed is out of date, or too far from the market price of ${coinWord(coin)}.`
    : `No pool of ${coinWord(coin)} with dollars is deep enough for a reliable price.`
export const NO_FEE = { loading: 'The fee is still loading.', failed: 'The fee could not be loaded.' } as const
export const NO_BLOCK = {
  loading: 'The newest block is still loading.',
  failed: 'The newest block could not be loaded.',
} as const

/** The source of the price of the network's own coin. `coin`: the coin's symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlink's ${coinWord(coin)} price feed, ${blockText(blockNumber)}`
    : `The deepest pool of ${coinWord(coin)} with dollars, because there is no price feed;  ${blockText(blockNumber)}`
/** The components of the network fee, which depend on the network's fee model. */
export function feeSource(blockNumber: number, model?: FeeModel): string {
  const gas = `${grouped(String(USUAL_SWAP_GAS))} gas per swap`
  if (model === 'gasPrice') return `The gas price that the node suggests; ${gas}`
  if (model === 'dataInGas') return `Base fee of ${blockText(blockNumber)}; ${gas}`
  const priced = `Base fee of ${blockText(blockNumber)} plus the tip that the node suggests; ${gas}`
  return model === 'opStack' ? `${priced}, and the L1 data fee` : priced
}
export const blockSource = (chainName: string) => `The newest block known to the ${chainName} node`

export const gweiText = (figure: string) => `${figure} gwei`
export function costPerSwap(usd: bigint): string {
  const cost = usdTextAtMost(usd)
  return cost.includes('<') ? `${cost} per swap` : `about ${cost} per swap`
}

/** Texts about the total value of a connected visitor's tokens. */

export const YOUR_TOKENS = 'Your tokens'

/** The basis of the visitor's total, and what it omits. */
interface OwnTotalFacts {
  count: number
  unpriced: number
  unread: number
}

/** Shown if none of the balances could be read. */
const NO_BALANCES = 'Balances could not be loaded'

const omissions = ({ count, unpriced, unread }: OwnTotalFacts): string[] => [
  ...(unpriced > 0
    ? [
        counted(unpriced, {
          one: '1 token without a price not included',
          other: `${unpriced} tokens without a price not included`,
        }),
      ]
    : []),
  ...(unread > 0 && count === 0 ? [NO_BALANCES] : []),
  ...(unread > 0 && count > 0
    ? [counted(unread, { one: '1 balance could not be loaded', other: `${unread} balances could not be loaded` })]
    : []),
]

/** The first omission of the total; undefined if it is complete. */
export const firstOmission = (facts: OwnTotalFacts): string | undefined => omissions(facts)[0]
export const transactionsPending = (transactions: number) =>
  counted(transactions, { one: '1 transaction pending', other: `${transactions} transactions pending` })

export const TOTAL_LOADING = 'Loading balances.'
/** Why there is no total although everything was read. */
export const noTotalText = ({ count: tokens, unpriced }: OwnTotalFacts) =>
  tokens > 0 && unpriced === tokens ? 'None of the tokens has a price.' : 'The balances could not be loaded.'
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(facts: OwnTotalFacts, blockNumber: number | null): string {
  const value = counted(facts.count, {
    one: 'Value of 1 token from its deepest pool',
    other: `Value of ${facts.count} tokens from their deepest pools`,
  })
  return [value, ...omissions(facts), ...(blockNumber === null ? [] : [blockText(blockNumber)])].join(', ')
}
