import { counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { DepthFacts, PoolCount, Worth } from '#domain/market/poolLiquidity'

export const HEADS = {
  pair: 'Paar',
  price: 'Preis',
  depth: 'Für 1\u00a0% Bewegung',
  liquidity: 'Liquidität',
} as const

export const sellFor = (amount: string) => `${amount} verkaufen`
export const buyFor = (amount: string) => `${amount} kaufen`
/** Both in one line, where there is no column for them. */
export const depthInShort = (sell: string, buy: string) => `1\u00a0%: ${sellFor(sell)}, ${buyFor(buy)}`

/** Below a price: what must be sold for it to fall by 1 %, and bought for it to rise by as much. */
export const depthBelowPrice = (sell: string, buy: string) => `1\u00a0%: ${sell} / ${buy}`

export const NO_LIQUIDITY = 'Einer der beiden Token hat keinen Preis in Dollar'

export const POOLS_FAILED = 'Die Pools konnten nicht geladen werden'
/** After the sentence with the reason. */
export const RETRY_WITH_BLOCK = 'Neuer Versuch mit dem nächsten Block.'

/** Why the depth of a pool is not known. */
export const NO_DEPTH = {
  loading: 'wird geladen',
  unused: 'Kein Trade nutzt diesen Pool, oder er konnte nicht geladen werden',
  unpriced: 'Der andere Token hat keinen Preis in Dollar',
} as const

export const UP_TO_HOOK = 'Darüber entscheidet der Hook des Pools'

export const moreThan = (amount: string) => `mehr als ${amount}`
/** The amounts that must be sold or bought in a pool for its price to move by 1 %, for example "2 LINK". */
export const depthTitle = (sell: string, buy: string) =>
  `Ein Verkauf von ${sell} senkt den Preis im Pool um 1\u00a0%, ein Kauf von ${buy} hebt ihn um 1\u00a0%`

const worth = ({ usd, isMore }: Worth) => `${isMore ? 'mehr als' : 'etwa'} ${usd}`

/** `known` is the number of pools whose depth is known. */
const DEPTHS: Sentences<DepthFacts> = {
  allAlike: ({ either }) => `Ein Kauf oder Verkauf von ${worth(either)} bewegt den Preis um 1\u00a0%.`,
  all: ({ sold, bought }) =>
    `Ein Verkauf von ${worth(sold)} oder ein Kauf von ${worth(bought)} bewegt den Preis um 1\u00a0%.`,
  oneAlike: ({ pools, either }) =>
    `In 1 von ${pools} Pools bewegt ein Kauf oder Verkauf von ${worth(either)} den Preis um 1\u00a0%.`,
  one: ({ pools, sold, bought }) =>
    `In 1 von ${pools} Pools bewegt ein Verkauf von ${worth(sold)} oder ein Kauf von ${worth(bought)} den Preis um 1\u00a0%.`,
  someAlike: ({ known, pools, either }) =>
    `In ${known} von ${pools} Pools zusammen bewegt ein Kauf oder Verkauf von ${worth(either)} den Preis um 1\u00a0%.`,
  some: ({ known, pools, sold, bought }) =>
    `In ${known} von ${pools} Pools zusammen bewegt ein Verkauf von ${worth(sold)} oder ein Kauf von ${worth(bought)} den Preis um 1\u00a0%.`,
}
/** The trade size that moves the price in all pools together. */
export const depthTotal = (facts: DepthFacts) => say(DEPTHS, facts)

const POOLS: Sentences<PoolCount> = {
  all: ({ pools }) => counted(pools, { one: '1 Pool', other: `${pools} Pools` }),
  some: ({ known, pools }) => `${known} von ${pools} Pools`,
}
/** The number of pools, and of how many of them the liquidity is known. */
export const pooledText = (count: PoolCount) => say(POOLS, count)
