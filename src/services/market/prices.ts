import type { Deployment } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { DECIMALS_MAX } from '#domain/token/limits'
import type { PoolReference } from '#domain/market/history'
import type { ContractPlace } from '#domain/pool/pool'
import { blockNumberCall, GET_BLOCK_TIMESTAMP } from '../chain/blockCalls'
import { type CallGroup, groups, oneWord, readInParts, single, word } from '../chain/multicall'
import { ifFailed } from '../chain/fallbacks'
import type { Node } from '../chain/node'
import { perChain } from '../chain/perChain'
import { poolStateCalls, preparePlaces, readPool } from '../pool/pools'
import { readV4Markets } from '../pool/v4/markets'
import {
  coinUsd,
  DEPTH_MIN_USD,
  LATEST_ROUND_DATA,
  type PricedPool,
  scaled,
  tradedPrice,
  usdcDecimalsOf,
  wholeTokenPrice,
} from './coinPrice'
import { readHookedMarkets } from './hookedPrices'
import { createMarketPlaces } from './marketPlaces'
import { balanceOfCall, decimalsCall } from '../token/erc20'
import { deploymentOf } from '#config/deployments'

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

const quotesOf = ({ weth, usdc }: Deployment, token: Address): Address[] =>
  [weth, usdc].filter((quote) => !sameAddress(quote, token))

const quotedPairs = (deployment: Deployment, tokens: readonly Address[]) =>
  tokens.flatMap((token) => quotesOf(deployment, token).map((quote) => [token, quote] as const))

export const pricingPairs = (deployment: Deployment, tokens: readonly Address[]) => [
  [deployment.weth, deployment.usdc] as const,
  ...quotedPairs(deployment, tokens),
]

interface Market extends PricedPool {
  reference: PoolReference
  quote: Address
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
  const etherUsd = coinUsd(feed, now, traded, deployment)
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
  // The prices from V2 and V3 pools are still valid without the V4 pools.
  const more = await readV4Prices(node, chainId, deployment, due).catch(ifFailed(null))
  if (!more) return { own, v4: first }
  for (const token of due) known.add(token)
  return { own, v4: new Map([...first, ...more]) }
}

/** Adds the prices of the tokens that have a price in a pool with a hook alone, see `readHookedMarkets`. */
async function withHooked(node: Node, chainId: number, deployment: Deployment, { own, v4 }: Read): Promise<Prices> {
  const { prices, quoteUsd } = pricesBy(deployment, own, v4)
  const unpriced = prices.tokens.flatMap(({ token, usd, decimals }) => (usd === null && decimals !== null ? token : []))
  if (unpriced.length === 0) return prices
  const prover = { node, chainId, deployment, quoteUsd }
  const found = await readHookedMarkets(prover, quotedPairs(deployment, unpriced)).catch(ifFailed([]))
  if (found.length === 0) return prices
  const hooked = found.map(({ token, quote, market: { place, price, backed } }): [Address, Market[]] => [
    token,
    [{ reference: place, pool: { ...place, price }, quote, held: backed }],
  ])
  return pricesBy(deployment, own, new Map([...v4, ...hooked])).prices
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
