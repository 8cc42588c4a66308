import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit'

/**
 * Creates selectors that memoize only their last result. By default, Reselect keeps a result for every state in a new
 * map per selector and argument, which would cost more than the selectors themselves.
 */
export const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize })
