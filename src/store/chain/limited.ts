import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../types'

const selectQueries = ({ chainReads }: RootState) => chainReads.queries

/** Whether a node limits how often it is asked, as the last answer to any of what is read says. */
export const selectIsLimited = createSelector([selectQueries], (queries) =>
  Object.values(queries).some((query) => (query?.error as { failure?: string } | undefined)?.failure === 'limited'),
)
