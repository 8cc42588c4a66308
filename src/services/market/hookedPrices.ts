import { type Address, sameAddress } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import { HOOKED_DEPTH_MIN_USD, isPriceProven, PROVEN_PART } from '#domain/market/hookedPrice'
import { USD_DECIMALS } from '#domain/market/money'
import { otherToken, v4Hop } from '#domain/pool/v4Key'
import { callAlone } from '../chain/callAlone'
import type { Node } from '../chain/node'
import { readHookedV4Markets, type V4Market } from '../pool/v4/markets'
import { readV4Quote, v4PathCall, v4QuoteCall } from '../pool/v4/quoter'

/** The number of pools whose prices are proven at a block, each with two calls. */
const PROVEN_MAX = 4

interface HookedMarket {
  token: Address
  quote: Address
  market: V4Market
}

interface Prover {
  node: Node
  chainId: number
  deployment: Deployment
  /** The value of an amount of a quote token, in dollars with 18 decimals; null if it is unknown. */
  quoteUsd: (quote: Address, units: bigint) => bigint | null
}

/**
 * Buys for a part of what a pool holds, and sells again, in one call of V4Quoter at the block of the pool's state. Each call
 * is made alone, because a hook may use up the gas of a request or answer with a megabyte.
 */
async function isProven({ node, chainId, deployment: { v4 } }: Prover, { quote, market }: HookedMarket) {
  const { place, price, backed, blockNumber, feeDown, feeUp } = market
  const spent = backed / PROVEN_PART
  if (!v4 || spent === 0n) return false
  const [purchase, sale] = [v4Hop(place, quote), v4Hop(place, otherToken(place, quote))]
  const calls = [v4QuoteCall(v4, purchase, 'exactIn', spent), v4PathCall(v4, [purchase, sale], spent)]
  const answers = await Promise.all(calls.map((call) => callAlone(node, chainId, call, blockNumber)))
  const [bought, back] = [readV4Quote(answers[0]), readV4Quote(answers[1])]
  const isDown = sameAddress(place.token0, quote)
  const { numerator, denominator } = price
  const worth = isDown ? (spent * numerator) / denominator : (spent * denominator) / numerator
  const fees = isDown ? ([feeDown, feeUp] as const) : ([feeUp, feeDown] as const)
  return bought !== null && back !== null && isPriceProven({ spent, worth, bought, back, fees })
}

/**
 * The pools with a hook whose prices count, for tokens without any other price: the deepest pool of each token, if it is
 * deep enough and its price is proven. No request is made unless a search has found such pools. Throws a NodeError.
 * @param pairs - each token with each quote token
 */
export async function readHookedMarkets(
  prover: Prover,
  pairs: readonly (readonly [token: Address, quote: Address])[],
): Promise<HookedMarket[]> {
  const { node, chainId, deployment, quoteUsd } = prover
  const read = await readHookedV4Markets(node, chainId, deployment, pairs)
  const deepest = new Map<Address, HookedMarket & { depth: bigint }>()
  for (const [index, [token, quote]] of pairs.entries()) {
    for (const market of read[index] ?? []) {
      const depth = quoteUsd(quote, market.backed) ?? 0n
      if (depth < HOOKED_DEPTH_MIN_USD * 10n ** BigInt(USD_DECIMALS)) continue
      if (depth > (deepest.get(token)?.depth ?? 0n)) deepest.set(token, { token, quote, market, depth })
    }
  }
  const candidates = [...deepest.values()].slice(0, PROVEN_MAX)
  const proven = await Promise.all(candidates.map((each) => isProven(prover, each)))
  return candidates.filter((_, at) => proven[at])
}
