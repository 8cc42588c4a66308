import { type Deployment, deploymentOf } from '../../../config/deployments'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { isRefusal, NodeError } from '../../../domain/chain/nodeError'
import type { PoolPlace } from '../../../domain/trade/pools/pool'
import type { PoolRecord, PoolSnapshot } from '../../../domain/trade/pools/snapshot'
import { BATCH_GAS_MAX, type CallResult, type ContractCall, gasOf } from '../../rpc/multicall'
import type { Node } from '../../rpc/node'
import { createPartners } from './partners'
import { choosePools } from './poolChoice'
import { poolPlaces, poolStateCalls, readPoolNow, type PoolNow } from './pools'
import { createTaxes, type Measured } from '../taxes'
import { createTickMemory, type TickMemory, type TicksKept } from './tickMemory'
import type { V3Now } from './ticks'
import type { Verification } from '../verify'
import { callData, uintAt } from '../../rpc/words'

/** Which pools there are, and which of them are worth reading, is looked up again after this time. */
const PLACES_KEPT_MS = 600_000
/** Ticks are read in so many requests at most, should the price run away meanwhile. */
const TICK_ROUNDS = 2

const GET_BLOCK_NUMBER = callData('0x42cbb15c')
const GET_BLOCK_TIMESTAMP = callData('0x0f28c97d')

export interface Snapshots {
  /**
   * All pools that a trade between two tokens may go through, at one block; the wrapped coin stands for the native
   * one. `partners` are tokens that one of the two is said to be traded against. The first of a pair takes at most three
   * requests to the node, or four with tokens that have to be measured; each further one a single request, unless ticks
   * have changed. What is too much for one call of a node travels in several calls of a request. Throws a NodeError.
   */
  snapshot: (chainId: number, a: Address, b: Address, partners?: readonly Address[]) => Promise<PoolSnapshot>
  /** Has the ticks of pools read anew, after they proved wrong. */
  forgetTicks: (chainId: number, pools: readonly Address[]) => void
}

/** Pools at one block. */
interface Reading {
  blockNumber: number
  timestamp: number
  pools: PoolNow[]
  /** What the calls gave that were put at the end. */
  rest: CallResult[]
}

/** Every place for a pool between two of some tokens. */
function placesBetween(deployment: Deployment, tokens: readonly Address[]): PoolPlace[] {
  return tokens.flatMap((one, at) => tokens.slice(at + 1).flatMap((other) => poolPlaces(deployment, one, other)))
}

const isIn = (tokens: readonly Address[], token: Address) => tokens.some((each) => sameAddress(each, token))

/** The pools of a pair that are read at each block. */
interface Chosen {
  places: PoolPlace[]
  readAt: number
  /** The block of the last reading, and how many blocks after the one before it was. */
  blockNumber: number
  blocks: number
}

/** Groups of calls in as many parts as keep each part's gas within bounds. */
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

function recordOf(pool: PoolNow, ticks: TicksKept | undefined): PoolRecord | null {
  if (pool.protocol === 'v2') {
    return { ...pool, reserve0: pool.reserve0.toString(), reserve1: pool.reserve1.toString() }
  }
  if (!ticks) return null
  const { fromTick, toTick } = ticks.state
  return {
    ...pool,
    sqrtPriceX96: pool.sqrtPriceX96.toString(),
    liquidity: pool.liquidity.toString(),
    ticks: ticks.records,
    fromTick,
    toTick,
  }
}

