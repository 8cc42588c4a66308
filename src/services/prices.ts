import { deploymentOf, type Deployment } from '../config/deployments'
import { type Address, sameAddress } from '../domain/address'
import { USD_DECIMALS } from '../domain/money'
import { type Fraction, type Pool } from '../domain/trade/route'
import { balanceOfCall, oneWord } from './erc20'
import type { CallResult, ContractCall } from './multicall'
import type { Node } from './node'
import { poolPlaces, poolStateCalls, readPool, type PoolPlace } from './pools'
import { callData, uintAt } from './words'

const FEED_DECIMALS = 8
const USDC_DECIMALS = 6
/** A price feed that was not updated for two of its heartbeats is not believed. */
const FEED_MAX_AGE_S = 7_200n
/** A pool with less than this many dollars on its quote side gives no price. */
const DEPTH_MIN_USD = 10_000n

const LATEST_ROUND_DATA = callData('0xfeaf968c')
const DECIMALS = callData('0x313ce567')
const BLOCK_NUMBER = callData('0x42cbb15c')
const BLOCK_TIMESTAMP = callData('0x0f28c97d')

/** A token's price in its deepest pool against the wrapped coin or USDC. */
export interface TokenPrice {
  token: Address
  /** Dollars for one whole token, with 18 decimals, as a decimal string; null when no pool or feed gives one. */
  usd: string | null
  pool: { address: Address; protocol: 'v2' | 'v3'; fee: number; quoteIsWeth: boolean } | null
  /** Dollars on the quote side of the deepest pool, times two, with 18 decimals. */
  depthUsd: string | null
}

export interface Prices {
  blockNumber: number
  timestamp: number
  /** Dollars for one ether by the price feed, with 18 decimals; null when the feed is stale or absent. */
  etherUsd: string | null
  tokens: TokenPrice[]
}

interface Candidate {
  place: PoolPlace
  token: Address
  quote: Address
}

const scaled = (value: bigint, decimals: number) => value * 10n ** BigInt(USD_DECIMALS - decimals)

/** latestRoundData() of a Chainlink aggregator: (roundId, answer, startedAt, updatedAt, answeredInRound). */
function readFeed(result: CallResult | undefined, now: bigint): bigint | null {
  if (!result?.success || result.data.length < 2 + 5 * 64) return null
  const answer = uintAt(result.data, 1)
  const updatedAt = uintAt(result.data, 3)
  // A negative answer reads as a huge number.
  if (answer === 0n || answer >> 255n || now > updatedAt + FEED_MAX_AGE_S) return null
  return scaled(answer, FEED_DECIMALS)
}

/** How much quote token one whole token is worth, in quote base units times 10^18. */
function wholeTokenPrice(pool: Pool, token: Address, decimals: number): bigint {
  const { numerator, denominator } = sameAddress(pool.token0, token) ? pool.price : invert(pool.price)
  return (10n ** BigInt(decimals + 18) * numerator) / denominator
}

const invert = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: denominator, denominator: numerator })

function candidatesFor(deployment: Deployment, token: Address): Candidate[] {
  return [deployment.weth, deployment.usdc]
    .filter((quote) => !sameAddress(quote, token))
    .flatMap((quote) => poolPlaces(deployment, token, quote).map((place) => ({ place, token, quote })))
}

/** What a pair's deepest pool says. */
export interface PairPrice {
  /** How much of the second token one whole first token is worth, with 18 decimals, as a decimal string. */
  price: string | null
  /** Dollars for one whole first token, with 18 decimals. */
  usd: string | null
  pool: Pick<Pool, 'address' | 'protocol' | 'fee'> | null
  /** Dollars in all pools of the pair, both sides, with 18 decimals; null where a side has no price. */
  liquidityUsd: string | null
}

export interface PairPrices {
  blockNumber: number
  timestamp: number
  pairs: PairPrice[]
}

