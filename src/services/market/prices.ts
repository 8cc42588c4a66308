import type { Deployment } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { DECIMALS_MAX } from '#domain/token/limits'
import { USD_DECIMALS } from '#domain/market/money'
import type { PoolReference } from '#domain/market/history'
import type { ContractPlace } from '#domain/pool/pool'
import type { Fraction, Pool } from '#domain/pool/route'
import { blockNumberCall, GET_BLOCK_TIMESTAMP } from '../chain/blockCalls'
import { type CallGroup, type CallResult, groups, oneWord, readInParts, single, word } from '../chain/multicall'
import type { Node } from '../chain/node'
import { perChain } from '../chain/perChain'
import { poolStateCalls, preparePlaces, readPool } from '../pool/pools'
import { readV4Markets } from '../pool/v4/markets'
import { readHookedMarkets } from './hookedPrices'
import { createMarketPlaces } from './marketPlaces'
import { balanceOfCall, decimalsCall } from '../token/erc20'
import { callData, uintAt } from '../chain/words'
import { deploymentOf } from '#config/deployments'

export const FEED_DECIMALS = 8
const usdcDecimalsOf = ({ usdcDecimals = 6 }: Deployment) => usdcDecimals
/** The maximum age of a price feed's last update, in heartbeats. */
const HEARTBEATS_MAX = 2
/** The default time between updates of a feed, in seconds. */
const USUAL_HEARTBEAT = 3_600
/** The maximum difference between a price feed and the deepest pool of ether and USDC, in percent. */
const FEED_DEVIATION_MAX = 2n
/** The minimum value of a pool's quote side, in dollars. The price of a smaller pool is not used. */
export const DEPTH_MIN_USD = 10_000n

export const LATEST_ROUND_DATA = callData('0xfeaf968c')

/** V4 pools are not read for a token whose V2 or V3 pool has so many dollars on its quote side, as most have. */
const TRUSTED_DEPTH_USD = 100_000n

/** A token's price in its deepest pool against the wrapped coin or USDC. */
export interface DollarPrice {
  token: Address
  /** Dollars for one whole token, with 18 decimals, as a decimal string; null if no pool or feed has a price. */
  usd: string | null
  pool: (PoolReference & { quoteIsWeth: boolean }) | null
  /** Twice the value of the deepest pool's quote side, in dollars with 18 decimals. For V4, see `V4Market.backed`. */
  depthUsd: string | null
  decimals: number | null
}

export interface Prices {
  blockNumber: number
  timestamp: number
  /**
   * The price of one native coin in dollars, with 18 decimals, from the price feed; null if the feed is stale or far
   * from the market. On a chain without a feed, the price comes from the deepest pool with USDC.
   */
  etherUsd: string | null
  tokens: DollarPrice[]
}

interface Candidate {
  place: ContractPlace
  quote: Address
}

const scaled = (value: bigint, decimals: number) => value * 10n ** BigInt(USD_DECIMALS - decimals)

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

const invert = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: denominator, denominator: numerator })

const quotesOf = ({ weth, usdc }: Deployment, token: Address): Address[] =>
  [weth, usdc].filter((quote) => !sameAddress(quote, token))

const quotedPairs = (deployment: Deployment, tokens: readonly Address[]) =>
  tokens.flatMap((token) => quotesOf(deployment, token).map((quote) => [token, quote] as const))

export const pricingPairs = (deployment: Deployment, tokens: readonly Address[]) => [
  [deployment.weth, deployment.usdc] as const,
  ...quotedPairs(deployment, tokens),
]

interface PricedPool {
  pool: Pick<Pool, 'token0' | 'price'>
  /** Base units of the quote token in the pool. For V4, see `V4Market.backed`. */
  held: bigint
}

