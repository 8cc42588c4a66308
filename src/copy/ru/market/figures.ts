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

/** Before a change, for those who see no colour. */
export const DIRECTION = { up: 'рост', down: 'падение', none: 'без изменений' } as const

export const blockText = (blockNumber: number) => `блок ${grouped(String(blockNumber))}`

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
  const block = since.blockNumber === null ? '' : `${blockText(since.blockNumber)}, `
  return {
    ...directedChange(hundredths),
    title: `Отсчёт: ${block}${dateText(since.timestamp * 1000)}`,
  }
}

/** Where a line or a range does not cover the whole time: "since 14:02". */
export const coverText = ({ since }: Coverage, now: { timestamp: number }) =>
  `с ${sinceText(since * 1000, now.timestamp * 1000)}`

/** The network's own coin, by its symbol. */
export const coinLabel = (symbol: string) => (symbol === 'ETH' ? 'Ether' : symbol)
export const NETWORK_FEE = 'Комиссия сети'
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
export const NO_FEE = { loading: 'Комиссия ещё загружается.', failed: 'Не удалось загрузить комиссию.' } as const
export const NO_BLOCK = {
  loading: 'Новейший блок ещё загружается.',
  failed: 'Не удалось загрузить новейший блок.',
} as const

/** The source of the price of the network's own coin, by its symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Ценовой фид Chainlink для ${coinWord(coin)}, ${blockText(blockNumber)}`
    : `Самый глубокий пул ${coinWord(coin)} с долларами, потому что ценового фида нет; ${blockText(blockNumber)}`
/** What the fee is made of, by the network's fee model. */
export function feeSource(blockNumber: number, model?: FeeModel): string {
  const gas = `${grouped(String(USUAL_SWAP_GAS))} газа на обмен`
  if (model === 'gasPrice') return `Цена газа, которую предлагает нода; ${gas}`
  if (model === 'dataInGas') return `Базовая комиссия, ${blockText(blockNumber)}; ${gas}`
  const priced = `Базовая комиссия, ${blockText(blockNumber)}, и надбавка, которую предлагает нода; ${gas}`
  return model === 'opStack' ? `${priced}, и комиссия за данные в L1` : priced
}
export const blockSource = (chainName: string) => `Новейший блок, известный ноде ${chainName}`

export const gweiText = (figure: string) => `${figure} gwei`
export function costPerSwap(usd: bigint): string {
  const cost = usdTextAtMost(usd)
  return cost.includes('<') ? `${cost} за обмен` : `около ${cost} за обмен`
}

/** Words of what a connected visitor owns in total. */

export const YOUR_TOKENS = 'Ваши токены'

/** The basis of the visitor's total, and what it omits. */
interface OwnTotalFacts {
  count: number
  unpriced: number
  unread: number
}

/** Nothing is known of any balance. */
const NO_BALANCES = 'Не удалось загрузить балансы'

const omissions = ({ count, unpriced, unread }: OwnTotalFacts): string[] => [
  ...(unpriced > 0
    ? [
        counted(unpriced, {
          one: `не учтён ${unpriced} токен без цены`,
          few: `не учтены ${unpriced} токена без цены`,
          many: `не учтены ${unpriced} токенов без цены`,
          other: `не учтены ${unpriced} токена без цены`,
        }),
      ]
    : []),
  ...(unread > 0 && count === 0 ? [NO_BALANCES] : []),
  ...(unread > 0 && count > 0
    ? [
        counted(unread, {
          one: `не удалось загрузить ${unread} баланс`,
          few: `не удалось загрузить ${unread} баланса`,
          many: `не удалось загрузить ${unread} балансов`,
          other: `не удалось загрузить ${unread} баланса`,
        }),
      ]
    : []),
]

/** The first omission of the total; undefined if it is complete. */
export const firstOmission = (facts: OwnTotalFacts): string | undefined => omissions(facts)[0]
export const transactionsPending = (transactions: number) =>
  counted(transactions, {
    one: `${transactions} транзакция в ожидании`,
    few: `${transactions} транзакции в ожидании`,
    many: `${transactions} транзакций в ожидании`,
    other: `${transactions} транзакции в ожидании`,
  })

export const TOTAL_LOADING = 'Балансы загружаются.'
/** Why there is no total although everything was read. */
export const noTotalText = ({ count: tokens, unpriced }: OwnTotalFacts) =>
  tokens > 0 && unpriced === tokens ? 'Ни у одного из токенов нет цены.' : 'Не удалось загрузить балансы.'
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(facts: OwnTotalFacts, blockNumber: number | null): string {
  const value = counted(facts.count, {
    one: `Стоимость ${facts.count} токена по ценам из самых глубоких пулов`,
    few: `Стоимость ${facts.count} токенов по ценам из самых глубоких пулов`,
    many: `Стоимость ${facts.count} токенов по ценам из самых глубоких пулов`,
    other: `Стоимость ${facts.count} токена по ценам из самых глубоких пулов`,
  })
  return [value, ...omissions(facts), ...(blockNumber === null ? [] : [blockText(blockNumber)])].join(', ')
}
