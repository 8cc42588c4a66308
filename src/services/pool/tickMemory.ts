import type { Deployment } from '#domain/chain/network'
import { TICKS_READ } from '#domain/pool/limits'
import type { PoolId, RangedPoolState } from '#domain/pool/pool'
import { MAX_TICK, MIN_TICK } from '#domain/pool/tickMath'
import { ticksStillHold } from '#domain/pool/ticksStillHold'
import { type CallResult, type ContractCall, groups } from '../chain/multicall'
import type { PoolNow } from './pools'
import { lensReading, type RangedNow, type TickReading, type TickWords, wordsAround } from './ticks'
import { createV4Ticks } from './v4/ticks'

// This module caches the ticks of a chain's pools between blocks. A pool's state does not show whether liquidity was
// added or removed away from the current price, so the ticks are also refreshed in rotation, oldest first.

/** The maximum age, in blocks, of ticks that are used. */
export const TICKS_HOLD_BLOCKS = 30
/** Each pool's ticks are read again within this many blocks. TICKS_HOLD_BLOCKS is longer to allow for failed reads. */
const TURN_BLOCKS = 24
/** The maximum gas that these reads add to a block's other calls. */
const TURN_GAS_MAX = 30_000_000

const REACH_MIN = (TICKS_READ * 3) / 4
/** Whether the price has moved so far since the bitmap words were chosen that too few ticks are known on one side. */
const isNarrow = ({ fromTick, toTick }: Pick<RangedPoolState, 'fromTick' | 'toTick'>, tick: number) =>
  (fromTick > MIN_TICK && tick - fromTick < REACH_MIN) || (toTick < MAX_TICK && toTick - tick < REACH_MIN)

export interface CachedTicks {
  state: RangedPoolState
  /** The ticks for the snapshot. The array keeps its identity as long as the ticks are valid. */
  records: readonly (readonly [number, string])[]
  /** The blocks at which the ticks were last read and last requested. */
  readBlock: number
  requestedBlock: number
}

export interface TickRequest {
  id: PoolId
  words: TickWords
  calls: ContractCall[]
  read: ReturnType<TickReading['prepare']>['read']
  gas: number
}

export interface TickMemory {
  of: (pool: PoolId) => CachedTicks | undefined
  request: (pool: RangedNow) => TickRequest
  /** The requests for the pools whose turn it is. `blocks` is the number of blocks since the last call. */
  turn: (pools: readonly PoolId[], blocks: number) => TickRequest[]
  store: (
    requests: readonly TickRequest[],
    pools: readonly PoolNow[],
    results: readonly CallResult[],
    block: number,
  ) => void
  /** The pools whose ticks must be read again. For all others, the cached ticks are used with the pool's new price. */
  missing: (pools: readonly PoolNow[], block: number) => RangedNow[]
  forget: (pools: readonly PoolId[]) => void
}

export function createTickMemory(deployment: Deployment): TickMemory {
  const cached = new Map<string, CachedTicks>()
  const keyOf = (pool: PoolId) => pool.toLowerCase()
  const lens = lensReading(deployment)
  const v4 = deployment.v4 && createV4Ticks(deployment.v4)
  const readingOf = ({ protocol }: RangedNow) => (protocol === 'v4' && v4 ? v4 : lens)

  function withCost(pool: RangedNow): { pool: RangedNow; words: TickWords; gas: number } {
    const words = wordsAround(pool)
    const ticks = cached.get(keyOf(pool.id))?.records.length
    return { pool, words, gas: readingOf(pool).gas(pool, words, ticks) }
  }

  const requestFor = ({ pool, words, gas }: ReturnType<typeof withCost>): TickRequest => {
    return { id: pool.id, words, ...readingOf(pool).prepare(pool, words, gas), gas }
  }

  return {
    of: (pool) => cached.get(keyOf(pool)),
    request: (pool) => requestFor(withCost(pool)),

    turn(pools, blocks) {
      const known = pools.flatMap((pool) => cached.get(keyOf(pool)) ?? [])
      const candidates = known
        .sort((a, b) => a.requestedBlock - b.requestedBlock || (a.state.id < b.state.id ? -1 : 1))
        .map(({ state }) => withCost(state))
      const all = candidates.reduce((sum, { gas }) => sum + gas, 0)
      const share = Math.min((all * Math.max(1, blocks)) / TURN_BLOCKS, TURN_GAS_MAX)
      let taken = 0
      const chosen = candidates.filter(({ gas }) => {
        if (taken >= share || (taken > 0 && taken + gas > TURN_GAS_MAX)) return false
        taken += gas
        return true
      })
      return chosen.map(requestFor)
    },

    store(requests, pools, results, block) {
      const answered = requests.map((request) => ({
        ...request,
        read: (own: readonly CallResult[]) => ({ ...request, own }),
      }))
      for (const { id, read, own } of groups(answered).read(results)) {
        const known = cached.get(keyOf(id))
        // Another read has already stored the ticks of a later block.
        if (known && known.readBlock > block) continue
        if (known) known.requestedBlock = block
        const now = pools.find((pool) => pool.id === id)
        if (!now || now.protocol === 'v2') continue
        const around = read(now, own)
        if (around === 'changed') cached.delete(keyOf(id))
        if (!around || around === 'changed' || isNarrow(around, now.tick)) continue
        const records = around.ticks.map(({ index, liquidityNet }) => [index, liquidityNet.toString()] as const)
        cached.set(keyOf(id), { state: { ...now, ...around }, records, readBlock: block, requestedBlock: block })
      }
    },

    missing: (pools, block) =>
      pools.filter((pool): pool is RangedNow => {
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
