import type { ClockEstimate, SeenBlocks } from '#domain/chain/blockTime'
import { createSelector } from '../createSelector'
import type { RootState } from '../types'

/** The newest estimate of this device's clock, from the blocks of all networks of this visit; null before the first. */
export const selectClock = createSelector(
  [({ chainReads }: Pick<RootState, 'chainReads'>) => chainReads.queries],
  (queries): ClockEstimate | null => {
    const estimates = Object.values(queries).flatMap((query) => {
      const { endpointName, data } = query ?? {}
      return endpointName === 'getHead' && data ? [(data as { clock: ClockEstimate }).clock] : []
    })
    return estimates.reduce<ClockEstimate | null>(
      (newest, each) => (newest && newest.timer >= each.timer ? newest : each),
      null,
    )
  },
)

/** The first block of a network that was read in this visit; undefined before it. */
export function selectFirstSeen(
  { chainReads }: Pick<RootState, 'chainReads'>,
  chainId: number,
): SeenBlocks['first'] | undefined {
  const own = Object.values(chainReads.queries).find((query) => {
    const { endpointName, originalArgs }: { endpointName?: string; originalArgs?: unknown } = query ?? {}
    return endpointName === 'getHead' && (originalArgs as { chainId: number }).chainId === chainId
  })
  return (own?.data as SeenBlocks | undefined)?.first
}
