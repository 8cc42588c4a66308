import { type Deployment, deploymentOf } from '../config/deployments'
import { type Address, sameAddress } from '../domain/address'
import { isRefusal, NodeError } from '../domain/nodeError'
import type { PoolPlace, V3PoolState } from '../domain/trade/pool'
import type { PoolRecord, PoolSnapshot } from '../domain/trade/snapshot'
import { ticksStillHold } from '../domain/trade/ticksStillHold'
import type { CallResult, ContractCall } from './multicall'
import type { Node } from './node'
import { choosePools } from './poolChoice'
import { poolPlaces, poolStateCalls, readPoolNow, type PoolNow } from './pools'
import { createTaxes, type Measured } from './taxes'
import { readTicks, tickCalls, type TickWords, type V3Now, wordsAround } from './ticks'
import type { Verification } from './verify'
import { callData, uintAt } from './words'

/** Which pools there are, and which of them are worth reading, is looked up again after this time. */
const PLACES_KEPT_MS = 600_000
/** Ticks are read in so many requests at most, should the price run away meanwhile. */
const TICK_ROUNDS = 2

const GET_BLOCK_NUMBER = callData('0x42cbb15c')
const GET_BLOCK_TIMESTAMP = callData('0x0f28c97d')

export interface Snapshots {
  /**
   * All pools that a trade between two tokens may go through, at one block; the wrapped coin stands for the native
   * one. The first of a pair takes at most three requests to the node, or four with tokens that have to be measured;
   * each further one a single request, unless ticks have changed. Throws a NodeError.
   */
  snapshot: (chainId: number, a: Address, b: Address) => Promise<PoolSnapshot>
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

/** Every place for a pool between the two tokens, or one of them and a base, or two bases. */
function candidatePlaces(deployment: Deployment, a: Address, b: Address): PoolPlace[] {
  const between = deployment.bases.filter((base) => !sameAddress(base, a) && !sameAddress(base, b))
  const tokens = [a, b, ...between]
  return tokens.flatMap((one, at) => tokens.slice(at + 1).flatMap((other) => poolPlaces(deployment, one, other)))
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

interface TicksKept {
  /** The pool as it stood when it was last read. */
  state: V3PoolState
  /** The ticks as the store keeps them; the same list as long as they hold. */
  records: readonly (readonly [number, string])[]
}

export function createSnapshots(node: Node, verification?: Pick<Verification, 'callsToRepeat' | 'keep'>): Snapshots {
  const taxes = createTaxes(node)
  const chosen = new Map<string, { places: PoolPlace[]; readAt: number }>()
  const ticksOf = new Map<string, TicksKept>()

  const tickKey = (chainId: number, pool: Address) => `${chainId},${pool.toLowerCase()}`

  /** Reads places, and whatever else is asked, after the latest block or a given one. */
  async function read(
    chainId: number,
    deployment: Deployment,
    places: readonly PoolPlace[],
    others: readonly ContractCall[],
    blockNumber?: number,
  ): Promise<Reading> {
    const { multicall: to } = deployment
    const number = { to, data: GET_BLOCK_NUMBER }
    const calls = [number, { to, data: GET_BLOCK_TIMESTAMP }, ...places.flatMap(poolStateCalls), ...others, number]
    const results = await node.multicall(chainId).calls(calls, blockNumber)
    const [first, time] = results
    const last = results.at(-1)
    if (!first?.success || !time?.success || !last?.success) {
      throw new NodeError('malformed', 'The block number is missing.')
    }
    const readNumber = Number(uintAt(first.data, 0))
    if (last.data !== first.data) {
      // A batch too large for the node was read in parts, and a block came in between.
      if (blockNumber !== undefined) throw new NodeError('malformed', 'The node answered for another block.')
      return read(chainId, deployment, places, others, readNumber)
    }
    let at = 2
    const pools = places.flatMap((place) => {
      const pool = readPoolNow(place, results.slice(at, (at += poolStateCalls(place).length)))
      return pool ? [pool] : []
    })
    return { blockNumber: readNumber, timestamp: Number(uintAt(time.data, 0)), pools, rest: results.slice(at, -1) }
  }

  /** The pools whose ticks have to be read. Those of the others go on with the pool's new price. */
  function withoutTicks(chainId: number, pools: readonly PoolNow[]): V3Now[] {
    return pools.filter((pool): pool is V3Now => {
      if (pool.protocol === 'v2') return false
      const key = tickKey(chainId, pool.address)
      const known = ticksOf.get(key)
      if (!known) return true
      const { state, records } = known
      const { fromTick, toTick, ticks } = state
      if (!ticksStillHold(state, pool)) {
        ticksOf.delete(key)
        return true
      }
      ticksOf.set(key, { state: { ...pool, ticks, fromTick, toTick }, records })
      return false
    })
  }

  /** Reads pools again together with the ticks of some, all at one block. */
  async function readWithTicks(
    chainId: number,
    deployment: Deployment,
    places: readonly PoolPlace[],
    missing: readonly V3Now[],
    blockNumber: number,
  ): Promise<Reading> {
    const asked = missing.map((pool): { pool: V3Now; words: TickWords; calls: ContractCall[] } => {
      const words = wordsAround(pool)
      return { pool, words, calls: tickCalls(deployment, pool, words) }
    })
    const calls = asked.flatMap((each) => each.calls)
    const reading = await read(chainId, deployment, places, calls, blockNumber).catch((error: unknown) => {
      // Behind one address there may be nodes of which some do not know the block yet.
      if (!isRefusal(error)) throw error
      return read(chainId, deployment, places, calls)
    })
    let at = 0
    for (const { pool, words, calls: own } of asked) {
      const results = reading.rest.slice(at, (at += own.length))
      const now = reading.pools.find(({ address }) => address === pool.address)
      const around = now?.protocol === 'v3' ? readTicks(now, words, results) : null
      if (!around || now?.protocol !== 'v3') continue
      const records = around.ticks.map(({ index, liquidityNet }) => [index, liquidityNet.toString()] as const)
      ticksOf.set(tickKey(chainId, pool.address), { state: { ...now, ...around }, records })
    }
    return reading
  }

  /** A measurement that fails is no reason to show no prices. */
  async function measuredTaxes(chainId: number, tokens: Address[], pools: readonly PoolNow[]): Promise<Measured> {
    try {
      return await taxes.measure(chainId, tokens, pools)
    } catch (error) {
      if (error instanceof NodeError) return { taxes: null, blockNumber: null }
      throw error
    }
  }

  return {
    async snapshot(chainId, a, b) {
      const deployment = deploymentOf(chainId)
      if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
      const key = [chainId, ...[a.toLowerCase(), b.toLowerCase()].sort()].join()
      const known = chosen.get(key)
      const isKnown = known !== undefined && Date.now() - known.readAt < PLACES_KEPT_MS
      const repeated = verification?.callsToRepeat(chainId, a, b) ?? []
      const candidates = isKnown ? known.places : sameAddress(a, b) ? [] : candidatePlaces(deployment, a, b)

      let reading = await read(chainId, deployment, candidates, repeated)
      verification?.keep(chainId, reading.blockNumber, repeated, reading.rest)
      let places = candidates
      if (!isKnown) {
        const pools = choosePools(reading.pools, a, b, deployment.weth)
        places = candidates.filter(({ address }) => pools.some((pool) => pool.address === address))
        chosen.set(key, { places, readAt: Date.now() })
        reading = { ...reading, pools }
      }
      const measuring = measuredTaxes(chainId, [a, b], reading.pools)

      let missing = withoutTicks(chainId, reading.pools)
      for (let round = 0; round < TICK_ROUNDS && missing.length > 0; round++) {
        reading = await readWithTicks(chainId, deployment, places, missing, reading.blockNumber)
        missing = withoutTicks(chainId, reading.pools)
      }
      const { blockNumber, timestamp, pools } = reading
      const records = pools.flatMap((pool) => recordOf(pool, ticksOf.get(tickKey(chainId, pool.address))) ?? [])
      const { taxes: found, blockNumber: taxesBlock } = await measuring
      return { blockNumber, timestamp, readAt: Date.now(), pools: records, taxes: found, taxesBlock }
    },

    forgetTicks(chainId, pools) {
      for (const pool of pools) ticksOf.delete(tickKey(chainId, pool))
    },
  }
}
