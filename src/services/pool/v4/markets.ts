import { type Address, sameAddress } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import { isHooked } from '#domain/pool/hooks'
import type { V4Place } from '#domain/pool/pool'
import type { Node } from '../../chain/node'
import { perChain } from '../../chain/perChain'
import { createPlaceMemory } from '../placeMemory'
import { invert } from '../pools'
import { readPlaces } from '../readPlaces'
import { createTickMemory } from '../tickMemory'
import { furtherPlaces } from './furtherPools'
import { type HeldInPool, readHeld } from './held'
import { v4Places } from './places'

/** A pool according to its state. A hook may replace its fees in a swap. */
export interface V4Market extends Omit<HeldInPool, 'reserves'> {
  place: V4Place
  /**
   * The amounts of the pair's tokens in positions near the price, in base units. Balances cannot be used, because
   * PoolManager holds the tokens of all pools.
   */
  held: readonly [first: bigint, second: bigint]
  /**
   * The liquidity that backs the price, in base units of the second token: the smaller of the two sides, valued at the
   * pool's price. An excess on one side does not count, because it might never be traded at this price.
   */
  backed: bigint
}

type TokenPairs = readonly (readonly [Address, Address])[]

/** Whether the pools without a hook are read, or those with one. What the latter trade at their state alone does not tell. */
type WhichPools = 'plain' | 'hooked'

/** The pools with a hook that searches have found for a pair of tokens. */
export const hookedPlaces = (node: Node, chainId: number, pair: readonly [Address, Address]): V4Place[] =>
  furtherPlaces(node, chainId, pair, []).filter(isHooked)

function createMarkets(node: Node, chainId: number, deployment: Deployment) {
  const memory = createPlaceMemory(node)
  const ticks = createTickMemory(deployment)
  const source = { node, chainId, deployment, ticks }
  /** The block of the last reading, and the number of blocks between the last two readings. */
  let [lastBlock, blocks]: [number | null, number] = [null, 1]
  const plainPlaces = async ([a, b]: readonly [Address, Address]) => [
    ...(await v4Places(deployment, [a], [b])),
    ...furtherPlaces(node, chainId, [a, b], []).filter((place) => !isHooked(place)),
  ]
  return async (pairs: TokenPairs, which: WhichPools): Promise<V4Market[][]> => {
    const perPair =
      which === 'plain'
        ? await Promise.all(pairs.map(plainPlaces))
        : pairs.map((pair) => hookedPlaces(node, chainId, pair))
    const all = [...new Map(perPair.flat().map((place) => [place.id, place])).values()]
    const places = memory.candidates(chainId, all)
    if (places.length === 0) return perPair.map(() => [])
    const turn = ticks.turn(
      places.map(({ id }) => id),
      blocks,
    )
    const first = await readPlaces(source, { places, others: turn.map(({ calls }) => calls) })
    ticks.store(turn, first.pools, first.rest, first.blockNumber)
    blocks = lastBlock === null ? 1 : Math.max(1, first.blockNumber - lastBlock)
    lastBlock = first.blockNumber
    memory.recordFound(chainId, places, first.pools)
    const found = new Set(first.pools.map(({ id }) => id))
    const markets = await readHeld(
      source,
      places.filter(({ id }) => found.has(id)),
      first,
    )
    return perPair.map((each, index) =>
      each.flatMap((place): V4Market[] => {
        const market = markets.get(place.id)
        if (!market) return []
        const { reserves, ...state } = market
        const isFirst = sameAddress(place.token0, pairs[index]?.[0] ?? place.token0)
        const [first, second] = isFirst ? reserves : [reserves[1], reserves[0]]
        const { numerator, denominator } = isFirst ? state.price : invert(state.price)
        const other = (first * numerator) / denominator
        return [{ place, ...state, held: [first, second], backed: other < second ? other : second }]
      }),
    )
  }
}

const marketsOf = perChain(createMarkets)

/** The V4 pools of pairs without a hook, except those without liquidity at their price. Throws a NodeError. */
export const readV4Markets = (
  node: Node,
  chainId: number,
  deployment: Deployment,
  pairs: TokenPairs,
): Promise<V4Market[][]> => marketsOf(node, chainId, deployment)(pairs, 'plain')

/** The same for the pools with a hook that searches have found. Makes no request if there are none. */
export const readHookedV4Markets = (
  node: Node,
  chainId: number,
  deployment: Deployment,
  pairs: TokenPairs,
): Promise<V4Market[][]> => marketsOf(node, chainId, deployment)(pairs, 'hooked')
