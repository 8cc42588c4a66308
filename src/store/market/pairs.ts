import { createSelector } from '../createSelector'
import { isPairOffered } from '../../config/settings'
import { joinPairs, partnersByToken, type TokenPair } from '../../domain/market/pair'
import { selectTradeChainId } from '../chain/tradeChain'
import type { RootState } from '../types'
import { lists } from '../token/lists'
import { tokensOfChain } from '../token/tokensOfChain'

const selectList = lists.endpoints.getTokens.select(undefined)
const selectTokens = (state: RootState) => {
  const { data } = selectList(state)
  return data && tokensOfChain(data, selectTradeChainId(state)).tokens
}
const selectPairRecords = lists.endpoints.getPairs.select(undefined)

/** The pairs that the operator's settings do not exclude. */
const offered = (pairs: TokenPair[]) =>
  pairs.filter(({ tokenA, tokenB }) => isPairOffered(tokenA.chainId, tokenA.address, tokenB.address))

const NO_PARTNERS: ReturnType<typeof partnersByToken> = new Map()

/** The pair list's records as pairs of listed tokens. */
export const selectPairs = createSelector([selectTokens, selectPairRecords], (tokens, { data: pairs }) =>
  tokens && pairs ? offered(joinPairs(pairs.records, tokens)) : [],
)

/** The trading partners of tokens according to the pair list, by lower-case address. */
export const selectPartners = createSelector([selectTokens, selectPairRecords], (tokens, { data: pairs }) =>
  tokens && pairs ? partnersByToken(pairs.records, tokens) : NO_PARTNERS,
)
