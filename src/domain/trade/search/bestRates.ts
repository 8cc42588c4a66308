import { RATE_BITS, type Edge, type PoolGraph } from './poolGraph'
import type { Protocol, TradeKind } from '../../pool/route'

/**
 * The best rates from tokens to a path's last token, at the pools' prices before the trade. A trade only worsens these
 * prices. Rates are multiplied by 2^160, and are null if there is no path.
 */
export interface BestRates {
  /** The best rate from a token with one hop. */
  one: (token: string) => bigint | null
  /** The best rate from a token with one or two hops. */
  any: (token: string) => bigint | null
}

export interface BestRatesRequest {
  kind: TradeKind
  /** The path's last token. Like `bases`, an address in lower case. */
  to: string
  bases: readonly string[]
  hopsMax: number
  /** The only protocol that hops may use; null if protocols may be mixed. */
  protocol: Protocol | null
}

/**
 * An upper bound for the result of trading a value at a rate. The added 4 exceeds the sum of all rounding errors within
 * and between pools.
 */
export function atMost(kind: TradeKind, worth: bigint, rate: bigint): bigint {
  return kind === 'exactIn' ? ((worth * rate) >> RATE_BITS) + 4n : 4n - ((-worth * rate) >> RATE_BITS)
}

export function atMostBy(kind: TradeKind, worth: bigint, { most, least }: Edge): bigint {
  return atMost(kind, worth, kind === 'exactIn' ? most : least)
}

export function createBestRates(graph: PoolGraph, { kind, to, bases, hopsMax, protocol }: BestRatesRequest): BestRates {
  const isIn = kind === 'exactIn'
  const better = (a: bigint | null, b: bigint) => (a === null || (isIn ? b > a : b < a) ? b : a)
  const rateOf = (a: string, b: string): bigint | null => {
    let best: bigint | null = null
    for (const edge of isIn ? graph.between(a, b) : graph.between(b, a))
      if (protocol === null || edge.pool.protocol === protocol) best = better(best, isIn ? edge.most : edge.least)
    return best
  }
  const one = new Map(bases.filter((base) => base !== to).map((base) => [base, rateOf(base, to)]))
  const any = new Map<string, bigint | null>()
  for (const [base, direct] of one) {
    let best = direct
    for (const [next, last] of hopsMax >= 3 ? one : []) {
      const rate = next === base || last === null ? null : rateOf(base, next)
      if (rate !== null && last !== null) best = better(best, ((rate * last) >> RATE_BITS) + (isIn ? 1n : 0n))
    }
    any.set(base, best)
  }
  return { one: (token) => one.get(token) ?? null, any: (token) => any.get(token) ?? null }
}
