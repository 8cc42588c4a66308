import { createSelector } from '../createSelector'
import type { RootState } from '../types'

/**
 * By how much this device's clock is ahead of the blocks' time, the least of all networks read in the visit; null before
 * the first block. See `clockOffset`.
 */
export const selectClockOffset = createSelector(
  [({ chainReads }: Pick<RootState, 'chainReads'>) => chainReads.queries],
  (queries): number | null => {
    const offsets = Object.values(queries).flatMap((query) => {
      const { endpointName, data } = query ?? {}
      return endpointName === 'getHead' && data ? [(data as { clockOffset: number }).clockOffset] : []
    })
    return offsets.length === 0 ? null : Math.min(...offsets)
  },
)
