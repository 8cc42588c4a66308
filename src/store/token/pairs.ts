import { createSelector } from '@reduxjs/toolkit'
import { joinPairs, partnersByToken } from '../../domain/market/pair'
import { lists } from './lists'

const selectTokens = lists.endpoints.getTokens.select(undefined)
const selectPairRecords = lists.endpoints.getPairs.select(undefined)

const NO_PARTNERS: ReturnType<typeof partnersByToken> = new Map()

/** The first pair records as pairs of tokens. */
export const selectPairs = createSelector([selectTokens, selectPairRecords], ({ data: list }, { data: pairs }) =>
  list && pairs ? joinPairs(pairs.records, list.tokens) : [],
)

/** The trading partners of tokens according to the pair list, by lower-case address. */
export const selectPartners = createSelector([selectTokens, selectPairRecords], ({ data: list }, { data: pairs }) =>
  list && pairs ? partnersByToken(pairs.records, list.tokens) : NO_PARTNERS,
)
