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
  up: (figure) => `рост ${figure}`,
  down: (figure) => `падение ${figure}`,
  none: (figure) => `без изменений ${figure}`,
}

export const blockText = (blockNumber: number) => `блок ${grouped(String(blockNumber))}`

/** Names the block, if it is known, and the moment from which a change of price is measured. */
export const changedSince = (blockNumber: number | null, date: string) =>
  `Отсчёт: ${blockNumber === null ? '' : `${blockText(blockNumber)}, `}${date}`

/** Where a line or a range does not cover the whole time: "since 14:02". */
export const coverText = (since: Start) => `с ${startText(since)}`

/** The name of ether as a coin. */
export const ETHER = 'Ether'
export const NETWORK_COST = 'Комиссия сети'
export const LATEST_BLOCK = 'Последний блок'

/** Why a figure is not there yet. */
export const NO_PRICE = {
  loading: 'Цена ещё загружается.',
  failed: 'Не удалось загрузить цену.',
} as const
/** Why there is no price although there was an answer. `coin`: the symbol of the network's own. */
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `Ценовой фид устарел или слишком далёк от рыночной цены ${coinWord(coin)}.`
    : `Ни один пул ${coinWord(coin)} с долларами не достаточно глубок для надёжной цены.`
export const NO_FEE = {
  loading: 'Комиссия сети ещё загружается.',
  failed: 'Не удалось загрузить комиссию сети.',
} as const
export const NO_BLOCK = {
  loading: 'Последний блок ещё загружается.',
  failed: 'Не удалось загрузить последний блок.',
} as const

/** The source of the price of the network's own coin, by its symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Ценовой фид Chainlink для ${coinWord(coin)}, ${blockText(blockNumber)}`
    : `Самый глубокий пул ${coinWord(coin)} с долларами, потому что ценового фида нет; ${blockText(blockNumber)}`
/** `block` is the block of the base fee, and `gas` what a usual swap uses. */
const FEES: Record<FeeParts, (block: string, gas: string) => string> = {
  gasPrice: (_, gas) => `Цена газа, которую предлагает нода; ${gas}`,
  baseFee: (block, gas) => `Базовая комиссия, ${block}; ${gas}`,
  baseFeeAndTip: (block, gas) => `Базовая комиссия, ${block}, и надбавка, которую предлагает нода; ${gas}`,
  baseFeeTipAndData: (block, gas) =>
    `Базовая комиссия, ${block}, и надбавка, которую предлагает нода; ${gas}, и комиссия за данные в L1`,
}
/** The components of the network fee. */
export const feeSource = (parts: FeeParts, blockNumber: number) =>
  FEES[parts](blockText(blockNumber), `${grouped(String(USUAL_SWAP_GAS))} газа на обмен`)
export const blockSource = (chainName: string) => `Последний блок, известный ноде ${chainName}`

export const gweiText = (figure: string) => `${figure}\u00a0gwei`
/** `isBelow`: the cost is a bound, such as "<$0.01". */
export const costPerSwap = (cost: string, isBelow: boolean) => (isBelow ? `${cost} за обмен` : `около ${cost} за обмен`)

/** Words of what a connected visitor owns in total. */

export const YOUR_TOKENS = 'Ваши токены'

const OMISSIONS: Sentences<Omission> = {
  unpriced: ({ count }) =>
    counted(count, {
      one: `не учтён ${count} токен без цены`,
      few: `не учтены ${count} токена без цены`,
      many: `не учтены ${count} токенов без цены`,
      other: `не учтены ${count} токена без цены`,
    }),
  unread: ({ count }) =>
    counted(count, {
      one: `не удалось загрузить ${count} баланс`,
      few: `не удалось загрузить ${count} баланса`,
      many: `не удалось загрузить ${count} балансов`,
      other: `не удалось загрузить ${count} баланса`,
    }),
  noBalances: 'Не удалось загрузить балансы',
}
/** What the visitor's total does not include. */
export const omissionText = (omission: Omission) => say(OMISSIONS, omission)
export const transactionsPending = (transactions: number) =>
  counted(transactions, {
    one: `${transactions} транзакция в ожидании`,
    few: `${transactions} транзакции в ожидании`,
    many: `${transactions} транзакций в ожидании`,
    other: `${transactions} транзакции в ожидании`,
  })

export const TOTAL_LOADING = 'Балансы загружаются.'
/** Why there is no total although everything was read. */
export const NO_TOTAL = {
  unpriced: 'Ни у одного из токенов нет цены.',
  unread: 'Не удалось загрузить балансы.',
} as const
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(count: number, omissions: readonly Omission[], blockNumber: number | null): string {
  const value = counted(count, {
    one: `Стоимость ${count} токена по ценам из самых глубоких пулов`,
    few: `Стоимость ${count} токенов по ценам из самых глубоких пулов`,
    many: `Стоимость ${count} токенов по ценам из самых глубоких пулов`,
    other: `Стоимость ${count} токена по ценам из самых глубоких пулов`,
  })
  return phrases(value, ...omissions.map(omissionText), blockNumber !== null && blockText(blockNumber))
}
