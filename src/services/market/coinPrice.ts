import type { Deployment } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { USD_DECIMALS } from '#domain/market/money'
import type { Pool } from '#domain/pool/route'
import type { CallResult } from '../chain/multicall'
import { callData, uintAt } from '../chain/words'
import { invert } from '../pool/pools'

export const FEED_DECIMALS = 8
export const usdcDecimalsOf = ({ usdcDecimals = 6 }: Deployment) => usdcDecimals
/** The maximum age of a price feed's last update, in heartbeats. */
const HEARTBEATS_MAX = 2
/** The default time between updates of a feed, in seconds. */
const USUAL_HEARTBEAT = 3_600
/** The maximum difference between a price feed and the deepest pool of ether and USDC, in percent. */
const FEED_DEVIATION_MAX = 2n
/** The minimum value of a pool's quote side, in dollars. The price of a smaller pool is not used. */
export const DEPTH_MIN_USD = 10_000n

export const LATEST_ROUND_DATA = callData('0xfeaf968c')

export const scaled = (value: bigint, decimals: number) => value * 10n ** BigInt(USD_DECIMALS - decimals)

/**
 * Parses latestRoundData() of a Chainlink aggregator: (roundId, answer, startedAt, updatedAt, answeredInRound). Null if
 * the round is older than two of the feed's heartbeats, which are in seconds. `isLate` means that the round is older
 * than two default heartbeats.
 */
export function readFeed(
  result: CallResult | undefined,
  now: bigint,
  heartbeat = USUAL_HEARTBEAT,
): { usd: bigint; isLate: boolean } | null {
  if (!result?.success || result.data.length < 2 + 5 * 64) return null
  const answer = uintAt(result.data, 1)
  const updatedAt = uintAt(result.data, 3)
  // The answer is a signed integer, so a set highest bit means that the price is negative.
  if (answer === 0n || answer >> 255n || now > updatedAt + BigInt(heartbeat * HEARTBEATS_MAX)) return null
  return { usd: scaled(answer, FEED_DECIMALS), isLate: now > updatedAt + BigInt(USUAL_HEARTBEAT * HEARTBEATS_MAX) }
}

/** The price of one whole token in base units of the quote token, times 10^18. */
export function wholeTokenPrice(pool: Pick<Pool, 'token0' | 'price'>, token: Address, decimals: number): bigint {
  const { numerator, denominator } = sameAddress(pool.token0, token) ? pool.price : invert(pool.price)
  return (10n ** BigInt(decimals + 18) * numerator) / denominator
}

export interface PricedPool {
  pool: Pick<Pool, 'token0' | 'price'>
  /** Base units of the quote token in the pool. For V4, see `V4Market.backed`. */
  held: bigint
}

/** Dollars for one native coin in its deepest pool with USDC, with 18 decimals; null if that pool is too shallow. */
export function tradedPrice(markets: readonly PricedPool[], deployment: Deployment): bigint | null {
  const decimals = usdcDecimalsOf(deployment)
  const deepest = markets.reduce<PricedPool | null>(
    (best, each) => (!best || each.held > best.held ? each : best),
    null,
  )
  if (!deepest || scaled(deepest.held, decimals) < scaled(DEPTH_MIN_USD, 0)) return null
  return scaled(wholeTokenPrice(deepest.pool, deployment.weth, 18), decimals) / 10n ** 18n
}

/**
 * Whether a feed's price of the native coin is near the traded price. If no deep pool exists, `isLate` decides, because
 * no contract confirms a heartbeat that is longer than the default.
 */
function isNearMarket({ usd, isLate }: { usd: bigint; isLate: boolean }, traded: bigint | null): boolean {
  if (traded === null) return !isLate
  const off = usd > traded ? usd - traded : traded - usd
  return off * 100n <= traded * FEED_DEVIATION_MAX
}

/** Dollars for one native coin, with 18 decimals. `feed` is the feed's response; undefined without a feed. */
export function coinUsd(feed: CallResult | undefined, now: bigint, traded: bigint | null, deployment: Deployment) {
  if (!deployment.ethUsdFeed) return traded
  const fed = readFeed(feed, now, deployment.ethUsdHeartbeat)
  return fed !== null && isNearMarket(fed, traded) ? fed.usd : null
}
