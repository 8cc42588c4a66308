import type { Address } from '#domain/chain/address'
import type { Node } from '../chain/node'
import { type Prices, readPrices } from './prices'

interface Shared {
  tokens: Set<Address>
  prices: Promise<Prices>
}

/** The read that starts at the end of this tick, by node and chain. */
const waiting = new WeakMap<Node, Map<number, Shared>>()

/**
 * Reads prices, see `readPrices`. The parts of a screen ask for their own tokens in the same tick of each block, and
 * share one read of all of them.
 */
export async function sharedPrices(node: Node, chainId: number, tokens: readonly Address[]): Promise<Prices> {
  const byChain = waiting.get(node) ?? new Map<number, Shared>()
  waiting.set(node, byChain)
  const wanted = byChain.get(chainId)?.tokens ?? new Set<Address>()
  const shared = byChain.get(chainId) ?? {
    tokens: wanted,
    prices: Promise.resolve().then(() => {
      byChain.delete(chainId)
      return readPrices(node, chainId, [...wanted])
    }),
  }
  byChain.set(chainId, shared)
  for (const token of tokens) wanted.add(token)
  const prices = await shared.prices
  const of = new Map(prices.tokens.map((price) => [price.token, price]))
  return { ...prices, tokens: tokens.flatMap((token) => of.get(token) ?? []) }
}
