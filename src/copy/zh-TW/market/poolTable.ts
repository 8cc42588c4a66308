import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: '交易對', price: '價格', depth: '價格變動 1% 所需', liquidity: '流動性' } as const

export const sellFor = (amount: string) => `賣出 ${amount}`
export const buyFor = (amount: string) => `買入 ${amount}`
export const depthInShort = (sell: string, buy: string) => `1%：${sellFor(sell)}，${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `1%：${sell} / ${buy}`

export const NO_LIQUIDITY = '兩種代幣中有一種沒有美元價格'

export const POOLS_FAILED = '無法載入資金池'
export const RETRY_WITH_BLOCK = '將在下一個區塊重試。'

export const NO_DEPTH = {
  loading: '載入中',
  unused: '沒有兌換使用此資金池，或無法載入它',
  unpriced: '另一種代幣沒有美元價格',
} as const

export const UP_TO_HOOK = '由資金池的 Hook 決定'

export const moreThan = (amount: string) => `超過 ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `賣出 ${sell} 會使其在資金池中的價格下跌 1%，買入 ${buy} 會使其上漲 1%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? '超過' : '約'} ${usd}`

const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `買入或賣出${worth(either)} 會使價格變動 1%。`,
  all: ({ sold, bought }) => `賣出${worth(sold)} 或買入${worth(bought)} 會使價格變動 1%。`,
  oneAlike: ({ pools, either }) => `在 ${pools} 個資金池中的 1 個裡，買入或賣出${worth(either)} 會使價格變動 1%。`,
  one: ({ pools, sold, bought }) =>
    `在 ${pools} 個資金池中的 1 個裡，賣出${worth(sold)} 或買入${worth(bought)} 會使價格變動 1%。`,
  someAlike: ({ known, pools, either }) =>
    `在 ${pools} 個資金池中的 ${known} 個裡，合計買入或賣出${worth(either)} 會使價格變動 1%。`,
  some: ({ known, pools, sold, bought }) =>
    `在 ${pools} 個資金池中的 ${known} 個裡，合計賣出${worth(sold)} 或買入${worth(bought)} 會使價格變動 1%。`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { other: `${pools} 個資金池` }),
  some: ({ known, pools }) => `${pools} 個資金池中的 ${known} 個`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
