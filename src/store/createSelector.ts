import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit'

/**
 * Creates selectors that memoize only their last result. By default Reselect keeps a result for every state that it has
 * seen, in a new map per state, selector and argument. With every action this costs more than the selectors themselves.
 */
export const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize })
