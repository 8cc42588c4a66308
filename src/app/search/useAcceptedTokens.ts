import { useMemo } from 'react'
import type { TokenSearch } from '#domain/search/tokenSearch'
import type { Token } from '#domain/token/token'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectTokenChoices } from '#store/token/tokenChoices'

/** The tokens that the visitor has accepted for trading although they are not on the list that is searched. */
export function useAcceptedTokens(search: TokenSearch): readonly Token[] {
  const { id: chainId } = useTradeChain()
  const { accepted } = useAppSelector((state) => selectTokenChoices(state, chainId))
  return useMemo(
    () =>
      accepted
        .filter(({ address }) => search.at(address) === undefined)
        .map((token) => ({ ...token, chainId, logoURI: null })),
    [chainId, accepted, search],
  )
}
