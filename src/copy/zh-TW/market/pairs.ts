import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = '熱門交易對'
export const POOL_PRICES = '資金池價格'

export const noDollars = (coin: string, dollar: string) =>
  `與 ${coinWord(coin)} 或 ${dollar} 配對的資金池中，沒有一個深到足以得出美元價格。`
export const NO_LIQUIDITY = '其中一種代幣沒有美元價格。'
export const TOO_FEW_PRICES = '已知的最近 24 小時價格太少。'

const NO_PAST = '無法載入最近 24 小時的價格。'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: '節點不保留此資金池的歷史。',
  unanswered: NO_PAST,
  limited: '節點限制了請求次數：最近 24 小時的價格稍後載入。',
  young: '此資金池建立不到一天。',
}
export const knownOnly = (since: string) => `只知道${since}的價格。`

const LOOKALIKES = { similarSymbol: '形似', sameSymbol: '符號相同' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}，${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `區塊 ${grouped(String(blockNumber))} 的${POOL_PRICES}`

export const ALL_LIQUIDITY = '流動性，所有資金池'
export const POOL_FEE = '資金池手續費'
export const DAY_HIGH = '24 小時最高'
export const DAY_LOW = '24 小時最低'

export const ROUTE = { liquidity: '路徑上的流動性', depth: '價格變動 1% 所需' }
export const UNKNOWN_DEPTH = {
  unread: '輸入數量後可知',
  unused: '此交易對的兌換都不使用為其定價的資金池',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: '節點限制了請求次數',
    unread: noAnswer,
    reading: '載入中',
    partial: `只知道${covered}的價格`,
    noHistory: '沒有價格歷史',
  })[why]

export const FIND_TOKEN = '尋找代幣'
export const REFRESH = '更新價格'

export const HEADS = {
  number: '#',
  pair: '交易對',
  price: '價格',
  change: '24 小時',
  chart: '24 小時高低',
  liquidity: '流動性',
} as const

export const TRADE = '交易'

export const NO_HISTORY = '無歷史'
export const NO_PRICE_A_DAY_AGO = '沒有 24 小時前的價格。'

export const withoutPool = (pairs: number) => counted(pairs, { other: `${pairs} 個交易對沒有自己的資金池` })

export const PRICES_FAILED = '無法載入資金池價格'
export const TRADING_PAUSED = '在價格恢復即時更新之前，交易暫停。'
export const NO_PRICES = '沒有價格'
export const LIST_FAILED = '無法載入交易對清單'
export const NO_PAIRS = '沒有可顯示的交易對'
export const SEARCH_INSTEAD = '請改為搜尋代幣，或貼上其地址。'
