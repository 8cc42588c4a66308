import { larger } from '../integers'
import type { Depth } from '../pool/depth'
import { usdAboutText, usdValue } from './money'

interface LiquiditySummary {
  /** The liquidity of all pools together, in dollars with 18 decimals; null if it is not known for any pool. */
  liquidity: bigint | null
  /** The liquidity of the deepest pool; null if it is not known for any pool. */
  deepest: bigint | null
  priced: number
}

export function liquidityOf(pools: readonly { liquidityUsd: string | null }[]): LiquiditySummary {
  const known = pools.flatMap(({ liquidityUsd }) => (liquidityUsd === null ? [] : [BigInt(liquidityUsd)]))
  if (known.length === 0) return { liquidity: null, deepest: null, priced: 0 }
  return {
    liquidity: known.reduce((sum, each) => sum + each),
    deepest: known.reduce(larger),
    priced: known.length,
  }
}

interface ValuedPool {
  quoteDecimals: number
  quoteUsd: string | null
  liquidityUsd: string | null
}

const VOLUME_POOLS_MAX = 8

/** The pools whose trades are counted: the deepest pools with known liquidity, at most VOLUME_POOLS_MAX. */
export function countedPools<Pool extends ValuedPool>(pools: readonly Pool[]): Pool[] {
  const depth = ({ liquidityUsd }: Pool) => BigInt(liquidityUsd ?? 0)
  return pools
    .filter(({ liquidityUsd, quoteUsd }) => liquidityUsd !== null && quoteUsd !== null)
    .sort((a, b) => (depth(a) < depth(b) ? 1 : -1))
    .slice(0, VOLUME_POOLS_MAX)
}

/**
 * The volume of pools in dollars at current prices; null if a pool no longer has a price.
 * @param traded - the volume of each pool in base units of its quote token, as decimal strings
 */
export function volumeUsd(pools: readonly (ValuedPool | undefined)[], traded: readonly string[]): bigint | null {
  let total = 0n
  for (const [index, pool] of pools.entries()) {
    if (!pool?.quoteUsd) return null
    total += usdValue(BigInt(traded[index] ?? 0), pool.quoteDecimals, BigInt(pool.quoteUsd))
  }
  return total
}

/** The depth of a pool: the dollar values of the sale and of the purchase that each move its price by 1 %. */
export interface DepthUsd {
  sell: bigint
  buy: bigint
  /** Whether more than `sell` (or `buy`) is needed to move the price. */
  isSellMore: boolean
  isBuyMore: boolean
}

/** @param quoteUsd - the dollar price of the token in which the depth is measured, as a decimal string */
export function depthUsdOf(depth: { sell: Depth; buy: Depth }, quoteDecimals: number, quoteUsd: string): DepthUsd {
  const value = (units: bigint) => usdValue(units, quoteDecimals, BigInt(quoteUsd))
  return {
    sell: value(depth.sell.amountOut),
    buy: value(depth.buy.amountIn),
    isSellMore: depth.sell.isAtLeast,
    isBuyMore: depth.buy.isAtLeast,
  }
}

export function totalDepth(depths: readonly DepthUsd[]): DepthUsd {
  return depths.reduce(
    (all, each) => ({
      sell: all.sell + each.sell,
      buy: all.buy + each.buy,
      isSellMore: all.isSellMore || each.isSellMore,
      isBuyMore: all.isBuyMore || each.isBuyMore,
    }),
    { sell: 0n, buy: 0n, isSellMore: false, isBuyMore: false },
  )
}

/** An approximate amount of dollars, formatted. `isMore`: the amount is a lower bound. */
export interface Worth {
  usd: string
  isMore: boolean
}

/**
 * The trade size that moves the price in all pools of a token, or only in the pools whose depth is known. In the kinds
 * that end in `Alike`, a purchase and a sale of the same amount move the price by the same percentage.
 */
export type DepthFacts =
  | { kind: 'all'; sold: Worth; bought: Worth }
  | { kind: 'allAlike'; either: Worth }
  | { kind: 'one'; pools: number; sold: Worth; bought: Worth }
  | { kind: 'oneAlike'; pools: number; either: Worth }
  | { kind: 'some'; known: number; pools: number; sold: Worth; bought: Worth }
  | { kind: 'someAlike'; known: number; pools: number; either: Worth }

export function depthFacts(pools: number, known: number, depth: DepthUsd): DepthFacts {
  const sold = { usd: usdAboutText(depth.sell), isMore: depth.isSellMore }
  const bought = { usd: usdAboutText(depth.buy), isMore: depth.isBuyMore }
  const isAlike = sold.usd === bought.usd && sold.isMore === bought.isMore
  if (known === pools) return isAlike ? { kind: 'allAlike', either: sold } : { kind: 'all', sold, bought }
  if (known === 1) return isAlike ? { kind: 'oneAlike', pools, either: sold } : { kind: 'one', pools, sold, bought }
  return isAlike ? { kind: 'someAlike', known, pools, either: sold } : { kind: 'some', known, pools, sold, bought }
}

/** The number of pools. `some`: the liquidity of only `known` pools is known. */
export type PoolCount = { kind: 'all'; pools: number } | { kind: 'some'; known: number; pools: number }

export const poolCount = (pools: number, known: number): PoolCount =>
  known === 0 || known === pools ? { kind: 'all', pools } : { kind: 'some', known, pools }
