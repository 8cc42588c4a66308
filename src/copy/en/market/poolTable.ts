import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = { pair: 'Pair', price: 'Price', depth: 'For a 1% move', liquidity: 'Liquidity' } as const

export const sellFor = (amount: string) => `sell ${amount}`
export const buyFor = (amount: string) => `buy ${amount}`
/**
 * The amounts to sell and to buy for a price move of 1 %, in one line. Used by tables that have no column for these
 * amounts.
 */
export const depthInShort = (sell: string, buy: string) => `1%: ${sellFor(sell)}, ${buyFor(buy)}`

/**
 * Shown below a price: the amount to sell that lowers the price by 1 %, and the amount to buy that raises it by 1 %.
 */
export const depthBelowPrice = (sell: string, buy: string) => `1%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'one of the two tokens has no price in dollars'

export const POOLS_FAILED = 'The pools could not be loaded'
/** Shown after the sentence that says why the pools could not be loaded. */
export const RETRY_WITH_BLOCK = 'Trying again with the next block.'

/** Why the amounts that move a pool's price by 1 % are unknown. */
export const NO_DEPTH = {
  loading: 'loading',
  unused: 'no trade uses this pool, or it could not be loaded',
  unpriced: 'the other token has no price in dollars',
} as const

/** Why a figure of a pool is unknown: the contract that takes part in its swaps decides it. */
export const UP_TO_HOOK = 'the pool’s hook decides it'

export const moreThan = (amount: string) => `more than ${amount}`
/** The amounts that must be sold or bought in a pool to move its price by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `Selling ${sell} lowers its price in the pool by 1%, buying ${buy} raises it by 1%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'more than' : 'about'} ${usd}`
/** The dollar value of an amount, as the beginning of a sentence. `worth` is the same text within a sentence. */
const firstWorth = ({ usd, isMore }: Worth) => `${isMore ? 'More than' : 'About'} ${usd}`

/** `known`: the number of pools for which the amounts that move the price by 1 % are known. */
const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `${firstWorth(either)} bought or sold moves the price by 1%.`,
  all: ({ sold, bought }) => `${firstWorth(sold)} sold or ${worth(bought)} bought moves the price by 1%.`,
  oneAlike: ({ pools, either }) => `In 1 of ${pools} pools, ${worth(either)} bought or sold moves the price by 1%.`,
  one: ({ pools, sold, bought }) =>
    `In 1 of ${pools} pools, ${worth(sold)} sold or ${worth(bought)} bought moves the price by 1%.`,
  someAlike: ({ known, pools, either }) =>
    `In ${known} of ${pools} pools together, ${worth(either)} bought or sold moves the price by 1%.`,
  some: ({ known, pools, sold, bought }) =>
    `In ${known} of ${pools} pools together, ${worth(sold)} sold or ${worth(bought)} bought moves the price by 1%.`,
}
/** The trade size that moves the price by 1 % in all pools together. */
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { one: '1 pool', other: `${pools} pools` }),
  some: ({ known, pools }) => `${known} of ${pools} pools`,
}
/** The number of pools, and the number of those whose liquidity is known. */
export const pooledText = (count: PoolCount) => say(POOLS, count)
