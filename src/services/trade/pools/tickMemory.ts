import type { Deployment } from '../../../domain/chain/network'
import type { Address } from '../../../domain/chain/address'
import { TICKS_READ } from '../../../domain/trade/limits'
import type { V3PoolState } from '../../../domain/trade/pools/pool'
import { MAX_TICK, MIN_TICK } from '../../../domain/trade/pools/tickMath'
import { ticksStillHold } from '../../../domain/trade/pools/ticksStillHold'
import type { CallResult, ContractCall } from '../../rpc/multicall'
import type { PoolNow } from './pools'
import { gasOfTicks, readTicks, tickCalls, type TickWords, type V3Now, wordsAround } from './ticks'

/**
 * The ticks of a chain's pools, cached from block to block. Liquidity added or removed beside a pool's price does not
 * show in what is read of the pool at each block, so ticks are also read again in rotation, oldest first.
 */

/** Ticks older than this, in blocks, are not used. */
export const TICKS_HOLD_BLOCKS = 30
/** Each pool is read again within this many blocks: the difference is for missed blocks and failed reads. */
const TURN_BLOCKS = 24
/** The maximum gas of the rotation's calls, besides the rest of a block's read. */
const TURN_GAS_MAX = 30_000_000

const REACH_MIN = (TICKS_READ * 3) / 4
/** Whether the price has moved so far since the words were chosen that hardly anything was read on one side of it. */
const isNarrow = ({ fromTick, toTick }: Pick<V3PoolState, 'fromTick' | 'toTick'>, tick: number) =>
  (fromTick > MIN_TICK && tick - fromTick < REACH_MIN) || (toTick < MAX_TICK && toTick - tick < REACH_MIN)

export interface CachedTicks {
  /** The pool as of its last reading. */
  state: V3PoolState
  /** The ticks as cached; the same array as long as they are valid. */
  records: readonly (readonly [number, string])[]
  /** The block after which the ticks were read, and the one at which they were last needed. */
  readBlock: number
  requestedBlock: number
}

/** A request for the ticks of one pool. */
export interface TickRequest {
  id: Address
  words: TickWords
  calls: ContractCall[]
  /** The approximate gas of the calls. */
  gas: number
}

export interface TickMemory {
  of: (pool: Address) => CachedTicks | undefined
  /** The calls needed for a pool's ticks. */
  request: (pool: V3Now) => TickRequest
  /** The requests due in the rotation, given how many blocks the chain has grown since the last ones. */
  turn: (pools: readonly Address[], blocks: number) => TickRequest[]
  /** Stores the results of such requests, together with the pools' states after the same block. */
  store: (
    requests: readonly TickRequest[],
    pools: readonly PoolNow[],
    results: readonly CallResult[],
    block: number,
  ) => void
  /** The pools whose ticks must be read after a block. Those of the others are used with the pool's new price. */
  missing: (pools: readonly PoolNow[], block: number) => V3Now[]
  forget: (pools: readonly Address[]) => void
}

export function createTickMemory(deployment: Deployment): TickMemory {
  const cached = new Map<string, CachedTicks>()
  const keyOf = (pool: Address) => pool.toLowerCase()

  /** The words to read, and approximately what that takes. */
  function withCost(pool: V3Now): { pool: V3Now; words: TickWords; gas: number } {
    const words = wordsAround(pool)
    const ticks = cached.get(keyOf(pool.id))?.records.length
    return { pool, words, gas: gasOfTicks(pool.fee, words.last - words.first + 1, ticks) }
  }

  const requestFor = ({ pool, words, gas }: ReturnType<typeof withCost>): TickRequest => {
    return { id: pool.id, words, calls: tickCalls(deployment, pool, words, gas), gas }
  }

  return {
    of: (pool) => cached.get(keyOf(pool)),
    request: (pool) => requestFor(withCost(pool)),

    turn(pools, blocks) {
      const known = pools.flatMap((pool) => cached.get(keyOf(pool)) ?? [])
      const weighed = known
        .sort((a, b) => a.requestedBlock - b.requestedBlock || (a.state.id < b.state.id ? -1 : 1))
        .map(({ state }) => withCost(state))
      const all = weighed.reduce((sum, { gas }) => sum + gas, 0)
      const share = Math.min((all * Math.max(1, blocks)) / TURN_BLOCKS, TURN_GAS_MAX)
      let taken = 0
      const chosen = weighed.filter(({ gas }) => {
        if (taken >= share || (taken > 0 && taken + gas > TURN_GAS_MAX)) return false
        taken += gas
        return true
      })
      return chosen.map(requestFor)
    },

    store(requests, pools, results, block) {
      let at = 0
      for (const { id, words, calls } of requests) {
        const own = results.slice(at, (at += calls.length))
        const known = cached.get(keyOf(id))
        // Another read was faster, and for a later block.
        if (known && known.readBlock > block) continue
        if (known) known.requestedBlock = block
        const now = pools.find((pool) => pool.id === id)
        const around = now?.protocol === 'v3' ? readTicks(now, words, own) : null
        if (!around || now?.protocol !== 'v3' || isNarrow(around, now.tick)) continue
        const records = around.ticks.map(({ index, liquidityNet }) => [index, liquidityNet.toString()] as const)
        cached.set(keyOf(id), { state: { ...now, ...around }, records, readBlock: block, requestedBlock: block })
      }
    },

    missing: (pools, block) =>
      pools.filter((pool): pool is V3Now => {
        if (pool.protocol === 'v2') return false
        const known = cached.get(keyOf(pool.id))
        if (!known) return true
        const { state, readBlock } = known
        if (block - readBlock > TICKS_HOLD_BLOCKS || !ticksStillHold(state, pool)) {
          cached.delete(keyOf(pool.id))
          return true
        }
        const { fromTick, toTick, ticks } = state
        known.state = { ...pool, ticks, fromTick, toTick }
        return false
      }),

    forget(pools) {
      for (const pool of pools) cached.delete(keyOf(pool))
    },
  }
}
