import { configuredChain, supportedChains } from '../../config/chains'
import { type ListedTokens, NONE_LISTED, type TokenList } from '../../domain/token/token'

/** The tokens of a chain in a list; undefined while the addresses of the list are unchecked. */
export function tokensOfChain(list: TokenList, chainId: number): ListedTokens | undefined {
  return list.isUnchecked ? undefined : searchedTokensOf(list, chainId)
}

/** Like `tokensOfChain`, but for the search, which corrects the addresses of the tokens that it finds. */
export function searchedTokensOf(list: TokenList, chainId: number): ListedTokens {
  const { listChainId } = configuredChain(chainId)
  if (listChainId === supportedChains[0].listChainId) return list
  return list.others?.[listChainId] ?? NONE_LISTED
}
