import type { Deployment } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import type { PriceReading, SeriesRequest } from '#domain/market/history'
import type { PoolPlace } from '#domain/pool/pool'
import { type Fraction, sortTokens } from '#domain/pool/route'
import { wholeTokenPrice } from '../coinPrice'
import type { TimedBlock } from './timedBlock'
import type { TokenDecimals } from '../../token/tokenDecimals'

export interface SeriesPlan {
  request: SeriesRequest
  place: PoolPlace | null
  /** The value of one whole quote token in the series' unit: one, or the price of a feed; null if unknown. */
  quoteIs: 'one' | { feed: Address } | null
  /** The price feed of the token itself, if the series is in dollars. */
  feed: Address | null
}

export function planOf({ weth, ethUsdFeed, stables, usdFeeds }: Deployment, request: SeriesRequest): SeriesPlan {
  const { token, pool, unit } = request
  const feeds = [...(ethUsdFeed ? [{ token: weth, feed: ethUsdFeed }] : []), ...usdFeeds]
  const feedOf = (wanted: Address) => feeds.find((each) => sameAddress(each.token, wanted))?.feed ?? null
  const feed = unit === 'usd' ? feedOf(token) : null
  if (!pool) return { request, place: null, quoteIs: null, feed }
  const { quote, ...named } = pool
  const [token0, token1] = sortTokens(token, quote)
  // For a V4 pool, `named` overrides `token0` and `token1` with the pool's own tokens.
  const place = { token0, token1, ...named }
  if (unit === 'quote' || stables.some((stable) => sameAddress(stable, pool.quote))) {
    return { request, place, quoteIs: 'one', feed }
  }
  const quoteFeed = feedOf(pool.quote)
  return { request, place, quoteIs: quoteFeed && { feed: quoteFeed }, feed }
}

/** The pools of plans with a known `quoteIs`, and the feeds of their quote tokens, without duplicates. */
export function placesOf(plans: readonly SeriesPlan[]): { places: PoolPlace[]; quoteFeeds: Address[] } {
  const places = new Map<Address, PoolPlace>()
  const quoteFeeds = new Set<Address>()
  for (const { place, quoteIs } of plans) {
    if (!place || !quoteIs) continue
    places.set(place.id, place)
    if (quoteIs !== 'one') quoteFeeds.add(quoteIs.feed)
  }
  return { places: [...places.values()], quoteFeeds: [...quoteFeeds] }
}

export interface PastPrices {
  /** Sorted blocks without duplicates. The newest block is not included, because its price is read live. */
  blocks: readonly TimedBlock[]
  /** The price in a pool after a block; null if the pool did not exist or the price is unknown. */
  price(place: PoolPlace, blockNumber: number): Fraction | null
  /** The price of a feed at a block's time, in dollars with 18 decimals; null if unknown. */
  usd(feed: Address, block: TimedBlock): bigint | null
}

/** Converts to a plan's unit, with 18 decimals; null if the value of the quote token is unknown at a block. */
interface PlanUnit {
  /** The value of base units of the quote token. */
  worth(quoteUnits: bigint, block: TimedBlock): bigint | null
  /** The price of one whole token, from the pool's price. */
  price(price: Fraction, block: TimedBlock): bigint | null
}

/** Converts a plan's prices; null if its pool, the value of its quote token, or a token's decimals are unknown. */
export function unitOf(plan: SeriesPlan, past: Pick<PastPrices, 'usd'>, decimals: TokenDecimals): PlanUnit | null {
  const { request, place, quoteIs } = plan
  const own = decimals.get(request.token)
  const quote = request.pool ? decimals.get(request.pool.quote) : undefined
  if (!place || !quoteIs || own === undefined || quote === undefined) return null
  // Multiplies before dividing, so that the price of a low-priced token keeps its digits.
  function valueOf(units: bigint, block: TimedBlock, digits: number): bigint | null {
    const quoteUsd = quoteIs === 'one' ? 10n ** 18n : quoteIs && past.usd(quoteIs.feed, block)
    return quoteUsd === null ? null : (units * quoteUsd) / 10n ** BigInt(digits)
  }
  return {
    worth: (quoteUnits, block) => valueOf(quoteUnits, block, quote),
    price: (price, block) => valueOf(wholeTokenPrice({ ...place, price }, request.token, own), block, quote + 18),
  }
}

export function readingsOf(plan: SeriesPlan, past: PastPrices, decimals: TokenDecimals): PriceReading[] {
  const { place } = plan
  const unit = unitOf(plan, past, decimals)
  if (!place || !unit) return []
  return past.blocks.flatMap((block): PriceReading[] => {
    const price = past.price(place, block.blockNumber)
    const value = price && unit.price(price, block)
    return value === null ? [] : [{ ...block, price: value.toString() }]
  })
}
