import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../types'

const selectQueries = ({ chainReads }: RootState) => chainReads.queries

/** Whether a node limits requests, according to the latest read. */
export const selectIsLimited = createSelector([selectQueries], (queries) =>
  Object.values(queries).some((query) => (query?.error as { failure?: string } | undefined)?.failure === 'limited'),
)
