import { useMemo } from 'react'
import { withProgress } from '../../store/readHook'
import { useGetTokensQuery } from '../../store/token/lists'
import { useTradeChain } from '../../store/hooks'
import { searchedTokensOf, tokensOfChain } from '../../store/token/tokensOfChain'

/**
 * The token list with the active network's tokens. If `isWanted` is false, the list is used if already loaded, but not
 * requested. `searched` is the same list, but is there before its addresses are checked.
 */
export function useTokenList(isWanted = true) {
  const { id: chainId } = useTradeChain()
  const {
    data: list,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useGetTokensQuery(undefined, {
    isPeek: !isWanted,
    selectFromResult: withProgress,
  })
  const data = useMemo(() => {
    const tokens = list && tokensOfChain(list, chainId)
    return tokens && { ...list, ...tokens }
  }, [list, chainId])
  const searched = useMemo(() => list && { ...list, ...searchedTokensOf(list, chainId) }, [list, chainId])
  return {
    data,
    searched: data ?? searched,
    error,
    isLoading: isLoading || list?.isUnchecked === true,
    isFetching,
    refetch,
  }
}