/** Prices and liquidity of many pairs at one block. */
export async function readPairPrices(
  node: Node,
  chainId: number,
  pairs: readonly (readonly [Address, Address])[],
): Promise<PairPrices> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return { blockNumber: 0, timestamp: 0, pairs: [] }
  const tokens = [...new Set(pairs.flat())]
  const perPair = pairs.map(([a, b]) => poolPlaces(deployment, a, b))
  const callsOf = (place: PoolPlace, [a, b]: readonly [Address, Address]): ContractCall[] => [
    ...poolStateCalls(place),
    balanceOfCall(a, place.address),
    balanceOfCall(b, place.address),
  ]
  const [prices, results] = await Promise.all([
    readPrices(node, chainId, tokens),
    node
      .multicall(chainId)
      .calls([
        ...tokens.map((to) => ({ to, data: DECIMALS })),
        ...pairs.flatMap((pair, index) => (perPair[index] ?? []).flatMap((place) => callsOf(place, pair))),
      ]),
  ])
  const decimalsOf = new Map(tokens.map((token, index) => [token, oneWord(results[index])]))
  const usdOf = new Map(prices.tokens.map(({ token, usd }) => [token, usd === null ? null : BigInt(usd)]))
  let at = tokens.length

  const read = pairs.map((pair, index): PairPrice => {
    const [a, b] = pair
    const [decimalsA, decimalsB] = [decimalsOf.get(a) ?? null, decimalsOf.get(b) ?? null]
    const [usdA, usdB] = [usdOf.get(a) ?? null, usdOf.get(b) ?? null]
    let best: { pool: Pool; held: bigint } | null = null
    let heldA = 0n
    let heldB = 0n
    for (const place of perPair[index] ?? []) {
      const count = callsOf(place, pair).length
      const own = results.slice(at, (at += count))
      const pool = readPool(place, own.slice(0, -2))
      if (!pool) continue
      const held = oneWord(own.at(-1)) ?? 0n
      heldA += oneWord(own.at(-2)) ?? 0n
      heldB += held
      if (!best || held > best.held) best = { pool, held }
    }
    const isReadable = decimalsA !== null && decimalsB !== null && decimalsA <= 77n && decimalsB <= 77n
    if (!best || !isReadable) return { price: null, usd: null, pool: null, liquidityUsd: null }
    const { address, protocol, fee } = best.pool
    const price = wholeTokenPrice(best.pool, a, Number(decimalsA)) / 10n ** decimalsB
    const worth = (units: bigint, decimals: bigint, usd: bigint) => (units * usd) / 10n ** decimals
    return {
      price: price.toString(),
      usd: usdA?.toString() ?? null,
      pool: { address, protocol, fee },
      liquidityUsd:
        usdA === null || usdB === null
          ? null
          : (worth(heldA, decimalsA, usdA) + worth(heldB, decimalsB, usdB)).toString(),
    }
  })
  return { blockNumber: prices.blockNumber, timestamp: prices.timestamp, pairs: read }
}

/** One pool of a token, against one of the usual tokens. */
export interface TokenPool {
  pool: Pick<Pool, 'address' | 'protocol' | 'fee'>
  quote: Address
  /** Quote tokens for one whole token, with 18 decimals. */
  price: string
  /** Dollars on both sides, with 18 decimals; null where a side has no price. */
  liquidityUsd: string | null
}

/** Every pool of a token with the usual tokens, at one block. */
export async function readTokenPools(node: Node, chainId: number, token: Address) {
  const deployment = deploymentOf(chainId)
  if (!deployment) return { blockNumber: 0, pools: [] }
  const quotes = deployment.bases.filter((base) => !sameAddress(base, token))
  const perQuote = quotes.map((quote) => poolPlaces(deployment, token, quote).map((place) => ({ place, quote })))
  const [prices, results] = await Promise.all([
    readPrices(node, chainId, [token, ...quotes]),
    node
      .multicall(chainId)
      .calls([
        ...[token, ...quotes].map((to) => ({ to, data: DECIMALS })),
        ...perQuote
          .flat()
          .flatMap(({ place, quote }) => [
            ...poolStateCalls(place),
            balanceOfCall(token, place.address),
            balanceOfCall(quote, place.address),
          ]),
      ]),
  ])
  const decimals = results.slice(0, 1 + quotes.length).map(oneWord)
  const usd = prices.tokens.map((price) => (price.usd === null ? null : BigInt(price.usd)))
  let at = decimals.length

  const pools = perQuote.flatMap((candidates, index) =>
    candidates.flatMap(({ place, quote }): TokenPool[] => {
      const own = results.slice(at, (at += poolStateCalls(place).length + 2))
      const pool = readPool(place, own.slice(0, -2))
      const [ours, theirs] = [decimals[0] ?? null, decimals[1 + index] ?? null]
      const [ourUsd, theirUsd] = [usd[0] ?? null, usd[1 + index] ?? null]
      if (!pool || ours === null || theirs === null || ours > 77n || theirs > 77n) return []
      const worth = (result: CallResult | undefined, places: bigint, dollars: bigint) =>
        ((oneWord(result) ?? 0n) * dollars) / 10n ** places
      const { address, protocol, fee } = pool
      return [
        {
          pool: { address, protocol, fee },
          quote,
          price: (wholeTokenPrice(pool, token, Number(ours)) / 10n ** theirs).toString(),
          liquidityUsd:
            ourUsd === null || theirUsd === null
              ? null
              : (worth(own.at(-2), ours, ourUsd) + worth(own.at(-1), theirs, theirUsd)).toString(),
        },
      ]
    }),
  )
  return { blockNumber: prices.blockNumber, pools }
}

