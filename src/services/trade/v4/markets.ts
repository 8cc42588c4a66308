import { type Address, sameAddress } from '../../../domain/chain/address'
import type { Deployment } from '../../../domain/chain/network'
import type { V4Place } from '../../../domain/trade/pools/pool'
import { knownReserves } from '../../../domain/trade/pools/reserves'
import { type Fraction, v3Price } from '../../../domain/trade/search/route'
import type { Node } from '../../rpc/node'
import { createPlaceMemory } from '../pools/placeMemory'
import { readPlaces } from '../pools/readPlaces'
import { createTickMemory } from '../pools/tickMemory'
import { withTicks } from '../pools/withTicks'
import { v4Places } from './places'
import { readV4States, v4StateCalls } from './states'
import { createV4Ticks } from './ticks'

/** A V4 pool with a price. */
export interface V4Market {
  place: V4Place
  price: Fraction
  /** Base units of the pair's tokens in its positions near the price: PoolManager's balances say nothing of one pool. */
  held: readonly [first: bigint, second: bigint]
}

/** The V4 pools of a chain, with the ticks that their figures need. */
function createMarkets(node: Node, chainId: number, deployment: Deployment) {
  const memory = createPlaceMemory()
  const ticks = createTickMemory(deployment, deployment.v4 && createV4Ticks(deployment.v4))
  const source = { node, chainId, deployment, ticks, v4: { readV4States, v4StateCalls } }
  return async (pairs: readonly (readonly [Address, Address])[]): Promise<V4Market[][]> => {
    const perPair: V4Place[][] = []
    for (const [a, b] of pairs) perPair.push(await v4Places(deployment, [a], [b]))
    const all = [...new Map(perPair.flat().map((place) => [place.id, place])).values()]
    const places = memory.candidates(chainId, all)
    if (places.length === 0) return perPair.map(() => [])
    const first = await readPlaces(source, { places, others: [] })
    memory.recordFound(chainId, places, first.pools)
    const found = new Set(first.pools.map(({ id }) => id))
    const { pools } = await withTicks(
      source,
      places.filter(({ id }) => found.has(id)),
      first,
    )
    const markets = new Map(
      pools.flatMap((pool) => {
        const state = ticks.of(pool.id)?.state
        // Without liquidity at its price, the price means nothing.
        if (pool.protocol !== 'v4' || state?.protocol !== 'v4' || pool.liquidity === 0n) return []
        return [
          [pool.id, { price: v3Price(pool.sqrtPriceX96), reserves: knownReserves({ ...state, ...pool }) }] as const,
        ]
      }),
    )
    return perPair.map((each, index) =>
      each.flatMap((place): V4Market[] => {
        const { price, reserves } = markets.get(place.id) ?? {}
        if (!price || !reserves) return []
        const isFirst = sameAddress(place.token0, pairs[index]?.[0] ?? place.token0)
        return [{ place, price, held: isFirst ? reserves : [reserves[1], reserves[0]] }]
      }),
    )
  }
}

const known = new WeakMap<Node, Map<number, ReturnType<typeof createMarkets>>>()

/** The V4 pools of pairs that have liquidity at their price. Throws a NodeError. */
export function readV4Markets(
  node: Node,
  chainId: number,
  deployment: Deployment,
  pairs: readonly (readonly [Address, Address])[],
): Promise<V4Market[][]> {
  const ofNode = known.get(node) ?? new Map<number, ReturnType<typeof createMarkets>>()
  known.set(node, ofNode)
  const read = ofNode.get(chainId) ?? createMarkets(node, chainId, deployment)
  ofNode.set(chainId, read)
  return read(pairs)
}
