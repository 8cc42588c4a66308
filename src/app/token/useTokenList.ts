import { useMemo } from 'react'
import { useGetTokensQuery } from '../../store/token/lists'
import { useTradeChain } from '../../store/hooks'
import { tokensOfChain } from '../../store/token/tokensOfChain'

/** The token list with the active network's tokens. */
export function useTokenList() {
  const { id: chainId } = useTradeChain()
  const { data: list, error, isLoading, isFetching } = useGetTokensQuery(undefined)
  const data = useMemo(() => list && { ...list, ...tokensOfChain(list, chainId) }, [list, chainId])
  return { data, error, isLoading, isFetching }
}
