import type { RootState } from '../types'

/**
 * Whether trades and queries have been added to the store, so that what shows the chain or the lists can be rendered.
 */
export const selectIsMarketHere = (state: RootState): boolean => 'chainReads' in state
