import type { Address } from '../../domain/chain/address'
import type { Deployment } from '../../domain/chain/network'
import type { ContractPlace } from '../../domain/pool/pool'
import type { CallResult } from '../chain/multicall'
import type { Node } from '../chain/node'
import { poolPlaces } from '../pool/pools'

/** Where there was no contract, one is looked for again after this time. Most of the possible pools do not exist. */
const NO_POOL_TTL_MS = 60_000

/** When places were found to have no contract, by chain. A place is the same object with every block. */
const emptyPlaces = new WeakMap<Node, Map<number, WeakMap<ContractPlace, number>>>()

function emptyPlacesOf(node: Node, chainId: number): WeakMap<ContractPlace, number> {
  const byChain = emptyPlaces.get(node) ?? new Map<number, WeakMap<ContractPlace, number>>()
  emptyPlaces.set(node, byChain)
  const empty = byChain.get(chainId) ?? new WeakMap<ContractPlace, number>()
  byChain.set(chainId, empty)
  return empty
}

/** Where pools of two tokens may be, and which of these places are worth reading. */
export function createMarketPlaces(node: Node, chainId: number, deployment: Deployment) {
  const empty = emptyPlacesOf(node, chainId)
  const now = Date.now()
  return {
    of: (a: Address, b: Address): ContractPlace[] =>
      poolPlaces(deployment, a, b).filter((place) => now - (empty.get(place) ?? -Infinity) >= NO_POOL_TTL_MS),

    /** Notes whether there is a contract, by the first of the place's answers: without one, a call succeeds with no data. */
    note(place: ContractPlace, state: CallResult | undefined) {
      if (state?.success && state.data === '0x') empty.set(place, now)
      else empty.delete(place)
    },
  }
}
