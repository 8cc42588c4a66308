import { createSelector } from '@reduxjs/toolkit'
import { joinPairs } from '../../domain/pair'
import { lists } from '../queries/lists'

const selectTokens = lists.endpoints.getTokens.select(undefined)
const selectPairRecords = lists.endpoints.getPairs.select(undefined)

/** The first pair records as pairs of tokens. */
export const selectPairs = createSelector([selectTokens, selectPairRecords], ({ data: list }, { data: pairs }) =>
  list && pairs ? joinPairs(pairs.records, list.tokens) : [],
)
