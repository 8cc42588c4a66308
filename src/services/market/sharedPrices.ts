import type { Address } from '#domain/chain/address'
import type { Node } from '../chain/node'
import { perChain } from '../chain/perChain'
import { type Prices, readPrices } from './prices'

/** The read that starts at the end of this tick. */
const nextRead = perChain(() => ({ tokens: new Set<Address>(), prices: null as Promise<Prices> | null }))

/**
 * Reads prices, see `readPrices`. The parts of a screen ask for their own tokens in the same tick of each block, and
 * share one read of all of them.
 */
export async function sharedPrices(node: Node, chainId: number, tokens: readonly Address[]): Promise<Prices> {
  const next = nextRead(node, chainId)
  for (const token of tokens) next.tokens.add(token)
  next.prices ??= Promise.resolve().then(() => {
    const wanted = [...next.tokens]
    next.tokens.clear()
    next.prices = null
    return readPrices(node, chainId, wanted)
  })
  const prices = await next.prices
  const of = new Map(prices.tokens.map((price) => [price.token, price]))
  return { ...prices, tokens: tokens.flatMap((token) => of.get(token) ?? []) }
}
