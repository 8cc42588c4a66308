import { createSelector } from '../createSelector'
import { isPairOffered } from '#config/settings'
import { joinPairs, partnersByToken, type TokenPair } from '#domain/market/pair'
import { selectTradeChainId } from '../chain/tradeChain'
import type { RootState } from '../types'
import { lists } from '../token/lists'
import { selectListedTokens } from '../token/tokensOfChain'

const selectTokens = (state: RootState) => selectListedTokens(state, selectTradeChainId(state))
const selectPairRecords = lists.endpoints.getPairs.select(undefined)

const offered = (pairs: TokenPair[]) =>
  pairs.filter(({ tokenA, tokenB }) => isPairOffered(tokenA.chainId, tokenA.address, tokenB.address))

const NO_PAIRS: readonly TokenPair[] = []
const NO_PARTNERS: ReturnType<typeof partnersByToken> = new Map()

export const selectPairs = createSelector([selectTokens, selectPairRecords], (tokens, { data: pairs }) =>
  tokens && pairs ? offered(joinPairs(pairs.records, tokens)) : NO_PAIRS,
)

/** For each token (by lower-case address), the tokens that the pair list pairs with it. */
export const selectPartners = createSelector([selectTokens, selectPairRecords], (tokens, { data: pairs }) =>
  tokens && pairs ? partnersByToken(pairs.records, tokens) : NO_PARTNERS,
)
