import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit'

/**
 * Creates selectors that memoize only their last result. By default Reselect keeps a result for every state that it has
 * seen, in a new map per state, selector and argument. This would cost more at every action than the selectors
 * themselves.
 */
export const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize })
