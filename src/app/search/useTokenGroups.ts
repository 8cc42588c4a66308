import { searchGroups, selectorGroups } from '#copy/search/search'
import { useMemo } from 'react'
import { otherNamesOf } from '#config/tokenNames'
import { BY_NAME_MAX } from '#domain/token/limits'
import {
  coinFound,
  isAmbiguousSearch,
  type Named,
  rankFound,
  type SearchPreference,
} from '#domain/search/searchRanking'
import { createTokenSearch, isNamedLike, type TokenSearch } from '#domain/search/tokenSearch'
import { coinNamed, keyOn } from '#domain/search/otherNetworks'
import { type CurrencyId, NATIVE, type Token } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'
import type { TokenRowGroup } from '../../views/search/tokenLines'
import { useStableValue } from '../browser/useStableValue'
import type { FoundElsewhere } from './useOtherNetworks'

interface GroupsInput {
  text: string
  tokens: readonly Token[]
  search: TokenSearch
  accepted: ReadonlyMap<CurrencyId, Token>
  preference: SearchPreference
  favourites: readonly CurrencyId[]
  elsewhere: readonly FoundElsewhere[]
  own: readonly CurrencyId[]
  /** The tokens that come first among all tokens. */
  usual: readonly CurrencyId[]
}

/** The groups of tokens in the selector: the search results, or all tokens. Each token is in only one group. */
export function useTokenGroups(input: GroupsInput): readonly TokenRowGroup[] {
  const { text, tokens, search, accepted, preference, elsewhere, usual } = input
  const { id: chainId, nativeCurrency } = useTradeChain()
  // Keep the references of the arrays while only the figures of their tokens change.
  const favourites = useStableValue(input.favourites)
  const own = useStableValue(input.own)
  const needle = text.trim()
  const onOthers = useMemo(
    () =>
      elsewhere.map(({ network, hasCoin, tokens: found }): TokenRowGroup => {
        const ids = found.map(({ address }) => keyOn(network.id, address))
        return { name: network.name, ids: hasCoin ? [keyOn(network.id, NATIVE), ...ids] : ids, isAside: true }
      }),
    [elsewhere],
  )
  const found = useMemo((): readonly TokenRowGroup[] => {
    const ids = (items: readonly { address: CurrencyId }[]) => items.map(({ address }) => address)
    const coin = coinNamed(nativeCurrency)
    const otherNames = otherNamesOf(chainId)
    const unlisted = [...accepted.values()]
    const searchAccepted = createTokenSearch(unlisted)
    const matches = rankFound<Named>(
      needle,
      [
        { found: coinFound(coin, needle), at: (id) => (id === NATIVE ? coin : undefined) },
        { found: search.match(needle), at: search.at },
        // Unlisted tokens always come after listed ones, even if the account holds them.
        { found: searchAccepted.match(needle), at: () => undefined },
      ],
      preference,
    )
    const isAlsoNamed = (token: Named) => isNamedLike(token, needle, otherNames)
    const named = [
      ...[coin].filter(isAlsoNamed),
      ...search.findByName(needle, preference.preferred, otherNames),
      ...unlisted.filter(isAlsoNamed),
    ]
    const similar = matches.length + named.length === 0 ? search.findSimilar(needle, preference.preferred) : []
    const isAside = isAmbiguousSearch(needle, matches, named, preference.preferred)
    return [
      { name: '', ids: ids(matches), isAside },
      { name: searchGroups.similar, ids: ids(similar), isAside: true },
      { name: searchGroups.byName, ids: ids(named.slice(0, BY_NAME_MAX)), isAside: true },
      ...onOthers,
    ]
  }, [needle, chainId, nativeCurrency, search, accepted, preference, onOthers])
  const all = useMemo((): readonly TokenRowGroup[] => {
    const shown = new Set<CurrencyId>()
    const newOnes = (ids: readonly CurrencyId[]) =>
      ids.filter((id) => {
        if (shown.has(id)) return false
        shown.add(id)
        return true
      })
    return [
      { name: selectorGroups.favourites, ids: newOnes(favourites) },
      { name: selectorGroups.own, ids: newOnes(own) },
      { name: selectorGroups.all, ids: newOnes([...usual, ...tokens.map(({ address }) => address)]) },
      ...onOthers,
    ]
  }, [tokens, favourites, own, usual, onOthers])
  return needle === '' ? all : found
}
