import { configuredChain, supportedChains } from '#config/chains'
import { type ListedTokens, NONE_LISTED, type TokenList } from '#domain/token/token'

export function tokensOfChain(list: TokenList, chainId: number): ListedTokens {
  const { listChainId } = configuredChain(chainId)
  if (listChainId === supportedChains[0].listChainId) return list
  return list.others?.[listChainId] ?? NONE_LISTED
}
