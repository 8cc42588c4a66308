import { useMemo } from 'react'
import { otherNamesOf } from '#config/tokenNames'
import {
  coinFound,
  isAmbiguousSearch,
  type Named,
  rankFound,
  type SearchPreference,
} from '#domain/search/searchRanking'
import { createTokenSearch, isNamedLike, type TokenSearch } from '#domain/search/tokenSearch'
import { BY_NAME_MAX } from '#domain/token/limits'
import { NATIVE, type Token } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'

/**
 * The tokens that match the search text: `results` match by symbol or address and are ranked, and `byName` match by
 * name. `similar` has tokens with a similar symbol, and only if nothing else matches.
 */
export function useFoundTokens<Coin extends Named>(
  text: string,
  { coin, search, unlisted }: { coin: Coin; search: TokenSearch; unlisted: readonly Token[] },
  preference: SearchPreference,
) {
  const { id: chainId } = useTradeChain()
  // The search is not deferred, because searching 100,000 tokens takes less time than rendering the results.
  return useMemo(() => {
    const { preferred } = preference
    const otherNames = otherNamesOf(chainId)
    const isNamed = (token: Named) => isNamedLike(token, text, otherNames)
    const results = rankFound<Coin | Token>(
      text,
      [
        { found: coinFound(coin, text), at: (id) => (id === NATIVE ? coin : undefined) },
        { found: search.match(text), at: search.at },
        // Unlisted tokens always come after listed ones, even if the account holds them.
        { found: createTokenSearch(unlisted).match(text), at: () => undefined },
      ],
      preference,
    )
    const byName: readonly (Coin | Token)[] = [
      ...[coin].filter(isNamed),
      ...search.findByName(text, preferred, otherNames),
      ...unlisted.filter(isNamed),
    ].slice(0, BY_NAME_MAX)
    const similar = results.length + byName.length === 0 ? search.findSimilar(text, preferred) : []
    return { results, byName, similar, isAmbiguous: isAmbiguousSearch(text, results, byName, preferred) }
  }, [text, coin, search, unlisted, preference, chainId])
}
