import type { TradeKind } from '../../pool/route'
import { PERMIT2_GAS, UNWRAP_GAS, V4_UNLOCK_GAS, WRAP_GAS } from '../gas'
import { isHooked } from '../../pool/hooks'
import type { Edge } from './poolGraph'

/** The gas between hops and at the ends of a path, if V4 is one of the protocols. See `createLinks`. */
export interface Links {
  /** The gas between `last` (null at first) and `edge` in the order of computation; null if `edge` cannot follow. */
  before: (edge: Edge, last: Edge | null) => number | null
  /**
   * The gas at both ends of a trade's paths, minus the gas that the paths save if they share an unlock; null if the
   * paths cannot be combined. It is never negative for one path.
   */
  atEnds: (paths: readonly (readonly Edge[])[]) => number | null
}

/** V2 and V3 pools trade only the wrapped coin. Only a V4 pool can take or give the native coin. */
const takesCoin = ({ pool, isDown }: Edge) => pool.protocol === 'v4' && pool.isNative && isDown
const givesCoin = ({ pool, isDown }: Edge) => pool.protocol === 'v4' && pool.isNative && !isDown

const isV4 = ({ pool }: Edge) => pool.protocol === 'v4'

/** A path of only V4 that never wraps or unwraps. All such legs of a trade share one `unlock` of PoolManager. */
const isWholeV4 = (path: readonly Edge[]) =>
  path.every((edge, at) => {
    const last = path[at - 1]
    return isV4(edge) && (!last || givesCoin(last) === takesCoin(edge))
  })

/** The gas of transferring the sold token through Permit2. It is spent once for all paths; 0 without V4. */
const takingGas = (paths: readonly (readonly Edge[])[]) => (paths.some((path) => path.some(isV4)) ? PERMIT2_GAS : 0)

const sharedGas = (paths: readonly (readonly Edge[])[]) =>
  Math.max(0, paths.filter(isWholeV4).length - 1) * V4_UNLOCK_GAS

/**
 * Paths treat the native coin and the wrapped coin as one token, but pools treat them as two currencies. If a path uses
 * both, the router wraps or unwraps the coin between two commands, which ends a sequence of V4 hops. An exact output is
 * computed backwards within one sequence, so the path of an exact output with a V4 pool never wraps or unwraps.
 * @param coin - the end of the trade at which the native coin is sold or bought
 */
export function createLinks(kind: TradeKind, coin: 'in' | 'out' | null): Links {
  const isIn = kind === 'exactIn'

  function before(edge: Edge, last: Edge | null): number | null {
    if (last === null) return isV4(edge) ? V4_UNLOCK_GAS : 0
    // A hook may trade on through the next pool, so nothing that follows it is known here.
    if (last.pool.protocol === 'v4' && isHooked(last.pool)) return null
    const isConverted = isIn ? givesCoin(last) !== takesCoin(edge) : givesCoin(edge) !== takesCoin(last)
    if (isConverted && !isIn) return null
    const conversionGas = givesCoin(last) ? WRAP_GAS : UNWRAP_GAS
    const isUnlocked = !isConverted && isV4(last)
    return (isConverted ? conversionGas : 0) + (isV4(edge) && !isUnlocked ? V4_UNLOCK_GAS : 0)
  }

  function atEnds(paths: readonly (readonly Edge[])[]): number | null {
    let [isStartConverted, isEndConverted] = [false, false]
    for (const path of paths) {
      const [first, last] = [path[0], path.at(-1)]
      const start = first !== undefined && takesCoin(first) !== (coin === 'in')
      const end = last !== undefined && givesCoin(last) !== (coin === 'out')
      if ((start || end) && !isIn && path.some(isV4)) return null
      isStartConverted ||= start
      isEndConverted ||= end
    }
    const starting = coin === 'in' ? WRAP_GAS : UNWRAP_GAS
    const ending = coin === 'out' ? UNWRAP_GAS : WRAP_GAS
    const conversionGas = (isStartConverted ? starting : 0) + (isEndConverted ? ending : 0)
    return conversionGas + (coin === 'in' ? 0 : takingGas(paths)) - sharedGas(paths)
  }

  return { before, atEnds }
}