interface Market extends PricedPool {
  reference: PoolReference
  quote: Address
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
function coinPrice(feed: CallResult | undefined, now: bigint, traded: bigint | null, deployment: Deployment) {
  if (!deployment.ethUsdFeed) return traded
  const fed = readFeed(feed, now, deployment.ethUsdHeartbeat)
  return fed !== null && isNearMarket(fed, traded) ? fed.usd : null
}

async function readOwn(node: Node, chainId: number, deployment: Deployment, tokens: readonly Address[]) {
  const places = createMarketPlaces(node, chainId, deployment)
  const candidatesFor = (token: Address, quotes: readonly Address[]): Candidate[] =>
    quotes.flatMap((quote) => places.of(token, quote).map((place) => ({ place, quote })))
  const market = ({ place, quote }: Candidate): CallGroup<Market[]> => ({
    calls: [...poolStateCalls(place), balanceOfCall(quote, place.id)],
    read(results) {
      places.note(place, results[0])
      const pool = readPool(place, results)
      const { id, protocol, venue, fee } = place
      const reference = { id, protocol, ...(venue && { venue }), fee }
      return pool ? [{ reference, pool, quote, held: oneWord(results.at(-1)) ?? 0n }] : []
    },
  })
  const marketsOf = (token: Address, quotes: readonly Address[]) => groups(candidatesFor(token, quotes).map(market))
  const { multicall, ethUsdFeed, weth, usdc } = deployment
  const [[block, now, [feed], ofCoin], ...ofTokens] = await readInParts(node.multicall(chainId), [
    groups([
      word(blockNumberCall(deployment)),
      word({ to: multicall, data: GET_BLOCK_TIMESTAMP }),
      groups(ethUsdFeed ? [single({ to: ethUsdFeed, data: LATEST_ROUND_DATA })] : []),
      marketsOf(weth, [usdc]),
    ]),
    ...tokens.map((token) => groups([word(decimalsCall(token)), marketsOf(token, quotesOf(deployment, token))])),
  ])
  return {
    block: block ?? 0n,
    now: now ?? 0n,
    feed,
    ofCoin: ofCoin.flat(),
    ofTokens: ofTokens.map(([answer, markets], index) => ({
      token: tokens[index] as Address,
      decimals: answer === null || answer > BigInt(DECIMALS_MAX) ? null : Number(answer),
      markets: markets.flat(),
    })),
  }
}

type V4Prices = ReadonlyMap<Address, readonly Market[]>

async function readV4Prices(
  node: Node,
  chainId: number,
  deployment: Deployment,
  tokens: readonly Address[],
): Promise<V4Prices> {
  if (tokens.length === 0 || !deployment.v4) return new Map()
  const pairs = quotedPairs(deployment, tokens)
  const found = await readV4Markets(node, chainId, deployment, pairs)
  const markets = new Map(tokens.map((token): [Address, Market[]] => [token, []]))
  for (const [index, [token, quote]] of pairs.entries())
    for (const { place, price, backed } of found[index] ?? [])
      markets.get(token)?.push({ reference: place, pool: { ...place, price }, quote, held: backed })
  return markets
}

interface PricedTokens {
  prices: Prices
  shallow: Address[]
  /** The value of an amount of a quote token, in dollars with 18 decimals; null if it is unknown. */
  quoteUsd: (quote: Address, units: bigint) => bigint | null
}

/** Computes prices from all pools, and names the tokens whose V2 and V3 pools are so shallow that V4's are needed. */
function pricesBy(
  deployment: Deployment,
  { block, now, feed, ofCoin, ofTokens }: Awaited<ReturnType<typeof readOwn>>,
  v4: V4Prices,
): PricedTokens {
  const { weth, usdc } = deployment
  const traded = tradedPrice([...ofCoin, ...(v4.get(weth) ?? [])], deployment)
  const etherUsd = coinPrice(feed, now, traded, deployment)
  const quoteUsd = (quote: Address, units: bigint): bigint | null => {
    if (sameAddress(quote, usdc)) return scaled(units, usdcDecimalsOf(deployment))
    return etherUsd === null ? null : (units * etherUsd) / 10n ** 18n
  }
  function deepestInUsd(markets: readonly Market[]) {
    let best: { market: Market; depth: bigint } | null = null
    for (const market of markets) {
      const depth = quoteUsd(market.quote, market.held)
      if (depth !== null && (!best || depth > best.depth)) best = { market, depth }
    }
    return best
  }
  function priceOf({ token, decimals, markets }: (typeof ofTokens)[number]): DollarPrice {
    const best = deepestInUsd([...markets, ...(v4.get(token) ?? [])])
    const isDeep = best !== null && best.depth >= scaled(DEPTH_MIN_USD, 0)
    if (!best || !isDeep || decimals === null) return { token, usd: null, pool: null, depthUsd: null, decimals }
    const { reference, pool, quote } = best.market
    // Computes the price of 10^18 whole tokens and then divides, to keep the digits of a tiny price.
    const units = quoteUsd(quote, wholeTokenPrice(pool, token, decimals))
    const usd = units === null ? null : (units / 10n ** 18n).toString()
    const quoteIsWeth = sameAddress(quote, weth)
    return { token, usd, pool: { ...reference, quoteIsWeth }, depthUsd: (best.depth * 2n).toString(), decimals }
  }
  const isShallow = (markets: readonly Market[]) => (deepestInUsd(markets)?.depth ?? 0n) < scaled(TRUSTED_DEPTH_USD, 0)
  const shallow = ofTokens.flatMap(({ token, markets }) => (isShallow(markets) ? [token] : []))
  const prices: Prices = {
    blockNumber: Number(block),
    timestamp: Number(now),
    etherUsd: etherUsd?.toString() ?? null,
    tokens: ofTokens
      .map(priceOf)
      .map((price) =>
        sameAddress(price.token, weth) && etherUsd !== null ? { ...price, usd: etherUsd.toString() } : price,
      ),
  }
  return { prices, shallow: isShallow(ofCoin) ? [...shallow, weth] : shallow, quoteUsd }
}

/** The tokens whose V4 pools are read together with their V2 and V3 pools. */
const withV4 = perChain(() => new Set<Address>())

interface Read {
  own: Awaited<ReturnType<typeof readOwn>>
  v4: V4Prices
}

/**
 * Reads the pools of many tokens in one request. If a token has no deep V2 or V3 pool, its V4 pools are read in a second
 * request the first time, and together with the other pools from then on.
 */
async function readPlain(
  node: Node,
  chainId: number,
  deployment: Deployment,
  tokens: readonly Address[],
): Promise<Read> {
  const known = withV4(node, chainId)
  const requested = [...new Set([...tokens, deployment.weth])].filter((token) => known.has(token))
  await preparePlaces(deployment, pricingPairs(deployment, tokens))
  // Both reads start in the same tick, so that they share one request.
  const [own, first] = await Promise.all([
    readOwn(node, chainId, deployment, tokens),
    readV4Prices(node, chainId, deployment, requested),
  ])
  const { shallow } = pricesBy(deployment, own, first)
  const due = [...new Set(shallow)].filter((token) => !known.has(token))
  if (!deployment.v4 || due.length === 0) return { own, v4: first }
  try {
    const more = await readV4Prices(node, chainId, deployment, due)
    for (const token of due) known.add(token)
    return { own, v4: new Map([...first, ...more]) }
  } catch (error) {
    // The prices from V2 and V3 pools are still valid without the V4 pools.
    if (error instanceof NodeError) return { own, v4: first }
    throw error
  }
}

/** Adds the prices of the tokens that have a price in a pool with a hook alone, see `readHookedMarkets`. */
async function withHooked(node: Node, chainId: number, deployment: Deployment, { own, v4 }: Read): Promise<Prices> {
  const { prices, quoteUsd } = pricesBy(deployment, own, v4)
  const unpriced = prices.tokens.flatMap(({ token, usd, decimals }) => (usd === null && decimals !== null ? token : []))
  if (unpriced.length === 0) return prices
  try {
    const prover = { node, chainId, deployment, quoteUsd }
    const found = await readHookedMarkets(prover, quotedPairs(deployment, unpriced))
    if (found.length === 0) return prices
    const hooked = found.map(({ token, quote, market: { place, price, backed } }): [Address, Market[]] => [
      token,
      [{ reference: place, pool: { ...place, price }, quote, held: backed }],
    ])
    return pricesBy(deployment, own, new Map([...v4, ...hooked])).prices
  } catch (error) {
    if (error instanceof NodeError) return prices
    throw error
  }
}

/**
 * Reads the prices of many tokens. The calls for very many tokens are split, and the block number is that of the part with
 * the price feed. Throws a NodeError.
 */
export async function readPrices(node: Node, chainId: number, tokens: readonly Address[]): Promise<Prices> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return { blockNumber: 0, timestamp: 0, etherUsd: null, tokens: [] }
  return withHooked(node, chainId, deployment, await readPlain(node, chainId, deployment, tokens))
}
