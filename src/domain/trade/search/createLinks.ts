import { V4_UNLOCK_GAS, WRAP_GAS } from '../gas'
import type { TradeKind } from '../quote'
import type { Links } from './links'
import type { Edge } from './poolGraph'

/** Whether the pool takes, or gives, the native coin itself. Contracts of V2 and V3 only know the wrapped one. */
const takesCoin = ({ pool, isDown }: Edge) => pool.protocol === 'v4' && pool.isNative && isDown
const givesCoin = ({ pool, isDown }: Edge) => pool.protocol === 'v4' && pool.isNative && !isDown

/**
 * The coin and its wrapped token are two currencies for pools, and one token of a path: where they meet, one is turned
 * into the other between two commands of the router, and a run of V4 hops ends. A fixed output is computed backwards
 * and within one run, so that there nothing is turned next to a V4 pool.
 * @param coin - the end of the trade that is the native coin
 */
export function createLinks(kind: TradeKind, coin: 'in' | 'out' | null): Links {
  const isIn = kind === 'exactIn'

  function before(edge: Edge, last: Edge | null): number | null {
    const isV4 = edge.pool.protocol === 'v4'
    if (last === null) return isV4 ? V4_UNLOCK_GAS : 0
    const isTurned = isIn ? givesCoin(last) !== takesCoin(edge) : givesCoin(edge) !== takesCoin(last)
    if (isTurned && !isIn) return null
    const isUnlocked = !isTurned && last.pool.protocol === 'v4'
    return (isTurned ? WRAP_GAS : 0) + (isV4 && !isUnlocked ? V4_UNLOCK_GAS : 0)
  }

  function atEnds(paths: readonly (readonly Edge[])[]): number | null {
    let [isStartTurned, isEndTurned] = [false, false]
    for (const path of paths) {
      const [first, last] = [path[0], path.at(-1)]
      const start = first !== undefined && takesCoin(first) !== (coin === 'in')
      const end = last !== undefined && givesCoin(last) !== (coin === 'out')
      if ((start || end) && !isIn && path.some(({ pool }) => pool.protocol === 'v4')) return null
      isStartTurned ||= start
      isEndTurned ||= end
    }
    return (isStartTurned ? WRAP_GAS : 0) + (isEndTurned ? WRAP_GAS : 0)
  }

  return { before, atEnds }
}
