import { PERMIT2_GAS, UNWRAP_GAS, V4_UNLOCK_GAS, WRAP_GAS } from '../gas'
import type { Links } from './links'
import type { Edge } from './poolGraph'
import type { TradeKind } from '../../pool/route'

/** Whether the pool takes, or gives, the native coin itself. Contracts of V2 and V3 only know the wrapped one. */
const takesCoin = ({ pool, isDown }: Edge) => pool.protocol === 'v4' && pool.isNative && isDown
const givesCoin = ({ pool, isDown }: Edge) => pool.protocol === 'v4' && pool.isNative && !isDown

const isV4 = ({ pool }: Edge) => pool.protocol === 'v4'

/** Whether a path goes through V4 alone, and nothing is turned on its way: all such legs share one unlocking. */
const isWholeV4 = (path: readonly Edge[]) =>
  path.every((edge, at) => {
    const last = path[at - 1]
    return isV4(edge) && (!last || givesCoin(last) === takesCoin(edge))
  })

/** Of taking a token that is sold through V4, once for all paths. */
const takingGas = (paths: readonly (readonly Edge[])[]) => (paths.some((path) => path.some(isV4)) ? PERMIT2_GAS : 0)

/** What paths save that share an unlocking. */
const sharedGas = (paths: readonly (readonly Edge[])[]) =>
  Math.max(0, paths.filter(isWholeV4).length - 1) * V4_UNLOCK_GAS

/**
 * The coin and its wrapped token are two currencies for pools, and one token of a path: where they meet, one is turned
 * into the other between two commands of the router, and a run of V4 hops ends. A fixed output is computed backwards
 * and within one run, so that there nothing is turned next to a V4 pool.
 * @param coin - the end of the trade that is the native coin
 */
export function createLinks(kind: TradeKind, coin: 'in' | 'out' | null): Links {
  const isIn = kind === 'exactIn'

  function before(edge: Edge, last: Edge | null): number | null {
    if (last === null) return isV4(edge) ? V4_UNLOCK_GAS : 0
    const isTurned = isIn ? givesCoin(last) !== takesCoin(edge) : givesCoin(edge) !== takesCoin(last)
    if (isTurned && !isIn) return null
    const turning = givesCoin(last) ? WRAP_GAS : UNWRAP_GAS
    const isUnlocked = !isTurned && isV4(last)
    return (isTurned ? turning : 0) + (isV4(edge) && !isUnlocked ? V4_UNLOCK_GAS : 0)
  }

  function atEnds(paths: readonly (readonly Edge[])[]): number | null {
    let [isStartTurned, isEndTurned] = [false, false]
    for (const path of paths) {
      const [first, last] = [path[0], path.at(-1)]
      const start = first !== undefined && takesCoin(first) !== (coin === 'in')
      const end = last !== undefined && givesCoin(last) !== (coin === 'out')
      if ((start || end) && !isIn && path.some(isV4)) return null
      isStartTurned ||= start
      isEndTurned ||= end
    }
    const starting = coin === 'in' ? WRAP_GAS : UNWRAP_GAS
    const ending = coin === 'out' ? UNWRAP_GAS : WRAP_GAS
    const turning = (isStartTurned ? starting : 0) + (isEndTurned ? ending : 0)
    return turning + (coin === 'in' ? 0 : takingGas(paths)) - sharedGas(paths)
  }

  return { before, atEnds }
}
