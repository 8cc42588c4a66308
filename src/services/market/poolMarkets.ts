import { deploymentOf } from '../../config/deployments'
import { type Address, sameAddress } from '../../domain/chain/address'
import type { Pool } from '../../domain/trade/search/route'
import { balanceOfCall, oneWord, decimalsCall } from '../token/erc20'
import type { Node } from '../rpc/node'
import { poolPlaces, poolStateCalls, readPool } from '../trade/pools/pools'
import { readPrices, wholeTokenPrice } from './prices'

type PoolName = Pick<Pool, 'id' | 'protocol' | 'fee'>
type TokenPairOf = readonly [Address, Address]

/** One pool of a pair. */
interface PoolMarket {
  pool: PoolName
  /** How much of the second token one whole first token is worth, with 18 decimals. */
  price: bigint
  /** Base units of the second token in the pool, by which pools are compared. */
  depth: bigint
  /** Dollars on both sides, with 18 decimals; null where a side has no price. */
  liquidityUsd: bigint | null
}

/** The figures of a pair's deepest pool. Decimal strings. */
export interface PairPrice {
  /** How much of the second token one whole first token is worth, with 18 decimals. */
  price: string | null
  /** Dollars for one whole first token, with 18 decimals. */
  usd: string | null
  pool: PoolName | null
  /** Dollars in all pools of the pair, both sides, with 18 decimals; null where a side has no price. */
  liquidityUsd: string | null
}

export interface PairPrices {
  blockNumber: number
  timestamp: number
  pairs: PairPrice[]
}

/** One pool of a token with one of the base tokens. */
export interface TokenPool {
  pool: PoolName
  quote: Address
  /** Quote tokens for one whole token, with 18 decimals. */
  price: string
  /** The quote token's decimals and its price in dollars, with 18 decimals; null without a price. */
  quoteDecimals: number
  quoteUsd: string | null
  /** Dollars on both sides, with 18 decimals; null where a side has no price. */
  liquidityUsd: string | null
}

/** Every pool of every pair, with the dollar prices that they are valued at. */
async function readMarkets(node: Node, chainId: number, pairs: readonly TokenPairOf[]) {
  const deployment = deploymentOf(chainId)
  const tokens = [...new Set(pairs.flat())]
  const places = pairs.map(([a, b]) => (deployment ? poolPlaces(deployment, a, b) : []))
  const [prices, results] = await Promise.all([
    readPrices(node, chainId, tokens),
    node
      .multicall(chainId)
      .calls([
        ...tokens.map(decimalsCall),
        ...pairs.flatMap(([a, b], index) =>
          (places[index] ?? []).flatMap((place) => [
            ...poolStateCalls(place),
            balanceOfCall(a, place.id),
            balanceOfCall(b, place.id),
          ]),
        ),
      ]),
  ])
  const decimalsOf = new Map(tokens.map((token, index) => [token, oneWord(results[index])]))
  const usdOf = new Map(prices.tokens.map(({ token, usd }) => [token, usd === null ? null : BigInt(usd)]))
  const worth = (token: Address, units: bigint | null): bigint | null => {
    const [usd, decimals] = [usdOf.get(token) ?? null, decimalsOf.get(token) ?? null]
    return units === null || usd === null || decimals === null ? null : (units * usd) / 10n ** decimals
  }
  let at = tokens.length

  const markets = pairs.map(([a, b], index) =>
    (places[index] ?? []).flatMap((place): PoolMarket[] => {
      const own = results.slice(at, (at += poolStateCalls(place).length + 2))
      const pool = readPool(place, own.slice(0, -2))
      const [decimalsA, decimalsB] = [decimalsOf.get(a) ?? null, decimalsOf.get(b) ?? null]
      if (!pool || decimalsA === null || decimalsB === null || decimalsA > 77n || decimalsB > 77n) return []
      const [heldA, heldB] = [oneWord(own.at(-2)), oneWord(own.at(-1))]
      const [worthA, worthB] = [worth(a, heldA), worth(b, heldB)]
      const { id, protocol, fee } = pool
      return [
        {
          pool: { id, protocol, fee },
          price: wholeTokenPrice(pool, a, Number(decimalsA)) / 10n ** decimalsB,
          depth: heldB ?? 0n,
          liquidityUsd: worthA === null || worthB === null ? null : worthA + worthB,
        },
      ]
    }),
  )
  return { blockNumber: prices.blockNumber, timestamp: prices.timestamp, decimalsOf, usdOf, markets }
}

/** Prices and liquidity of many pairs. */
export async function readPairPrices(node: Node, chainId: number, pairs: readonly TokenPairOf[]): Promise<PairPrices> {
  const { blockNumber, timestamp, usdOf, markets } = await readMarkets(node, chainId, pairs)
  return {
    blockNumber,
    timestamp,
    pairs: pairs.map(([a], index): PairPrice => {
      const pools = markets[index] ?? []
      const [first, ...others] = pools
      if (!first) return { price: null, usd: null, pool: null, liquidityUsd: null }
      const deepest = others.reduce((best, pool) => (pool.depth > best.depth ? pool : best), first)
      const isPriced = pools.every(({ liquidityUsd }) => liquidityUsd !== null)
      const total = pools.reduce((sum, { liquidityUsd }) => sum + (liquidityUsd ?? 0n), 0n)
      return {
        price: deepest.price.toString(),
        usd: usdOf.get(a)?.toString() ?? null,
        pool: deepest.pool,
        liquidityUsd: isPriced ? total.toString() : null,
      }
    }),
  }
}

/** Every pool of a token with the base tokens. */
export async function readTokenPools(
  node: Node,
  chainId: number,
  token: Address,
): Promise<{ blockNumber: number; pools: TokenPool[] }> {
  const quotes = (deploymentOf(chainId)?.bases ?? []).filter((base) => !sameAddress(base, token))
  const pairs = quotes.map((quote): TokenPairOf => [token, quote])
  const { blockNumber, decimalsOf, usdOf, markets } = await readMarkets(node, chainId, pairs)
  const pools = quotes.flatMap((quote, index) =>
    (markets[index] ?? []).map(({ pool, price, liquidityUsd }) => ({
      pool,
      quote,
      price: price.toString(),
      quoteDecimals: Number(decimalsOf.get(quote) ?? 18n),
      quoteUsd: usdOf.get(quote)?.toString() ?? null,
      liquidityUsd: liquidityUsd?.toString() ?? null,
    })),
  )
  return { blockNumber, pools }
}
