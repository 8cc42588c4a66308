import { createSelectorCreator, lruMemoize } from '@reduxjs/toolkit'

/**
 * Selectors that remember their last result alone. By default Reselect keeps one for every state that it has seen, in a
 * new map per state, selector and argument: with every action more work than all the selectors do.
 */
export const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize })
