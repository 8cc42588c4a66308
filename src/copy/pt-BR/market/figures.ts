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
  up: (figure) => `alta de ${figure}`,
  down: (figure) => `queda de ${figure}`,
  none: (figure) => `sem variação ${figure}`,
}

export const blockText = (blockNumber: number) => `bloco ${grouped(String(blockNumber))}`

export const changedSince = (blockNumber: number | null, date: string) =>
  `Desde ${blockNumber === null ? '' : `o ${blockText(blockNumber)}, `}${date}`

export const coverText = (since: Start) => `desde ${startText(since)}`

/** The name of ether as a coin. */
export const ETHER = 'Ether'
export const NETWORK_COST = 'Custo da rede'
export const LATEST_BLOCK = 'Bloco mais recente'

export const NO_PRICE = {
  loading: 'O preço ainda está sendo carregado.',
  failed: 'Não foi possível carregar o preço.',
} as const
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `O feed de preços está desatualizado, ou longe demais do preço de mercado de ${coinWord(coin)}.`
    : `Nenhum pool de ${coinWord(coin)} com dólares é profundo o bastante para um preço confiável.`
export const NO_FEE = {
  loading: 'O custo da rede ainda está sendo carregado.',
  failed: 'Não foi possível carregar o custo da rede.',
} as const
export const NO_BLOCK = {
  loading: 'O bloco mais recente ainda está sendo carregado.',
  failed: 'Não foi possível carregar o bloco mais recente.',
} as const

export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Feed de preços de ${coinWord(coin)} da Chainlink, ${blockText(blockNumber)}`
    : `O pool mais profundo de ${coinWord(coin)} com dólares, porque não há feed de preços; ${blockText(blockNumber)}`
/** `block` follows "do". */
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `O preço do gas que o nó sugere; ${gas}`,
  baseFee: (block, gas) => `Taxa base do ${block}; ${gas}`,
  baseFeeAndTip: (block, gas) => `Taxa base do ${block} mais a gorjeta que o nó sugere; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `Taxa base do ${block} mais a gorjeta que o nó sugere; ${gas}, e a taxa de dados da L1`,
}
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} de gas por troca`)
export const blockSource = (chainName: string) => `O bloco mais recente conhecido pelo nó de ${chainName}`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
export const costPerSwap = (cost: string, isBelow: boolean) =>
  isBelow ? `${cost} por troca` : `cerca de ${cost} por troca`

export const YOUR_TOKENS = 'Seus tokens'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      one: `${count} token sem preço não incluído`,
      many: `${count} de tokens sem preço não incluídos`,
      other: `${count} tokens sem preço não incluídos`,
    }),
  unread: ({ count }) =>
    counted(count, {
      one: `${count} saldo não pôde ser carregado`,
      many: `${count} de saldos não puderam ser carregados`,
      other: `${count} saldos não puderam ser carregados`,
    }),
  noBalances: 'Não foi possível carregar os saldos',
}
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, {
    one: `${transactions} transação pendente`,
    many: `${transactions} de transações pendentes`,
    other: `${transactions} transações pendentes`,
  })

export const TOTAL_LOADING = 'Carregando saldos.'
export const NO_TOTAL = {
  unpriced: 'Nenhum dos tokens tem preço.',
  unread: 'Não foi possível carregar os saldos.',
} as const
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    one: `Valor de ${count} token segundo o pool mais profundo dele`,
    many: `Valor de ${count} de tokens segundo os pools mais profundos deles`,
    other: `Valor de ${count} tokens segundo os pools mais profundos deles`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
