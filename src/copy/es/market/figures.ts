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
  up: (figure) => `sube ${figure}`,
  down: (figure) => `baja ${figure}`,
  none: (figure) => `sin cambio ${figure}`,
}

export const blockText = (blockNumber: number) => `bloque ${grouped(String(blockNumber))}`

/** Names the block, if it is known, and the moment from which a change of price is measured. */
export const changedSince = (blockNumber: number | null, date: string) =>
  `Desde ${blockNumber === null ? 'el ' : `el ${blockText(blockNumber)}, `}${date}`

export const coverText = (since: Start) => `desde ${startText(since)}`

/** The name of ether as a coin. */
export const ETHER = 'Ether'
export const NETWORK_COST = 'Costo de red'
export const LATEST_BLOCK = 'Último bloque'

export const NO_PRICE = {
  loading: 'El precio aún se está cargando.',
  failed: 'No se pudo cargar el precio.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `El feed de precios está desactualizado, o demasiado lejos del precio de mercado de ${coinWord(coin)}.`
    : `Ningún pool de ${coinWord(coin)} con dólares es lo bastante profundo para un precio confiable.`
export const NO_FEE = {
  loading: 'El costo de red aún se está cargando.',
  failed: 'No se pudo cargar el costo de red.',
} as const
export const NO_BLOCK = {
  loading: 'El último bloque aún se está cargando.',
  failed: 'No se pudo cargar el último bloque.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Feed de precios de ${coinWord(coin)} de Chainlink, ${blockText(blockNumber)}`
    : `El pool más profundo de ${coinWord(coin)} con dólares, porque no hay feed de precios; ${blockText(blockNumber)}`
/** `block` is the block of the base fee, and `gas` what a usual swap uses. */
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `El precio del gas que sugiere el nodo; ${gas}`,
  baseFee: (block, gas) => `Tarifa base del ${block}; ${gas}`,
  baseFeeAndTip: (block, gas) => `Tarifa base del ${block} más la propina que sugiere el nodo; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `Tarifa base del ${block} más la propina que sugiere el nodo; ${gas}, y la tarifa de datos de L1`,
}
/** The components of the network fee. */
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} de gas por intercambio`)
export const blockSource = (chainName: string) => `El último bloque que conoce el nodo de ${chainName}`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is a bound, such as "<$0.01". */
export const costPerSwap = (cost: string, isBelow: boolean) =>
  isBelow ? `${cost} por intercambio` : `unos ${cost} por intercambio`

export const YOUR_TOKENS = 'Tus tokens'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      one: 'sin incluir 1 token que no tiene precio',
      many: `sin incluir ${count} de tokens que no tienen precio`,
      other: `sin incluir ${count} tokens que no tienen precio`,
    }),
  unread: ({ count }) =>
    counted(count, {
      one: 'no se pudo cargar 1 saldo',
      many: `no se pudieron cargar ${count} de saldos`,
      other: `no se pudieron cargar ${count} saldos`,
    }),
  noBalances: 'No se pudieron cargar los saldos',
}
/** What the visitor's total does not include. */
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, {
    one: '1 transacción pendiente',
    many: `${transactions} de transacciones pendientes`,
    other: `${transactions} transacciones pendientes`,
  })

export const TOTAL_LOADING = 'Cargando saldos.'
/** Why there is no total although everything was read. */
export const NO_TOTAL = {
  unpriced: 'Ninguno de los tokens tiene precio.',
  unread: 'No se pudieron cargar los saldos.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    one: 'Valor de 1 token según su pool más profundo',
    many: `Valor de ${count} de tokens según sus pools más profundos`,
    other: `Valor de ${count} tokens según sus pools más profundos`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
