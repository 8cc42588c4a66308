import { createSelector } from '../createSelector'
import type { RootState } from '../types'

/**
 * How far this device's clock is ahead of the timestamps of blocks, in milliseconds; null before the first block. The
 * value is the minimum over all networks that were read in this visit, see `clockOffset`.
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
