import type { Deployment } from '../../domain/chain/network'
import { deploymentOf } from '../../config/deployments'
import { type Address, sameAddress } from '../../domain/chain/address'
import { DECIMALS_MAX } from '../../domain/token/limits'
import { USD_DECIMALS } from '../../domain/market/money'
import type { ContractPlace, PoolId } from '../../domain/trade/pools/pool'
import { type Fraction, type Pool } from '../../domain/trade/search/route'
import { balanceOfCall, oneWord, decimalsCall } from '../token/erc20'
import { blockNumberCall, GET_BLOCK_TIMESTAMP } from '../rpc/blockCalls'
import { type CallResult, callsInParts, type ContractCall } from '../rpc/multicall'
import type { Node } from '../rpc/node'
import { poolStateCalls, readPool } from '../trade/pools/pools'
import { callData, uintAt } from '../rpc/words'
import { createMarketPlaces } from './marketPlaces'

export const FEED_DECIMALS = 8
/** Six almost everywhere. */
const usdcDecimalsOf = ({ usdcDecimals = 6 }: Deployment) => usdcDecimals
/** A price feed that was not updated for so many of its heartbeats is ignored. */
const HEARTBEATS_MAX = 2
/** In seconds, where a table says nothing else. */
const USUAL_HEARTBEAT = 3_600
/** A price feed that differs from the deepest pool of ether and USDC by more than this is ignored, in percent. */
const FEED_DEVIATION_MAX = 2n
/** A pool with fewer dollars than this on its quote side gives no price. */
export const DEPTH_MIN_USD = 10_000n

export const LATEST_ROUND_DATA = callData('0xfeaf968c')

/** A token's price in its deepest pool against the wrapped coin or USDC. */
export interface DollarPrice {
  token: Address
  /** Dollars for one whole token, with 18 decimals, as a decimal string; null when no pool or feed gives one. */
  usd: string | null
  pool: { id: PoolId; protocol: 'v2' | 'v3'; fee: number; quoteIsWeth: boolean } | null
  /** Dollars on the quote side of the deepest pool, times two, with 18 decimals. */
  depthUsd: string | null
  /** As the token itself reports them; null where it does not. */
  decimals: number | null
}

export interface Prices {
  blockNumber: number
  timestamp: number
  /**
   * Dollars for one native coin, with 18 decimals: by the price feed, or null when that is stale or off the market; by the
   * deepest pool with dollars where the chain has no feed.
   */
  etherUsd: string | null
  tokens: DollarPrice[]
}

interface Candidate {
  place: ContractPlace
  token: Address
  quote: Address
}

type MarketPlaces = ReturnType<typeof createMarketPlaces>

const scaled = (value: bigint, decimals: number) => value * 10n ** BigInt(USD_DECIMALS - decimals)

/**
 * latestRoundData() of a Chainlink aggregator: (roundId, answer, startedAt, updatedAt, answeredInRound). Null where it is
 * older than two of its heartbeats, in seconds; `isLate` where it is older than two of the usual ones.
 */
function readFeed(
  result: CallResult | undefined,
  now: bigint,
  heartbeat = USUAL_HEARTBEAT,
): { usd: bigint; isLate: boolean } | null {
  if (!result?.success || result.data.length < 2 + 5 * 64) return null
  const answer = uintAt(result.data, 1)
  const updatedAt = uintAt(result.data, 3)
  // A negative answer reads as a huge number.
  if (answer === 0n || answer >> 255n || now > updatedAt + BigInt(heartbeat * HEARTBEATS_MAX)) return null
  return { usd: scaled(answer, FEED_DECIMALS), isLate: now > updatedAt + BigInt(USUAL_HEARTBEAT * HEARTBEATS_MAX) }
}

/** How much quote token one whole token is worth, in quote base units times 10^18. */
export function wholeTokenPrice(pool: Pick<Pool, 'token0' | 'price'>, token: Address, decimals: number): bigint {
  const { numerator, denominator } = sameAddress(pool.token0, token) ? pool.price : invert(pool.price)
  return (10n ** BigInt(decimals + 18) * numerator) / denominator
}

const invert = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: denominator, denominator: numerator })

function candidatesFor(deployment: Deployment, places: MarketPlaces, token: Address): Candidate[] {
  return [deployment.weth, deployment.usdc]
    .filter((quote) => !sameAddress(quote, token))
    .flatMap((quote) => places.of(token, quote).map((place) => ({ place, token, quote })))
}

/** The deepest of some pools by what they hold of the quote token. */
function deepest(found: readonly { pool: Pool | null; held: bigint }[]): { pool: Pool; held: bigint } | null {
  let best: { pool: Pool; held: bigint } | null = null
  for (const { pool, held } of found) if (pool && (!best || held > best.held)) best = { pool, held }
  return best
}

interface Market {
  pool: Pool
  held: bigint
}

