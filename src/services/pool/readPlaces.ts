import type { Deployment } from '#domain/chain/network'
import { isRefusal, NodeError } from '#domain/chain/nodeError'
import type { PoolPlace } from '#domain/pool/pool'
import { blockNumberCall, GET_BLOCK_TIMESTAMP } from '../chain/blockCalls'
import { BATCH_GAS_MAX, type CallGroup, type CallResult, type ContractCall, gasOf, groups } from '../chain/multicall'
import type { Node } from '../chain/node'
import { readV4States, v4StateCalls } from './v4/states'
import { poolNow, type PoolNow } from './pools'
import { uintAt } from '../chain/words'

export interface Source {
  node: Node
  chainId: number
  deployment: Deployment
}

interface PlacesRequest {
  places: readonly PoolPlace[]
  /** Groups of calls to make at the same block as the reads of the pools. A group is never split. */
  others: readonly (readonly ContractCall[])[]
  /** The default is the latest block. */
  blockNumber?: number
}

export interface Reading {
  blockNumber: number
  timestamp: number
  pools: PoolNow[]
  rest: CallResult[]
}

function partsOf(groups: readonly (readonly ContractCall[])[]): ContractCall[][] {
  const parts: ContractCall[][] = [[]]
  let gas = 0
  for (const group of groups) {
    const more = gasOf(group)
    if (gas > 0 && gas + more > BATCH_GAS_MAX) {
      parts.push([])
      gas = 0
    }
    parts.at(-1)?.push(...group)
    gas += more
  }
  return parts
}

/** Makes calls in parts. Each part begins and ends with a call that returns the block number. */
async function readParts(
  { node, chainId, deployment }: Source,
  groups: readonly (readonly ContractCall[])[],
  blockNumber?: number,
): Promise<{ blocks: Set<number>; timestamp: number; results: CallResult[] }> {
  const number = blockNumberCall(deployment)
  const time = { to: deployment.multicall, data: GET_BLOCK_TIMESTAMP }
  // A part that the node cannot execute is bisected. This last call then gives the block number of the later half.
  const numberAfter: ContractCall = { ...number, isUnshared: true }
  const { calls } = node.multicall(chainId)
  const requests = partsOf(groups).map((part) => calls([number, time, ...part, numberAfter], blockNumber))
  const parts = await Promise.all(requests)
  const blocks = new Set<number>()
  let timestamp = 0
  for (const part of parts) {
    const [first, time, last] = [part[0], part[1], part.at(-1)]
    if (!first?.success || !time?.success || !last?.success) {
      throw new NodeError('malformed', 'The block number is missing.')
    }
    for (const { data } of [first, last]) blocks.add(Number(uintAt(data, 0)))
    timestamp = Number(uintAt(time.data, 0))
  }
  return { blocks, timestamp, results: parts.flatMap((part) => part.slice(2, -1)) }
}

function v4Group({ deployment: { v4 } }: Source, places: readonly PoolPlace[]): CallGroup<PoolNow[]> {
  const own = places.filter((place) => place.protocol === 'v4')
  return { calls: v4 ? v4StateCalls(v4, own) : [], read: (results) => (v4 ? readV4States(own, results) : []) }
}

/** Reads pools and makes the other calls, all at the same block. Throws a NodeError. */
export async function readPlaces(source: Source, request: PlacesRequest): Promise<Reading> {
  const { places, others, blockNumber } = request
  const own = places.filter((place) => place.protocol !== 'v4')
  const ofContracts = groups(own.map(poolNow))
  const ofV4 = v4Group(source, places)
  const all = groups([ofContracts, ofV4])
  const parts = [ofContracts.calls, ...ofV4.calls.map((call) => [call]), ...others]
  const { blocks, timestamp, results } = await readParts(source, parts, blockNumber)
  const [first = 0, ...more] = blocks
  if (more.length > 0) {
    // The parts were executed at different blocks, because a new block arrived in between.
    if (blockNumber !== undefined) throw new NodeError('malformed', 'The node answered for another block.')
    return readPlaces(source, { ...request, blockNumber: first })
  }
  const pools = all
    .read(results)
    .flat()
    .filter((pool) => pool !== null)
  return { blockNumber: first, timestamp, pools, rest: results.slice(all.calls.length) }
}

/**
 * Reads pools at a given block. If the node refuses, reads at the latest block instead, because a node behind a load
 * balancer may not have the given block yet.
 */
export async function readPlacesAt(source: Source, request: Required<PlacesRequest>): Promise<Reading> {
  try {
    return await readPlaces(source, request)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return readPlaces(source, { places: request.places, others: request.others })
  }
}
