import { searchGroups, selectorGroups } from '#copy/search/search'
import { useMemo, useState } from 'react'
import { type FoundToken, NATIVE } from '#domain/token/token'
import { searchSuggestions } from '#domain/search/searchSuggestions'
import type { TokenSearch } from '#domain/search/tokenSearch'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useGetPairsQuery } from '#store/token/lists'
import { selectTokenChoices } from '#store/token/tokenChoices'
import type { TokenGroup } from '../../views/search/searchRows'
import { useLiquidTokens } from './useLiquidTokens'

const NO_GROUPS: readonly TokenGroup[] = []

/**
 * The tokens that the search suggests before anything is typed. They are selected when `offer` is called, and their
 * order does not change afterwards. Only liquidity that has already been read is used, so no request is sent.
 */
export function useSuggestions(search: TokenSearch, coin: FoundToken) {
  const { id: chainId } = useTradeChain()
  const { recent, favourites } = useAppSelector((state) => selectTokenChoices(state, chainId))
  const [offered, setOffered] = useState<(Parameters<typeof searchSuggestions>[0] & { chainId: number }) | null>(null)
  useGetPairsQuery(undefined, { skip: offered === null })
  const liquid = useLiquidTokens()
  // If liquid pairs arrive later, their tokens are added as the last group.
  if (offered?.chainId === chainId && offered.liquid.length === 0 && liquid.length > 0)
    setOffered({ ...offered, liquid })
  const groups = useMemo(() => {
    if (offered?.chainId !== chainId) return NO_GROUPS
    const tokens = searchSuggestions(offered, (id) => (id === NATIVE ? coin : search.at(id)))
    return [
      { name: selectorGroups.recent, tokens: tokens.recent },
      { name: selectorGroups.favourites, tokens: tokens.favourites },
      { name: searchGroups.liquid, tokens: tokens.liquid },
    ]
  }, [offered, chainId, search, coin])
  return {
    groups,
    offer() {
      setOffered({ chainId, recent, favourites, liquid })
    },
  }
}