/** Prices of many tokens at one block, in one request. */
export async function readPrices(node: Node, chainId: number, tokens: readonly Address[]): Promise<Prices> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return { blockNumber: 0, timestamp: 0, etherUsd: null, tokens: [] }
  const perToken = tokens.map((token) => candidatesFor(deployment, token))
  const callsOf = ({ place, quote }: Candidate): ContractCall[] => [
    ...poolStateCalls(place),
    balanceOfCall(quote, place.address),
  ]
  const results = await node
    .multicall(chainId)
    .calls([
      { to: deployment.multicall, data: BLOCK_NUMBER },
      { to: deployment.multicall, data: BLOCK_TIMESTAMP },
      { to: deployment.ethUsdFeed, data: LATEST_ROUND_DATA },
      ...tokens.map((to) => ({ to, data: DECIMALS })),
      ...perToken.flat().flatMap(callsOf),
    ])

  const [number, timestamp, feed] = results
  const now = oneWord(timestamp) ?? 0n
  const etherUsd = readFeed(feed, now)
  let at = 3 + tokens.length

  const quoteUsd = (quote: Address, units: bigint): bigint | null => {
    if (sameAddress(quote, deployment.usdc)) return scaled(units, USDC_DECIMALS)
    return etherUsd === null ? null : (units * etherUsd) / 10n ** 18n
  }

  const priced = tokens.map((token, index): TokenPrice => {
    const decimals = oneWord(results[3 + index])
    let best: { pool: Pool; quote: Address; depth: bigint } | null = null
    for (const candidate of perToken[index] ?? []) {
      const count = callsOf(candidate).length
      const own = results.slice(at, (at += count))
      const pool = readPool(candidate.place, own.slice(0, -1))
      const depth = pool && quoteUsd(candidate.quote, oneWord(own.at(-1)) ?? 0n)
      if (pool && depth !== null && (!best || depth > best.depth)) best = { pool, quote: candidate.quote, depth }
    }
    const isDeep = best !== null && best.depth >= scaled(DEPTH_MIN_USD, 0)
    if (!best || !isDeep || decimals === null || decimals > 77n) return { token, usd: null, pool: null, depthUsd: null }
    const { pool, quote, depth } = best
    // Priced for 10^18 whole tokens, then divided, so that the price of a tiny token keeps its digits.
    const usd = quoteUsd(quote, wholeTokenPrice(pool, token, Number(decimals)))
    return {
      token,
      usd: usd === null ? null : (usd / 10n ** 18n).toString(),
      pool: {
        address: pool.address,
        protocol: pool.protocol,
        fee: pool.fee,
        quoteIsWeth: sameAddress(quote, deployment.weth),
      },
      depthUsd: (depth * 2n).toString(),
    }
  })
  return {
    blockNumber: Number(oneWord(number) ?? 0n),
    timestamp: Number(now),
    etherUsd: etherUsd?.toString() ?? null,
    tokens: priced.map((price) =>
      sameAddress(price.token, deployment.weth) && etherUsd !== null ? { ...price, usd: etherUsd.toString() } : price,
    ),
  }
}
