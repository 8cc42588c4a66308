import type { Address } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import type { ContractPlace } from '#domain/pool/pool'
import type { CallResult } from '../chain/multicall'
import type { Node } from '../chain/node'
import { perChain } from '../chain/perChain'
import { poolPlaces } from '../pool/pools'

/** How long to wait before checking again whether a possible pool exists. Most of the possible pools do not exist. */
const NO_POOL_TTL_MS = 60_000

/**
 * The times at which places were found to have no contract. The keys are compared by identity, because `poolPlaces` always
 * returns the same object for a place.
 */
const emptyPlacesOn = perChain(() => new WeakMap<ContractPlace, number>())

/** Lists the addresses at which a pool of two tokens may exist, except those that recently had no contract. */
export function createMarketPlaces(node: Node, chainId: number, deployment: Deployment) {
  const empty = emptyPlacesOn(node, chainId)
  const now = Date.now()
  return {
    of: (a: Address, b: Address): ContractPlace[] =>
      poolPlaces(deployment, a, b).filter((place) => now - (empty.get(place) ?? -Infinity) >= NO_POOL_TTL_MS),

    /** Records whether a place has a contract. A call to an address without a contract succeeds with no data. */
    note(place: ContractPlace, state: CallResult | undefined) {
      if (state?.success && state.data === '0x') empty.set(place, now)
      else empty.delete(place)
    },
  }
}
