import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: 'Cặp', price: 'Giá', depth: 'Để giá đổi 1%', liquidity: 'Thanh khoản' } as const

export const sellFor = (amount: string) => `bán ${amount}`
export const buyFor = (amount: string) => `mua ${amount}`
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

export const depthBelowPrice = (sell: string, buy: string) => `1%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'một trong hai token không có giá bằng đô la'

export const POOLS_FAILED = 'Không thể tải các pool'
export const RETRY_WITH_BLOCK = 'Sẽ thử lại ở khối tiếp theo.'

export const NO_DEPTH = {
  loading: 'đang tải',
  unused: 'không lượt mua bán nào dùng pool này, hoặc không thể tải nó',
  unpriced: 'token kia không có giá bằng đô la',
} as const

export const UP_TO_HOOK = 'do hook của pool quyết định'

export const moreThan = (amount: string) => `hơn ${amount}`
export const depthTitle = (sell: string, buy: string) =>
  `Bán ${sell} làm giá của nó trong pool giảm 1%, mua ${buy} làm giá tăng 1%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'hơn' : 'khoảng'} ${usd}`

/** `known` is the number of pools whose depth is known. */
const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `Mua hoặc bán ${worth(either)} làm giá dịch chuyển 1%.`,
  all: ({ sold, bought }) => `Bán ${worth(sold)} hoặc mua ${worth(bought)} làm giá dịch chuyển 1%.`,
  oneAlike: ({ pools, either }) => `Trong 1 trên ${pools} pool, mua hoặc bán ${worth(either)} làm giá dịch chuyển 1%.`,
  one: ({ pools, sold, bought }) =>
    `Trong 1 trên ${pools} pool, bán ${worth(sold)} hoặc mua ${worth(bought)} làm giá dịch chuyển 1%.`,
  someAlike: ({ known, pools, either }) =>
    `Trong ${known} trên ${pools} pool cộng lại, mua hoặc bán ${worth(either)} làm giá dịch chuyển 1%.`,
  some: ({ known, pools, sold, bought }) =>
    `Trong ${known} trên ${pools} pool cộng lại, bán ${worth(sold)} hoặc mua ${worth(bought)} làm giá dịch chuyển 1%.`,
}
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { other: `${pools} pool` }),
  some: ({ known, pools }) => `${known} trên ${pools} pool`,
}
export const pooledText = (count: PoolCount) => say(POOLS, count)
