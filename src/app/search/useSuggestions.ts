import { searchGroups, selectorGroups } from '#copy/search/search'
import { useMemo, useState } from 'react'
import type { Address } from '../../domain/chain/address'
import { liquidTokens } from '../../domain/search/liquidTokens'
import { type FoundToken, NATIVE } from '../../domain/token/token'
import { searchSuggestions } from '../../domain/search/searchSuggestions'
import type { TokenSearch } from '../../domain/search/tokenSearch'
import { useAppSelector, useTradeChain } from '../../store/hooks'
import { useGetPairPricesQuery } from '../../store/market/marketReads'
import { useGetPairsQuery } from '../../store/token/lists'
import { selectPairs } from '../../store/market/pairs'
import { selectTokenChoices } from '../../store/token/tokenChoices'
import type { TokenGroup } from '../../views/search/searchRows'

const NO_GROUPS: readonly TokenGroup[] = []
const NO_TOKENS: readonly Address[] = []

/**
 * The tokens that the search suggests before anything is typed. They are selected when `offer` is called, and their
 * order does not change afterwards. Only liquidity that has already been read is used, so no request is sent.
 */
export function useSuggestions(search: TokenSearch, coin: FoundToken) {
  const { id: chainId } = useTradeChain()
  const { recent, favourites } = useAppSelector((state) => selectTokenChoices(state, chainId))
  const [offered, setOffered] = useState<(Parameters<typeof searchSuggestions>[0] & { chainId: number }) | null>(null)
  useGetPairsQuery(undefined, { skip: offered === null })
  const pairs = useAppSelector(selectPairs)
  const ends = useMemo(
    () => pairs.map(({ tokenA, tokenB }): [Address, Address] => [tokenA.address, tokenB.address]),
    [pairs],
  )
  const { priced } = useGetPairPricesQuery(
    { chainId, pairs: ends },
    { isPeek: true, selectFromResult: ({ currentData }) => ({ priced: currentData?.pairs }) },
  )
  const liquid = useMemo(
    () => liquidTokens(ends, priced?.map(({ liquidityUsd }) => liquidityUsd) ?? []),
    [ends, priced],
  )
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
      setOffered({ chainId, recent, favourites, liquid: liquid.length > 0 ? liquid : NO_TOKENS })
    },
  }
}