/** Dollars for one coin in its deepest pool with dollars, with 18 decimals; null without a deep one. */
function tradedPrice(market: Market | null, deployment: Deployment): bigint | null {
  const decimals = usdcDecimalsOf(deployment)
  if (!market || scaled(market.held, decimals) < scaled(DEPTH_MIN_USD, 0)) return null
  return scaled(wholeTokenPrice(market.pool, deployment.weth, 18), decimals) / 10n ** 18n
}

/**
 * Whether a feed's price of the coin is near the one that the coin trades at. Without a deep pool there is no telling: then
 * only a price counts that is not late by any measure, because no contract says how seldom its feed is updated.
 */
function isNearMarket({ usd, isLate }: { usd: bigint; isLate: boolean }, traded: bigint | null): boolean {
  if (traded === null) return !isLate
  const off = usd > traded ? usd - traded : traded - usd
  return off * 100n <= traded * FEED_DEVIATION_MAX
}

/** Dollars for one coin. `feed`: its answer; undefined where the chain has none. */
function coinPrice(feed: CallResult | undefined, now: bigint, traded: bigint | null, deployment: Deployment) {
  if (!deployment.ethUsdFeed) return traded
  const fed = readFeed(feed, now, deployment.ethUsdHeartbeat)
  return fed !== null && isNearMarket(fed, traded) ? fed.usd : null
}

/** Prices of many tokens, in one request. What many tokens take is read in parts, the feed's block is the one named. */
export async function readPrices(node: Node, chainId: number, tokens: readonly Address[]): Promise<Prices> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return { blockNumber: 0, timestamp: 0, etherUsd: null, tokens: [] }
  const places = createMarketPlaces(node, chainId, deployment)
  const perToken = tokens.map((token) => candidatesFor(deployment, places, token))
  const callsOf = ({ place, quote }: Candidate): ContractCall[] => [
    ...poolStateCalls(place),
    balanceOfCall(quote, place.id),
  ]
  const { weth, usdc } = deployment
  const etherPools = places.of(weth, usdc).map((place): Candidate => ({ place, token: weth, quote: usdc }))
  const results = await callsInParts(node.multicall(chainId), [
    [
      blockNumberCall(deployment),
      { to: deployment.multicall, data: GET_BLOCK_TIMESTAMP },
      ...(deployment.ethUsdFeed ? [{ to: deployment.ethUsdFeed, data: LATEST_ROUND_DATA }] : []),
      ...etherPools.flatMap(callsOf),
    ],
    ...tokens.map((to, index) => [decimalsCall(to), ...(perToken[index] ?? []).flatMap(callsOf)]),
  ])

  const [number, timestamp] = results
  const now = oneWord(timestamp) ?? 0n
  let at = 2
  const feed = deployment.ethUsdFeed ? results[at++] : undefined
  const readCandidate = (candidate: Candidate) => {
    const own = results.slice(at, (at += callsOf(candidate).length))
    places.note(candidate.place, own[0])
    return { pool: readPool(candidate.place, own.slice(0, -1)), held: oneWord(own.at(-1)) ?? 0n }
  }
  const traded = tradedPrice(deepest(etherPools.map(readCandidate)), deployment)
  const etherUsd = coinPrice(feed, now, traded, deployment)

  const quoteUsd = (quote: Address, units: bigint): bigint | null => {
    if (sameAddress(quote, deployment.usdc)) return scaled(units, usdcDecimalsOf(deployment))
    return etherUsd === null ? null : (units * etherUsd) / 10n ** 18n
  }

  const priced = tokens.map((token, index): DollarPrice => {
    const answer = oneWord(results[at++])
    const decimals = answer === null || answer > BigInt(DECIMALS_MAX) ? null : Number(answer)
    let best: { pool: Pool; quote: Address; depth: bigint } | null = null
    for (const candidate of perToken[index] ?? []) {
      const { pool, held } = readCandidate(candidate)
      const depth = pool && quoteUsd(candidate.quote, held)
      if (pool && depth !== null && (!best || depth > best.depth)) best = { pool, quote: candidate.quote, depth }
    }
    const isDeep = best !== null && best.depth >= scaled(DEPTH_MIN_USD, 0)
    if (!best || !isDeep || decimals === null) return { token, usd: null, pool: null, depthUsd: null, decimals }
    const { pool, quote, depth } = best
    // Priced for 10^18 whole tokens, then divided, so that the price of a tiny token keeps its digits.
    const usd = quoteUsd(quote, wholeTokenPrice(pool, token, decimals))
    return {
      token,
      usd: usd === null ? null : (usd / 10n ** 18n).toString(),
      pool: {
        id: pool.id,
        protocol: pool.protocol,
        fee: pool.fee,
        quoteIsWeth: sameAddress(quote, deployment.weth),
      },
      depthUsd: (depth * 2n).toString(),
      decimals,
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
