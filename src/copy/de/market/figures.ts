import { counted, phrases } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import { startText } from '../browser/time'
import type { ChangeDirection } from '#domain/market/history'
import type { FeeParts } from '#domain/chain/fees'
import type { Omission } from '#domain/market/holdings'
import { USUAL_SWAP_GAS } from '#domain/market/usualSwap'

/** A change with its direction in words, for visitors who cannot see its colour. */
export const DIRECTED: Readonly<Record<ChangeDirection, (figure: string) => string>> = {
  up: (figure) => `plus ${figure}`,
  down: (figure) => `minus ${figure}`,
  none: (figure) => `unverändert ${figure}`,
}

export const blockText = (blockNumber: number) => `Block ${grouped(String(blockNumber))}`

/** Names the block, if it is known, and the moment from which a change of price is measured. */
export const changedSince = (blockNumber: number | null, date: string) =>
  `Seit ${blockNumber === null ? 'dem ' : `${blockText(blockNumber)}, `}${date}`

/** Where a line or a range does not cover the whole time: "since 14:02". */
export const coverText = (since: Start) => `seit ${startText(since)}`

/** The name of ether as a coin. */
export const ETHER = 'Ether'
export const NETWORK_COST = 'Netzwerkkosten'
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
/** `block` is the block of the base fee, and `gas` what a usual swap uses. */
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `Der vom Knoten vorgeschlagene Gaspreis; ${gas}`,
  baseFee: (block, gas) => `Grundgebühr von ${block}; ${gas}`,
  baseFeeAndTip: (block, gas) => `Grundgebühr von ${block} plus die vom Knoten vorgeschlagene Prämie; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `Grundgebühr von ${block} plus die vom Knoten vorgeschlagene Prämie; ${gas}, und die L1-Datengebühr`,
}
/** The components of the network fee. */
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} Gas pro Swap`)
export const blockSource = (chainName: string) => `Der neueste Block, den der Knoten für ${chainName} kennt`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is a bound, such as "<$0.01". */
export const costPerSwap = (cost: string, isBelow: boolean) => (isBelow ? `${cost} pro Swap` : `etwa ${cost} pro Swap`)

/** Words of what a connected visitor owns in total. */

export const YOUR_TOKENS = 'Ihre Token'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      one: '1 Token ohne Preis nicht enthalten',
      other: `${count} Token ohne Preis nicht enthalten`,
    }),
  unread: ({ count }) =>
    counted(count, {
      one: '1 Guthaben konnte nicht geladen werden',
      other: `${count} Guthaben konnten nicht geladen werden`,
    }),
  noBalances: 'Die Guthaben konnten nicht geladen werden',
}
/** What the visitor's total does not include. */
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, { one: '1 Transaktion ausstehend', other: `${transactions} Transaktionen ausstehend` })

export const TOTAL_LOADING = 'Guthaben werden geladen.'
/** Why there is no total although everything was read. */
export const NO_TOTAL = {
  unpriced: 'Keiner der Token hat einen Preis.',
  unread: 'Die Guthaben konnten nicht geladen werden.',
} as const
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    one: 'Wert von 1 Token aus seinem tiefsten Pool',
    other: `Wert von ${count} Token aus ihren tiefsten Pools`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
