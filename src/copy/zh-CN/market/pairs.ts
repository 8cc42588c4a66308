import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const TOP_PAIRS = '热门交易对'
export const POOL_PRICES = '资金池价格'

export const noDollars = (coin: string, dollar: string) =>
  `与 ${coinWord(coin)} 或 ${dollar} 配对的资金池中，没有一个深到足以得出美元价格。`
export const NO_LIQUIDITY = '其中一种代币没有美元价格。'
export const TOO_FEW_PRICES = '已知的最近 24 小时价格太少。'

const NO_PAST = '无法加载最近 24 小时的价格。'
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: '节点不保留此资金池的历史。',
  unanswered: NO_PAST,
  limited: '节点限制了请求次数：最近 24 小时的价格稍后加载。',
  young: '此资金池创建不到一天。',
}
export const knownOnly = (since: string) => `仅知道${since}的价格。`

const LOOKALIKES = { similarSymbol: '形似', sameSymbol: '符号相同' } as const
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}，${addressA} / ${addressB}`

export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `区块 ${grouped(String(blockNumber))} 的${POOL_PRICES}`

export const ALL_LIQUIDITY = '流动性，全部资金池'
export const POOL_FEE = '资金池费用'
export const DAY_HIGH = '24\u00a0小时最高'
export const DAY_LOW = '24 小时最低'

export const ROUTE = { liquidity: '路径上的流动性', depth: '价格变动 1% 所需' }
export const UNKNOWN_DEPTH = {
  unread: '输入数量后可知',
  unused: '此交易对的兑换都不使用为其定价的资金池',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: '节点限制了请求次数',
    unread: noAnswer,
    reading: '加载中',
    partial: `仅知道${covered}的价格`,
    noHistory: '没有价格历史',
  })[why]

export const FIND_TOKEN = '查找代币'
export const REFRESH = '刷新价格'

export const HEADS = {
  number: '#',
  pair: '交易对',
  price: '价格',
  change: '24 小时',
  chart: '24 小时高低',
  liquidity: '流动性',
} as const

export const TRADE = '交易'

export const NO_HISTORY = '无历史'
export const NO_PRICE_A_DAY_AGO = '没有 24 小时前的价格。'

export const withoutPool = (pairs: number) => counted(pairs, { other: `${pairs} 个交易对没有自己的资金池` })

export const PRICES_FAILED = '无法加载资金池价格'
export const TRADING_PAUSED = '在价格恢复实时更新之前，交易暂停。'
export const NO_PRICES = '没有价格'
export const LIST_FAILED = '无法加载交易对列表'
export const NO_PAIRS = '没有可显示的交易对'
export const SEARCH_INSTEAD = '请改为搜索代币，或粘贴其地址。'
