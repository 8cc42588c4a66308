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

export const DIRECTION = { up: 'sube', down: 'baja', none: 'sin cambio' } as const

export const blockText = (blockNumber: number) => `bloque ${grouped(String(blockNumber))}`

export const directedChange = (hundredths: bigint): { direction: ChangeDirection; text: string } => ({
  direction: directionOf(hundredths),
  text: percentText(hundredths < 0n ? -hundredths : hundredths),
})

export function changeText({ hundredths, since }: PriceChange): {
  direction: ChangeDirection
  /** Without a sign, for example "1.24%". */
  text: string
  title: string
} {
  const block = since.blockNumber === null ? 'el ' : `el ${blockText(since.blockNumber)}, `
  return {
    ...directedChange(hundredths),
    title: `Desde ${block}${dateText(since.timestamp * 1000)}`,
  }
}

export const coverText = ({ since }: Coverage, now: { timestamp: number }) =>
  `desde ${sinceText(since * 1000, now.timestamp * 1000)}`

export const coinLabel = (symbol: string) => (symbol === 'ETH' ? 'Ether' : symbol)
export const NETWORK_FEE = 'Tarifa de red'
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
  loading: 'La tarifa aún se está cargando.',
  failed: 'No se pudo cargar la tarifa.',
} as const
export const NO_BLOCK = {
  loading: 'El bloque más reciente aún se está cargando.',
  failed: 'No se pudo cargar el bloque más reciente.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Feed de precios de ${coinWord(coin)} de Chainlink, ${blockText(blockNumber)}`
    : `El pool más profundo de ${coinWord(coin)} con dólares, porque no hay feed de precios; ${blockText(blockNumber)}`
export function feeSource(blockNumber: number, model?: FeeModel): string {
  const gas = `${grouped(String(USUAL_SWAP_GAS))} de gas por intercambio`
  if (model === 'gasPrice') return `El precio del gas que sugiere el nodo; ${gas}`
  if (model === 'dataInGas') return `Tarifa base del ${blockText(blockNumber)}; ${gas}`
  const priced = `Tarifa base del ${blockText(blockNumber)} más la propina que sugiere el nodo; ${gas}`
  return model === 'opStack' ? `${priced}, y la tarifa de datos de L1` : priced
}
export const blockSource = (chainName: string) => `El bloque más reciente que conoce el nodo de ${chainName}`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
export function costPerSwap(usd: bigint): string {
  const cost = usdTextAtMost(usd)
  return cost.includes('<') ? `${cost} por intercambio` : `unos ${cost} por intercambio`
}

export const YOUR_TOKENS = 'Tus tokens'

interface OwnTotalFacts {
  count: number
  unpriced: number
  unread: number
}

const NO_BALANCES = 'No se pudieron cargar los saldos'

const omissions = ({ count, unpriced, unread }: OwnTotalFacts): string[] => [
  ...(unpriced > 0
    ? [
        counted(unpriced, {
          one: 'sin incluir 1 token que no tiene precio',
          many: `sin incluir ${unpriced} de tokens que no tienen precio`,
          other: `sin incluir ${unpriced} tokens que no tienen precio`,
        }),
      ]
    : []),
  ...(unread > 0 && count === 0 ? [NO_BALANCES] : []),
  ...(unread > 0 && count > 0
    ? [
        counted(unread, {
          one: 'no se pudo cargar 1 saldo',
          many: `no se pudieron cargar ${unread} de saldos`,
          other: `no se pudieron cargar ${unread} saldos`,
        }),
      ]
    : []),
]

export const firstOmission = (facts: OwnTotalFacts): string | undefined => omissions(facts)[0]
export const transactionsPending = (transactions: number) =>
  counted(transactions, {
    one: '1 transacción pendiente',
    many: `${transactions} de transacciones pendientes`,
    other: `${transactions} transacciones pendientes`,
  })

export const TOTAL_LOADING = 'Cargando saldos.'
export const noTotalText = ({ count: tokens, unpriced }: OwnTotalFacts) =>
  tokens > 0 && unpriced === tokens ? 'Ninguno de los tokens tiene precio.' : 'No se pudieron cargar los saldos.'
export function totalSource(facts: OwnTotalFacts, blockNumber: number | null): string {
  const value = counted(facts.count, {
    one: 'Valor de 1 token según su pool más profundo',
    many: `Valor de ${facts.count} de tokens según sus pools más profundos`,
    other: `Valor de ${facts.count} tokens según sus pools más profundos`,
  })
  return [value, ...omissions(facts), ...(blockNumber === null ? [] : [blockText(blockNumber)])].join(', ')
}
