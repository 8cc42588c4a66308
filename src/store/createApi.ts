import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query'
import { createSelector } from './createSelector'

/** RTK Query's `createApi` without its hooks, for which see `readHook`. Its selectors remember their last result alone. */
export const createApi = buildCreateApi(coreModule({ createSelector }))
