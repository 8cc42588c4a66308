import { type Address, sameAddress } from '#domain/chain/address'
import type { PoolReference } from '#domain/market/history'
import type { Pool } from '#domain/pool/route'
import type { Node } from '../chain/node'
import { decidesAmounts } from '#domain/pool/hooks'
import type { ContractPlace } from '#domain/pool/pool'
import { poolStateCalls, preparePlaces, readPool } from '../pool/pools'
import { findFurtherPools } from '../pool/v4/furtherPools'
import { hookedPlaces, readHookedV4Markets, readV4Markets } from '../pool/v4/markets'
import { createMarketPlaces } from './marketPlaces'
import { DEPTH_MIN_USD, wholeTokenPrice } from './coinPrice'
import { type DollarPrice, pricingPairs, readPrices } from './prices'
import { balanceOfCall, decimalsCall } from '../token/erc20'
import { type CallResult, groups, oneWord, readGroup, word } from '../chain/multicall'
import { deploymentOf } from '#config/deployments'

type TokenPairOf = readonly [Address, Address]

interface PoolMarket {
  pool: PoolReference
  /** The price of one whole first token in second tokens, with 18 decimals. */
  price: bigint
  /**
   * The amount of the second token in the pool, in base units. Pools are compared by this amount. For V4, only the
   * amount that backs the price counts (see `V4Market.backed`).
   */
  depth: bigint
  /** The value of `depth` in dollars, with 18 decimals; null if the second token has no price. */
  depthUsd: bigint | null
  /** The value of both sides in dollars, with 18 decimals; null if either token has no price. */
  liquidityUsd: bigint | null
}

/** The price in a pair's deepest pool, and the liquidity of the pair, as decimal strings. */
interface PairPrice {
  /** The price of one whole first token in second tokens, with 18 decimals. */
  price: string | null
  /** The price of one whole first token in dollars, with 18 decimals. */
  usd: string | null
  pool: PoolReference | null
  /** The value of all pools of the pair in dollars, with 18 decimals; null if either token has no price. */
  liquidityUsd: string | null
}

export interface PairPrices {
  blockNumber: number
  timestamp: number
  pairs: PairPrice[]
  /** The price of one whole token of each pair in dollars, with 18 decimals. */
  tokens: readonly Pick<DollarPrice, 'token' | 'usd'>[]
}

export interface TokenPool {
  pool: PoolReference
  quote: Address
  /**
   * The price of one whole token in quote tokens, with 18 decimals; null if it is up to the pool's hook, and no price of
   * the token is proven by this pool.
   */
  price: string | null
  /** The quote token's decimals, and its price in dollars with 18 decimals; the price is null if unknown. */
  quoteDecimals: number
  quoteUsd: string | null
  /** The value of both sides in dollars, with 18 decimals; null if either token has no price. */
  liquidityUsd: string | null
}

async function readMarkets(node: Node, chainId: number, pairs: readonly TokenPairOf[]) {
  const deployment = deploymentOf(chainId)
  const tokens = [...new Set(pairs.flat())]
  const known = deployment && createMarketPlaces(node, chainId, deployment)
  const poolOf = ([a, b]: TokenPairOf, place: ContractPlace) => ({
    calls: [...poolStateCalls(place), balanceOfCall(a, place.id), balanceOfCall(b, place.id)],
    read(results: readonly CallResult[]) {
      known?.note(place, results[0])
      const pool = readPool(place, results)
      return pool && { pool, held: [oneWord(results.at(-2)), oneWord(results.at(-1))] as const }
    },
  })
  const asked = groups([
    groups(tokens.map((token) => word(decimalsCall(token)))),
    groups(pairs.map((pair) => groups((known?.of(...pair) ?? []).map((place) => poolOf(pair, place))))),
  ])
  const [prices, [decimals, pools]] = await Promise.all([
    readPrices(node, chainId, tokens),
    readGroup(node.multicall(chainId), asked),
  ])
  const decimalsOf = new Map(tokens.map((token, index) => [token, decimals[index] ?? null]))
  const usdOf = new Map(prices.tokens.map(({ token, usd }) => [token, usd === null ? null : BigInt(usd)]))
  const worth = (token: Address, units: bigint | null): bigint | null => {
    const [usd, decimals] = [usdOf.get(token) ?? null, decimalsOf.get(token) ?? null]
    return units === null || usd === null || decimals === null ? null : (units * usd) / 10n ** decimals
  }
  function marketsOf(
    [a, b]: TokenPairOf,
    pool: Pick<Pool, 'token0' | 'price'>,
    [heldA, heldB, depth = heldB]: readonly [bigint | null, bigint | null, depth?: bigint | null],
    reference: PoolReference,
  ): PoolMarket[] {
    const [decimalsA, decimalsB] = [decimalsOf.get(a) ?? null, decimalsOf.get(b) ?? null]
    if (decimalsA === null || decimalsB === null || decimalsA > 77n || decimalsB > 77n) return []
    const [worthA, worthB] = [worth(a, heldA), worth(b, heldB)]
    return [
      {
        pool: reference,
        price: wholeTokenPrice(pool, a, Number(decimalsA)) / 10n ** decimalsB,
        depth: depth ?? 0n,
        depthUsd: worth(b, depth),
        liquidityUsd: worthA === null || worthB === null ? null : worthA + worthB,
      },
    ]
  }
  const markets = pairs.map((pair, index) =>
    (pools[index] ?? []).flatMap((read) => {
      if (!read) return []
      const { id, protocol, venue, fee } = read.pool
      return marketsOf(pair, read.pool, read.held, { id, protocol, ...(venue && { venue }), fee })
    }),
  )
  const { blockNumber, timestamp } = prices
  const pricedBy = new Set(prices.tokens.flatMap(({ pool }) => pool?.id ?? []))
  return { blockNumber, timestamp, decimalsOf, usdOf, marketsOf, markets, pricedBy }
}

