import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query'
import { createSelector } from './createSelector'

/**
 * RTK Query's `createApi` without its hooks, which `readHook` replaces. Its selectors memoize only their last result.
 */
export const createApi = buildCreateApi(coreModule({ createSelector }))
