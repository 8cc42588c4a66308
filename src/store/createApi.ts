import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query'
import { createSelector } from './createSelector'

/** RTK Query's `createApi` without hooks, which `readHook` creates. Its selectors memoize only their last result. */
export const createApi = buildCreateApi(coreModule({ createSelector }))
