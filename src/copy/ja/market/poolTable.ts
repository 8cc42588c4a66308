import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: 'ペア', price: '価格', depth: '1%動く数量', liquidity: '流動性' } as const

export const sellFor = (amount: string) => `売却${amount}`
export const buyFor = (amount: string) => `購入${amount}`
/** Both in one line, where there is no column for them. */
export const depthInShort = (sell: string, buy: string) => `1%：${sellFor(sell)}、${buyFor(buy)}`

/** Below a price: what must be sold for it to fall by 1 %, and bought for it to rise by as much. */
export const depthBelowPrice = (sell: string, buy: string) => `1%：${sell} / ${buy}`

export const NO_LIQUIDITY = '2つのトークンの片方にドル建ての価格がありません'

export const POOLS_FAILED = 'プールを読み込めませんでした'
/** After the sentence with the reason. */
export const RETRY_WITH_BLOCK = '次のブロックで再試行します。'

/** Why the depth of a pool is not known. */
export const NO_DEPTH = {
  loading: '読み込み中',
  unused: 'どの取引もこのプールを使わないか、読み込めませんでした',
  unpriced: 'もう一方のトークンにドル建ての価格がありません',
} as const

export const UP_TO_HOOK = 'プールのフックが決めます'

export const moreThan = (amount: string) => `${amount}超`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `${sell}を売却するとプール内の価格が1%下がり、${buy}を購入すると1%上がります`

const worth = ({ usd, isMore }: Worth) => (isMore ? `${usd}超` : `約${usd}`)

/** `known` is the number of pools whose depth is known. */
const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `${worth(either)}の購入または売却で、価格が1%動きます。`,
  all: ({ sold, bought }) => `${worth(sold)}の売却または${worth(bought)}の購入で、価格が1%動きます。`,
  oneAlike: ({ pools, either }) => `${pools}個中1個のプールでは、${worth(either)}の購入または売却で価格が1%動きます。`,
  one: ({ pools, sold, bought }) =>
    `${pools}個中1個のプールでは、${worth(sold)}の売却または${worth(bought)}の購入で価格が1%動きます。`,
  someAlike: ({ known, pools, either }) =>
    `${pools}個中${known}個のプール全体では、${worth(either)}の購入または売却で価格が1%動きます。`,
  some: ({ known, pools, sold, bought }) =>
    `${pools}個中${known}個のプール全体では、${worth(sold)}の売却または${worth(bought)}の購入で価格が1%動きます。`,
}
/** The trade size that moves the price in all pools together. */
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { other: `${pools}個のプール` }),
  some: ({ known, pools }) => `${pools}個中${known}個のプール`,
}
/** The number of pools, and of how many of them the liquidity is known. */
export const pooledText = (count: PoolCount) => say(POOLS, count)
