import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'
import { percentText } from '../../../domain/token/millionths'
import { type ChangeDirection, type Coverage, directionOf, type PriceChange } from '../../../domain/market/history'
import { dateText } from '../../../domain/browser/time'
import { sinceText } from '../browser/time'
import type { FeeModel } from '../../../domain/chain/fees'
import { usdTextAtMost } from '../../../domain/market/money'
import { USUAL_SWAP_GAS } from '../../../domain/market/usualSwap'

/** Before a change, for those who see no colour. */
export const DIRECTION = { up: 'plus', down: 'minus', none: 'unverändert' } as const

export const blockText = (blockNumber: number) => `Block ${grouped(String(blockNumber))}`

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
  const block = since.blockNumber === null ? 'dem ' : `${blockText(since.blockNumber)}, `
  return {
    ...directedChange(hundredths),
    title: `Seit ${block}${dateText(since.timestamp * 1000)}`,
  }
}

/** Where a line or a range does not cover the whole time: "since 14:02". */
export const coverText = ({ since }: Coverage, now: { timestamp: number }) =>
  `seit ${sinceText(since * 1000, now.timestamp * 1000)}`

/** The network's own coin, by its symbol. */
export const coinLabel = (symbol: string) => (symbol === 'ETH' ? 'Ether' : symbol)
export const NETWORK_FEE = 'Netzwerkkosten'
export const LATEST_BLOCK = 'Neuester Block'

/** Why a figure is not there yet. */
export const NO_PRICE = {
  loading: 'Der Preis wird noch geladen.',
  failed: 'Der Preis konnte nicht geladen werden.',
} as const
/** Why there is no price although there was an answer. `coin`: the symbol of the network's own. */
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `Der Preisfeed ist veraltet oder zu weit vom Marktpreis von ${coin} entfernt.`
    : `Kein Pool von ${coin} mit Dollar ist tief genug für einen verlässlichen Preis.`
export const NO_FEE = {
  loading: 'Die Netzwerkkosten werden noch geladen.',
  failed: 'Die Netzwerkkosten konnten nicht geladen werden.',
} as const
export const NO_BLOCK = {
  loading: 'Der neueste Block wird noch geladen.',
  failed: 'Der neueste Block konnte nicht geladen werden.',
} as const

/** The source of the price of the network's own coin, by its symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Preisfeed von Chainlink für ${coin}, ${blockText(blockNumber)}`
    : `Der tiefste Pool von ${coin} mit Dollar, da es keinen Preisfeed gibt; ${blockText(blockNumber)}`
/** What the fee is made of, by the network's fee model. */
export function feeSource(blockNumber: number, model?: FeeModel): string {
  const gas = `${grouped(String(USUAL_SWAP_GAS))} Gas pro Swap`
  if (model === 'gasPrice') return `Der vom Knoten vorgeschlagene Gaspreis; ${gas}`
  if (model === 'dataInGas') return `Grundgebühr von ${blockText(blockNumber)}; ${gas}`
  const priced = `Grundgebühr von ${blockText(blockNumber)} plus die vom Knoten vorgeschlagene Prämie; ${gas}`
  return model === 'opStack' ? `${priced}, und die L1-Datengebühr` : priced
}
export const blockSource = (chainName: string) => `Der neueste Block, den der Knoten für ${chainName} kennt`

export const gweiText = (figure: string) => `${figure} gwei`
export function costPerSwap(usd: bigint): string {
  const cost = usdTextAtMost(usd)
  return cost.includes('<') ? `${cost} pro Swap` : `etwa ${cost} pro Swap`
}

/** Words of what a connected visitor owns in total. */

export const YOUR_TOKENS = 'Ihre Token'

/** The basis of the visitor's total, and what it omits. */
interface OwnTotalFacts {
  count: number
  unpriced: number
  unread: number
}

/** Nothing is known of any balance. */
const NO_BALANCES = 'Die Guthaben konnten nicht geladen werden'

const omissions = ({ count, unpriced, unread }: OwnTotalFacts): string[] => [
  ...(unpriced > 0
    ? [
        counted(unpriced, {
          one: '1 Token ohne Preis nicht enthalten',
          other: `${unpriced} Token ohne Preis nicht enthalten`,
        }),
      ]
    : []),
  ...(unread > 0 && count === 0 ? [NO_BALANCES] : []),
  ...(unread > 0 && count > 0
    ? [
        counted(unread, {
          one: '1 Guthaben konnte nicht geladen werden',
          other: `${unread} Guthaben konnten nicht geladen werden`,
        }),
      ]
    : []),
]

/** The first omission of the total; undefined if it is complete. */
export const firstOmission = (facts: OwnTotalFacts): string | undefined => omissions(facts)[0]
export const transactionsPending = (transactions: number) =>
  counted(transactions, { one: '1 Transaktion ausstehend', other: `${transactions} Transaktionen ausstehend` })

export const TOTAL_LOADING = 'Guthaben werden geladen.'
/** Why there is no total although everything was read. */
export const noTotalText = ({ count: tokens, unpriced }: OwnTotalFacts) =>
  tokens > 0 && unpriced === tokens ? 'Keiner der Token hat einen Preis.' : 'Die Guthaben konnten nicht geladen werden.'
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(facts: OwnTotalFacts, blockNumber: number | null): string {
  const value = counted(facts.count, {
    one: 'Wert von 1 Token aus seinem tiefsten Pool',
    other: `Wert von ${facts.count} Token aus ihren tiefsten Pools`,
  })
  return [value, ...omissions(facts), ...(blockNumber === null ? [] : [blockText(blockNumber)])].join(', ')
}
