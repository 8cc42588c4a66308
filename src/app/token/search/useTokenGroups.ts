import { selectorGroups } from '#copy/token/selector'
import { useMemo } from 'react'
import { createTokenSearch, type TokenSearch } from '../../../domain/token/tokenSearch'
import { type CurrencyId, NATIVE, type Token } from '../../../domain/token/token'
import { useTradeChain } from '../../../store/hooks'
import type { TokenRowGroup } from '../../../views/token/selector/tokenLines'
import { useStableValue } from '../../page/browser/useStableValue'

interface GroupsInput {
  text: string
  tokens: readonly Token[]
  search: TokenSearch
  accepted: ReadonlyMap<CurrencyId, Token>
  favourites: readonly CurrencyId[]
  /** What the account holds, sorted by value. */
  own: readonly CurrencyId[]
}

/**
 * The tokens of the selector's list, in groups: the search results, or all of them. Each token is in one group only.
 */
export function useTokenGroups({ text, tokens, search, accepted, ...lists }: GroupsInput): readonly TokenRowGroup[] {
  const { symbol: coin } = useTradeChain().nativeCurrency
  const searchAccepted = useMemo(() => createTokenSearch([...accepted.values()]), [accepted])
  // The rows keep their identity while only their figures change.
  const favourites = useStableValue(lists.favourites)
  const own = useStableValue(lists.own)
  const wanted = text.trim()
  return useMemo(() => {
    if (wanted !== '') {
      const matches = [...search.find(wanted), ...searchAccepted.find(wanted)].map(({ address }) => address)
      const isCoinWanted = coin.toLowerCase().includes(wanted.toLowerCase())
      return [{ name: '', ids: isCoinWanted ? [NATIVE, ...matches] : matches }]
    }
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
      { name: selectorGroups.all, ids: newOnes([NATIVE, ...tokens.map(({ address }) => address)]) },
    ]
  }, [wanted, coin, search, searchAccepted, tokens, favourites, own])
}
