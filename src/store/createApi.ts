import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react'
import { createSelector } from './createSelector'

/** RTK Query's `createApi`, with selectors that remember their last result alone. */
export const createApi = buildCreateApi(coreModule({ createSelector }), reactHooksModule({ createSelector }))