async function readAllMarkets(
  node: Node,
  chainId: number,
  pairs: readonly TokenPairOf[],
  { hasHooked }: { hasHooked: boolean },
) {
  const deployment = deploymentOf(chainId)
  async function readContracts() {
    if (deployment) await preparePlaces(deployment, [...pairs, ...pricingPairs(deployment, pairs.flat())])
    return readMarkets(node, chainId, pairs)
  }
  // Both reads wait for the same queue of hashes, so that they share one request.
  const [read, ...v4Markets] = await Promise.all([
    readContracts(),
    deployment?.v4 ? readV4Markets(node, chainId, deployment, pairs) : [],
    deployment?.v4 && hasHooked ? readHookedV4Markets(node, chainId, deployment, pairs) : [],
  ])
  const markets = pairs.map((pair, index) => [
    ...(read.markets[index] ?? []),
    ...v4Markets
      .flatMap((each) => each[index] ?? [])
      .flatMap(({ place, price, held, backed }) => read.marketsOf(pair, { ...place, price }, [...held, backed], place)),
  ])
  return { ...read, markets }
}

/** Anybody can open a V4 pool at any price, so the price of a V4 pool counts only from DEPTH_MIN_USD on. */
const isCounted = ({ pool, depthUsd }: PoolMarket) =>
  pool.protocol !== 'v4' || (depthUsd !== null && depthUsd >= DEPTH_MIN_USD * 10n ** 18n)

export async function readPairPrices(node: Node, chainId: number, pairs: readonly TokenPairOf[]): Promise<PairPrices> {
  const { blockNumber, timestamp, usdOf, markets } = await readAllMarkets(node, chainId, pairs, { hasHooked: false })
  return {
    blockNumber,
    timestamp,
    tokens: [...usdOf].map(([token, usd]) => ({ token, usd: usd?.toString() ?? null })),
    pairs: pairs.map(([a], index): PairPrice => {
      const pools = markets[index] ?? []
      const [first, ...others] = pools.filter(isCounted)
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

/** The price that is shown of a pool: none if its hook decides what is traded, unless it is the proven price of the token. */
function shownPrice({ pool, price }: PoolMarket, pricedBy: ReadonlySet<string>): string | null {
  const isUpToHook = pool.protocol === 'v4' && pool.hooks !== undefined && decidesAmounts(pool.hooks)
  return isUpToHook && !pricedBy.has(pool.id) ? null : price.toString()
}

async function readPools(node: Node, chainId: number, pairs: readonly TokenPairOf[]) {
  const read = await readAllMarkets(node, chainId, pairs, { hasHooked: true })
  const { blockNumber, decimalsOf, usdOf, pricedBy } = read
  const pools = pairs.flatMap((pair, index): TokenPool[] => {
    const [, quote] = pair
    const units = {
      quote,
      quoteDecimals: Number(decimalsOf.get(quote) ?? 18n),
      quoteUsd: usdOf.get(quote)?.toString() ?? null,
    }
    const markets = read.markets[index] ?? []
    const known = new Set(markets.map(({ pool }) => pool.id))
    return [
      ...markets.map((market): TokenPool => {
        const { pool, liquidityUsd } = market
        return { ...units, pool, price: shownPrice(market, pricedBy), liquidityUsd: liquidityUsd?.toString() ?? null }
      }),
      // Pools without liquidity of their own, whose hooks pass swaps on.
      ...hookedPlaces(node, chainId, pair).flatMap((pool): TokenPool[] =>
        known.has(pool.id) ? [] : [{ ...units, pool, price: null, liquidityUsd: null }],
      ),
    ]
  })
  return { blockNumber, pools }
}

/**
 * The pools of a token with the base tokens. If there seem to be none, the pools with a hook are searched for before, once
 * for each token, because nothing else is known of such a token. Throws a NodeError.
 */
export async function readTokenPools(
  node: Node,
  chainId: number,
  token: Address,
): Promise<{ blockNumber: number; pools: TokenPool[] }> {
  const quotes = (deploymentOf(chainId)?.bases ?? []).filter((base) => !sameAddress(base, token))
  const pairs = quotes.map((quote): TokenPairOf => [token, quote])
  const read = await readPools(node, chainId, pairs)
  const isSearched = read.pools.length === 0 && (await findFurtherPools(node, chainId, token, null))
  return isSearched ? readPools(node, chainId, pairs) : read
}
