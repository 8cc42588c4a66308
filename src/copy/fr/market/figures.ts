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
  up: (figure) => `hausse ${figure}`,
  down: (figure) => `baisse ${figure}`,
  none: (figure) => `inchangé ${figure}`,
}

export const blockText = (blockNumber: number) => `bloc ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `Depuis ${blockNumber === null ? 'le ' : `le ${blockText(blockNumber)}, `}${date}`

export const coverText = (since: Start) => `depuis ${startText(since)}`

export const ETHER = 'Ether'
export const NETWORK_COST = 'Frais de réseau'
export const LATEST_BLOCK = 'Dernier bloc'

export const NO_PRICE = {
  loading: 'Le prix est encore en chargement.',
  failed: 'Le prix n’a pas pu être chargé.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `Le flux de prix n’est pas à jour, ou est trop éloigné du prix du marché (${coinWord(coin)}).`
    : `Aucun pool ${coinWord(coin)}/dollar n’est assez profond pour un prix fiable.`
export const NO_FEE = {
  loading: 'Les frais de réseau sont encore en chargement.',
  failed: 'Les frais de réseau n’ont pas pu être chargés.',
} as const
export const NO_BLOCK = {
  loading: 'Le dernier bloc est encore en chargement.',
  failed: 'Le dernier bloc n’a pas pu être chargé.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Flux de prix ${coinWord(coin)} de Chainlink, ${blockText(blockNumber)}`
    : `Le pool ${coinWord(coin)}/dollar le plus profond, car il n’y a pas de flux de prix\u202f; ${blockText(blockNumber)}`
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `Le prix du gas que suggère le nœud\u202f; ${gas}`,
  baseFee: (block, gas) => `Frais de base du ${block}\u202f; ${gas}`,
  baseFeeAndTip: (block, gas) => `Frais de base du ${block} plus le pourboire que suggère le nœud\u202f; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `Frais de base du ${block} plus le pourboire que suggère le nœud\u202f; ${gas}, et les frais de données L1`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} de gas par échange`)
export const blockSource = (chainName: string) => `Le dernier bloc que connaît le nœud du réseau ${chainName}`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is a bound, such as "<$0.01". */
export const costPerSwap = (cost: string, isBelow: boolean) =>
  isBelow ? `${cost} par échange` : `environ ${cost} par échange`

export const YOUR_TOKENS = 'Vos tokens'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      one: '1 token sans prix (non compris)',
      many: `${count} de tokens sans prix (non compris)`,
      other: `${count} tokens sans prix (non compris)`,
    }),
  unread: ({ count }) =>
    counted(count, {
      one: '1 solde n’a pas pu être chargé',
      many: `${count} de soldes n’ont pas pu être chargés`,
      other: `${count} soldes n’ont pas pu être chargés`,
    }),
  noBalances: 'Les soldes n’ont pas pu être chargés',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, {
    one: `${transactions} transaction en attente`,
    many: `${transactions} de transactions en attente`,
    other: `${transactions} transactions en attente`,
  })

export const TOTAL_LOADING = 'Chargement des soldes.'
export const NO_TOTAL = {
  unpriced: 'Aucun des tokens n’a de prix.',
  unread: 'Les soldes n’ont pas pu être chargés.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    one: `Valeur de ${count} token d’après son pool le plus profond`,
    many: `Valeur de ${count} de tokens d’après leurs pools les plus profonds`,
    other: `Valeur de ${count} tokens d’après leurs pools les plus profonds`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
