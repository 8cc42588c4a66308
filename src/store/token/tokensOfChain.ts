import { configuredChain, supportedChains } from '#config/chains'
import { type ListedTokens, NONE_LISTED, type Token, type TokenList } from '#domain/token/token'
import type { RootState } from '../types'
import { lists } from './lists'

export function tokensOfChain(list: TokenList, chainId: number): ListedTokens {
  const { listChainId } = configuredChain(chainId)
  if (listChainId === supportedChains[0].listChainId) return list
  return list.others?.[listChainId] ?? NONE_LISTED
}

const selectTokenList = lists.endpoints.getTokens.select(undefined)

/** The listed tokens of a network; undefined until the list is read. */
export function selectListedTokens(state: RootState, chainId: number): Token[] | undefined {
  const { data } = selectTokenList(state)
  return data && tokensOfChain(data, chainId).tokens
}
