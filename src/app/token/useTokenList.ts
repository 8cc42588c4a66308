import { useMemo } from 'react'
import { withProgress } from '#store/readHook'
import { useGetTokensQuery } from '#store/token/lists'
import { useTradeChain } from '#store/hooks'
import { tokensOfChain } from '#store/token/tokensOfChain'

/** The active network's token list. If `isWanted` is false, it is used if already loaded, but not requested. */
export function useTokenList(isWanted = true) {
  const { id: chainId } = useTradeChain()
  const read = useGetTokensQuery(undefined, { isPeek: !isWanted, selectFromResult: withProgress })
  const { data: list } = read
  const data = useMemo(() => list && { ...list, ...tokensOfChain(list, chainId) }, [list, chainId])
  return { ...read, data }
}