export function createSnapshots(node: Node, verification?: Pick<Verification, 'callsToRepeat' | 'keep'>): Snapshots {
  const taxes = createTaxes(node)
  const partnersOf = createPartners(node)
  const chosen = new Map<string, Chosen>()
  const memories = new Map<number, TickMemory>()
  /** When places were found to be without a pool, by chain and address. */
  const empty = new Map<string, number>()

  function ticksOf(chainId: number, deployment: Deployment): TickMemory {
    const known = memories.get(chainId) ?? createTickMemory(deployment)
    memories.set(chainId, known)
    return known
  }

  /** Calls in parts, each of them between two readings of the block number. */
  async function readParts(
    chainId: number,
    { multicall: to }: Deployment,
    groups: readonly (readonly ContractCall[])[],
    blockNumber?: number,
  ): Promise<{ blocks: Set<number>; timestamp: number; results: CallResult[] }> {
    const number = { to, data: GET_BLOCK_NUMBER }
    // A part that is too much for the node is answered in halves, of which the later one has this.
    const numberAfter: ContractCall = { ...number, isUnshared: true }
    const { calls } = node.multicall(chainId)
    const asked = partsOf(groups).map((part) =>
      calls([number, { to, data: GET_BLOCK_TIMESTAMP }, ...part, numberAfter], blockNumber),
    )
    const parts = await Promise.all(asked)
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

  /** Reads places, and whatever else is asked, after the latest block or a given one. */
  async function read(
    chainId: number,
    deployment: Deployment,
    places: readonly PoolPlace[],
    others: readonly (readonly ContractCall[])[],
    blockNumber?: number,
  ): Promise<Reading> {
    const groups = [places.flatMap(poolStateCalls), ...others]
    const { blocks, timestamp, results } = await readParts(chainId, deployment, groups, blockNumber)
    const [first = 0, ...more] = blocks
    if (more.length > 0) {
      // What was too much for the node was read in parts, and a block came in between.
      if (blockNumber !== undefined) throw new NodeError('malformed', 'The node answered for another block.')
      return read(chainId, deployment, places, others, first)
    }
    let at = 0
    const pools = places.flatMap((place) => {
      const pool = readPoolNow(place, results.slice(at, (at += poolStateCalls(place).length)))
      return pool ? [pool] : []
    })
    return { blockNumber: first, timestamp, pools, rest: results.slice(at) }
  }

  /** Reads pools again together with the ticks of some, all at one block. */
  async function readWithTicks(
    chainId: number,
    deployment: Deployment,
    places: readonly PoolPlace[],
    missing: readonly V3Now[],
    blockNumber: number,
  ): Promise<Reading> {
    const ticks = ticksOf(chainId, deployment)
    const asks = missing.map(ticks.ask)
    const calls = asks.map((each) => each.calls)
    const reading = await read(chainId, deployment, places, calls, blockNumber).catch((error: unknown) => {
      // Behind one address there may be nodes of which some do not know the block yet.
      if (!isRefusal(error)) throw error
      return read(chainId, deployment, places, calls)
    })
    ticks.keep(asks, reading.pools, reading.rest, reading.blockNumber)
    return reading
  }

  /** A measurement that fails is no reason to show no prices. */
  async function measuredTaxes(
    chainId: number,
    ends: readonly Address[],
    partners: readonly Address[],
    pools: readonly PoolNow[],
  ): Promise<Measured> {
    const between = partners.filter((token) => pools.some(({ token0, token1 }) => isIn([token0, token1], token)))
    try {
      return await taxes.measure(chainId, ends, between, pools)
    } catch (error) {
      if (error instanceof NodeError) return { taxes: null, blockNumber: null, plain: [] }
      throw error
    }
  }

  /** Where pools of a pair may be, as far as it was not found out lately that there is none. */
  function candidates(chainId: number, deployment: Deployment, tokens: readonly Address[]): PoolPlace[] {
    return placesBetween(deployment, tokens).filter(({ address }) => {
      const readAt = empty.get(`${chainId},${address}`)
      return readAt === undefined || Date.now() - readAt >= PLACES_KEPT_MS
    })
  }

  function choose(
    chainId: number,
    { weth }: Deployment,
    { places, pools }: { places: readonly PoolPlace[]; pools: readonly PoolNow[] },
    [a, b, usual]: readonly [Address, Address, readonly Address[]],
  ): PoolNow[] {
    const found = new Set(pools.map(({ address }) => address))
    for (const { address } of places) {
      if (found.has(address)) empty.delete(`${chainId},${address}`)
      else empty.set(`${chainId},${address}`, Date.now())
    }
    return choosePools(pools, { a, b, weth, usual })
  }

  return {
    async snapshot(chainId, a, b, said = []) {
      const deployment = deploymentOf(chainId)
      if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
      const usual = [...deployment.bases, ...deployment.intermediaries]
      const ends = [a, b]
      const partners = partnersOf.of(chainId, ends, said)
      const key = [chainId, ...[a, b].map((token) => token.toLowerCase()).sort(), ...partners].join()
      const last = chosen.get(key)
      const known = last && Date.now() - last.readAt < PLACES_KEPT_MS ? last : undefined
      const through = [...usual, ...partners].filter((token) => !isIn(ends, token))
      const asked = known?.places ?? (sameAddress(a, b) ? [] : candidates(chainId, deployment, [...ends, ...through]))

      const ticks = ticksOf(chainId, deployment)
      const repeated = verification?.callsToRepeat(chainId, a, b) ?? []
      const turn = ticks.turn(
        (known?.places ?? []).map(({ address }) => address),
        known?.blocks ?? 1,
      )
      let reading = await read(chainId, deployment, asked, [repeated, ...turn.map(({ calls }) => calls)])
      verification?.keep(chainId, reading.blockNumber, repeated, reading.rest.slice(0, repeated.length))
      ticks.keep(turn, reading.pools, reading.rest.slice(repeated.length), reading.blockNumber)
      let places = asked
      if (known) {
        known.blocks = Math.max(1, reading.blockNumber - known.blockNumber)
        known.blockNumber = reading.blockNumber
        partnersOf.search(chainId, ends)
      } else {
        const pools = choose(chainId, deployment, { places: asked, pools: reading.pools }, [a, b, usual])
        places = asked.filter(({ address }) => pools.some((pool) => pool.address === address))
        chosen.set(key, { places, readAt: Date.now(), blockNumber: reading.blockNumber, blocks: 1 })
        reading = { ...reading, pools }
      }
      const measuring = measuredTaxes(chainId, ends, partners, reading.pools)

      let missing = ticks.missing(reading.pools, reading.blockNumber)
      for (let round = 0; round < TICK_ROUNDS && missing.length > 0; round++) {
        reading = await readWithTicks(chainId, deployment, places, missing, reading.blockNumber)
        missing = ticks.missing(reading.pools, reading.blockNumber)
      }
      const { blockNumber, timestamp, pools } = reading
      const { taxes: found, blockNumber: taxesBlock, plain } = await measuring
      // What keeps a part of each transfer, or may do so, is no token to go through.
      const doubtful = partners.filter((token) => !isIn(plain, token))
      const records = pools.flatMap((pool) => {
        const isDoubtful = isIn(doubtful, pool.token0) || isIn(doubtful, pool.token1)
        return isDoubtful ? [] : (recordOf(pool, ticks.of(pool.address)) ?? [])
      })
      return { blockNumber, timestamp, readAt: Date.now(), pools: records, taxes: found, taxesBlock }
    },

    forgetTicks(chainId, pools) {
      memories.get(chainId)?.forget(pools)
    },
  }
}
