import type { RootState } from '../types'

/** Whether trades and queries have joined the store, so that what shows the chain or the lists can be drawn. */
export const selectIsMarketHere = (state: RootState): boolean => 'chainReads' in state
