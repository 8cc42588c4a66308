import { searchGroups, selectorGroups } from '#copy/search/search'
import { useMemo } from 'react'
import type { SearchPreference } from '#domain/search/searchRanking'
import type { TokenSearch } from '#domain/search/tokenSearch'
import { coinNamed, keyOn } from '#domain/search/otherNetworks'
import { type CurrencyId, NATIVE, type Token } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'
import type { TokenRowGroup } from '../../views/search/tokenLines'
import { useStableValue } from '../browser/useStableValue'
import { useFoundTokens } from './useFoundTokens'
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
  const { nativeCurrency } = useTradeChain()
  // Keep the references of the arrays while only the figures of their tokens change.
  const favourites = useStableValue(input.favourites)
  const own = useStableValue(input.own)
  const needle = text.trim()
  const coin = useMemo(() => coinNamed(nativeCurrency), [nativeCurrency])
  const unlisted = useMemo(() => [...accepted.values()], [accepted])
  const matching = useFoundTokens(needle, { coin, search, unlisted }, preference)
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
    const { results, byName, similar, isAmbiguous } = matching
    return [
      { name: '', ids: ids(results), isAside: isAmbiguous },
      { name: searchGroups.similar, ids: ids(similar), isAside: true },
      { name: searchGroups.byName, ids: ids(byName), isAside: true },
      ...onOthers,
    ]
  }, [matching, onOthers])
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
