import type { Deployment } from '../../../config/deployments'
import type { Address } from '../../../domain/chain/address'
import { TICKS_READ } from '../../../domain/trade/limits'
import type { V3PoolState } from '../../../domain/trade/pools/pool'
import { MAX_TICK, MIN_TICK } from '../../../domain/trade/pools/tickMath'
import { ticksStillHold } from '../../../domain/trade/pools/ticksStillHold'
import type { CallResult, ContractCall } from '../../rpc/multicall'
import type { PoolNow } from './pools'
import { gasOfTicks, readTicks, tickCalls, type TickWords, type V3Now, wordsAround } from './ticks'

/**
 * The ticks of one chain's pools, kept from block to block. Liquidity that comes or goes beside a pool's price changes
 * nothing of what is read of the pool at each block, so ticks are also read again in turn, the oldest first.
 */

/** Ticks older than this, in blocks, are not used. */
export const TICKS_HOLD_BLOCKS = 30
/** Within so many blocks each pool has its turn: the rest is for a block that is missed, or a read that fails. */
const TURN_BLOCKS = 24
/** What is read in turn takes no more gas than this beside all else of a block's read. */
const TURN_GAS_MAX = 30_000_000

const REACH_MIN = (TICKS_READ * 3) / 4
/** Whether the price has moved so far since it was known where to read that hardly anything was read on one side of it. */
const isNarrow = ({ fromTick, toTick }: Pick<V3PoolState, 'fromTick' | 'toTick'>, tick: number) =>
  (fromTick > MIN_TICK && tick - fromTick < REACH_MIN) || (toTick < MAX_TICK && toTick - tick < REACH_MIN)

export interface CachedTicks {
  /** The pool as it stood when it was last read. */
  state: V3PoolState
  /** The ticks as the store keeps them; the same list as long as they hold. */
  records: readonly (readonly [number, string])[]
  /** The block after which the ticks were read, and when they were last wanted. */
  readBlock: number
  requestedBlock: number
}

/** Reading the ticks of one pool. */
export interface TickRequest {
  address: Address
  words: TickWords
  calls: ContractCall[]
  /** Roughly what the calls take. */
  gas: number
}

export interface TickMemory {
  of: (pool: Address) => CachedTicks | undefined
  /** The calls that it takes to know a pool's ticks. */
  request: (pool: V3Now) => TickRequest
  /** Those of some pools whose turn it is, when the chain has grown by so many blocks since they last had one. */
  turn: (pools: readonly Address[], blocks: number) => TickRequest[]
  /** Keeps what such asks gave, together with the pools' states after the same block. */
  store: (
    requests: readonly TickRequest[],
    pools: readonly PoolNow[],
    results: readonly CallResult[],
    block: number,
  ) => void
  /** The pools whose ticks have to be read after a block. Those of the others go on with the pool's new price. */
  missing: (pools: readonly PoolNow[], block: number) => V3Now[]
  forget: (pools: readonly Address[]) => void
}

export function createTickMemory(deployment: Deployment): TickMemory {
  const cached = new Map<string, CachedTicks>()
  const keyOf = (pool: Address) => pool.toLowerCase()

  /** The words to read, and roughly what that takes. */
  function withCost(pool: V3Now): { pool: V3Now; words: TickWords; gas: number } {
    const words = wordsAround(pool)
    const ticks = cached.get(keyOf(pool.address))?.records.length
    return { pool, words, gas: gasOfTicks(pool.fee, words.last - words.first + 1, ticks) }
  }

  const requestFor = ({ pool, words, gas }: ReturnType<typeof withCost>): TickRequest => {
    return { address: pool.address, words, calls: tickCalls(deployment, pool, words, gas), gas }
  }

  return {
    of: (pool) => cached.get(keyOf(pool)),
    request: (pool) => requestFor(withCost(pool)),

    turn(pools, blocks) {
      const known = pools.flatMap((pool) => cached.get(keyOf(pool)) ?? [])
      const weighed = known
        .sort((a, b) => a.requestedBlock - b.requestedBlock || (a.state.address < b.state.address ? -1 : 1))
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
      for (const { address, words, calls } of requests) {
        const own = results.slice(at, (at += calls.length))
        const known = cached.get(keyOf(address))
        // Another read was faster, and of a later block.
        if (known && known.readBlock > block) continue
        if (known) known.requestedBlock = block
        const now = pools.find((pool) => pool.address === address)
        const around = now?.protocol === 'v3' ? readTicks(now, words, own) : null
        if (!around || now?.protocol !== 'v3' || isNarrow(around, now.tick)) continue
        const records = around.ticks.map(({ index, liquidityNet }) => [index, liquidityNet.toString()] as const)
        cached.set(keyOf(address), { state: { ...now, ...around }, records, readBlock: block, requestedBlock: block })
      }
    },

    missing: (pools, block) =>
      pools.filter((pool): pool is V3Now => {
        if (pool.protocol === 'v2') return false
        const known = cached.get(keyOf(pool.address))
        if (!known) return true
        const { state, readBlock } = known
        if (block - readBlock > TICKS_HOLD_BLOCKS || !ticksStillHold(state, pool)) {
          cached.delete(keyOf(pool.address))
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
