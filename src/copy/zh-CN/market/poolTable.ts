import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: '交易对', price: '价格', depth: '价格变动 1% 所需', liquidity: '流动性' } as const

export const sellFor = (amount: string) => `卖出 ${amount}`
export const buyFor = (amount: string) => `买入 ${amount}`
export const depthInShort = (sell: string, buy: string) => `1%：${sellFor(sell)}，${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `1%：${sell} / ${buy}`

export const NO_LIQUIDITY = '两种代币中有一种没有美元价格'

export const POOLS_FAILED = '无法加载资金池'
export const RETRY_WITH_BLOCK = '将在下一个区块重试。'

export const NO_DEPTH = {
  loading: '加载中',
  unused: '没有兑换使用此资金池，或无法加载它',
  unpriced: '另一种代币没有美元价格',
} as const

export const UP_TO_HOOK = '由资金池的 Hook 决定'

export const moreThan = (amount: string) => `超过 ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `卖出 ${sell} 会使其在资金池中的价格下跌 1%，买入 ${buy} 会使其上涨 1%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? '超过' : '约'} ${usd}`

const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `买入或卖出${worth(either)} 会使价格变动 1%。`,
  all: ({ sold, bought }) => `卖出${worth(sold)} 或买入${worth(bought)} 会使价格变动 1%。`,
  oneAlike: ({ pools, either }) => `在 ${pools} 个资金池中的 1 个里，买入或卖出${worth(either)} 会使价格变动 1%。`,
  one: ({ pools, sold, bought }) =>
    `在 ${pools} 个资金池中的 1 个里，卖出${worth(sold)} 或买入${worth(bought)} 会使价格变动 1%。`,
  someAlike: ({ known, pools, either }) =>
    `在 ${pools} 个资金池中的 ${known} 个里，合计买入或卖出${worth(either)} 会使价格变动 1%。`,
  some: ({ known, pools, sold, bought }) =>
    `在 ${pools} 个资金池中的 ${known} 个里，合计卖出${worth(sold)} 或买入${worth(bought)} 会使价格变动 1%。`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { other: `${pools} 个资金池` }),
  some: ({ known, pools }) => `${pools} 个资金池中的 ${known} 个`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
