import type { Address } from '../../domain/chain/address'
import type { Deployment } from '../../domain/chain/network'
import type { ContractPlace } from '../../domain/trade/pools/pool'
import type { CallResult } from '../rpc/multicall'
import type { Node } from '../rpc/node'
import { createPlaceMemory } from '../trade/pools/placeMemory'
import { poolPlaces } from '../trade/pools/pools'

/** Where there was no contract, one is looked for again after this time. Most of the possible pools do not exist. */
const NO_POOL_TTL_MS = 60_000

const memories = new WeakMap<Node, ReturnType<typeof createPlaceMemory>>()

/** Where pools of two tokens may be, and which of these places are worth reading. */
export function createMarketPlaces(node: Node, chainId: number, deployment: Deployment) {
  const memory = memories.get(node) ?? createPlaceMemory(NO_POOL_TTL_MS)
  memories.set(node, memory)
  return {
    of: (a: Address, b: Address): ContractPlace[] => memory.candidates(chainId, poolPlaces(deployment, a, b)),

    /** Notes whether there is a contract, by the first of the place's answers: without one, a call succeeds with no data. */
    note(place: ContractPlace, state: CallResult | undefined) {
      const isEmpty = state?.success && state.data === '0x'
      memory.recordFound(chainId, [place], isEmpty ? [] : [place])
    },
  }
}
