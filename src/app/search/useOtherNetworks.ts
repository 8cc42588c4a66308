import { useMemo } from 'react'
import { supportedChains } from '#config/chains'
import { otherNamesOf } from '#config/tokenNames'
import type { Chain } from '#domain/chain/chain'
import { coinNamed, foundOn, isCoinFound } from '#domain/search/otherNetworks'
import type { CurrencyId, Token } from '#domain/token/token'
import { type TokenSearch, tokenSearchOf } from '#domain/search/tokenSearch'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useGetTokensQuery } from '#store/token/lists'
import { selectAllTokenChoices } from '#store/token/tokenChoices'
import { tokensOfChain } from '#store/token/tokensOfChain'
import { useReadySearches } from './useReadySearches'

/** The tokens of another network that match the search text. */
export interface FoundElsewhere {
  network: Chain
  hasCoin: boolean
  tokens: readonly Token[]
}

interface SearchOf {
  network: Chain
  tokens: readonly Token[]
  search: TokenSearch
}

/** Which tokens of other networks are shown before anything is typed. */
type Untyped = 'all' | 'chosen' | 'none'

const NONE: readonly never[] = []

/** All networks except the active one, in their usual order. */
export function useOtherChains(): readonly Chain[] {
  const { id: active } = useTradeChain()
  return useMemo(
    () => (supportedChains.length > 1 ? supportedChains.filter(({ id }) => id !== active) : NONE),
    [active],
  )
}

/** The token searches of the other networks; empty until all of them are ready. */
function useSearches(): readonly SearchOf[] {
  const chains = useOtherChains()
  const { data: list } = useGetTokensQuery(undefined, { skip: chains.length === 0 })
  const searches = useMemo(
    () =>
      list
        ? chains.map((network): SearchOf => {
            const { tokens } = tokensOfChain(list, network.id)
            return { network, tokens, search: tokenSearchOf(tokens) }
          })
        : NONE,
    [chains, list],
  )
  const areReady = useReadySearches(useMemo(() => searches.map(({ search }) => search), [searches]))
  return areReady ? searches : NONE
}

/**
 * The tokens that match a text on each network except the active one. Networks without a match are left out. While the
 * text is empty, `untyped` decides whether all tokens are returned, only recently chosen and favourite tokens, or none.
 */
export function useOtherNetworks(text: string, untyped: Untyped): readonly FoundElsewhere[] {
  const searches = useSearches()
  const choices = useAppSelector(selectAllTokenChoices)
  const chosen = untyped === 'chosen' ? choices : null
  return useMemo(() => {
    const foundBy = ({ network, tokens, search }: SearchOf): FoundElsewhere => {
      if (text.trim() !== '') {
        const hasCoin = isCoinFound(coinNamed(network.nativeCurrency), text, otherNamesOf(network.id))
        return { network, hasCoin, tokens: foundOn(text, search) }
      }
      if (untyped === 'all') return { network, hasCoin: true, tokens }
      const { recent = NONE, favourites = NONE } = chosen?.[network.id] ?? {}
      const ids = new Set<CurrencyId>([...recent, ...favourites])
      return { network, hasCoin: false, tokens: [...ids].flatMap((id) => search.at(id) ?? []) }
    }
    return searches.map(foundBy).filter(({ hasCoin, tokens }) => hasCoin || tokens.length > 0)
  }, [text, searches, untyped, chosen])
}

/** Returns a function that finds another network's token by network and address. */
export function useTokenOn() {
  const searches = useSearches()
  return (chainId: number, id: CurrencyId): { network: Chain; token: Token | undefined } | undefined => {
    const on = searches.find(({ network }) => network.id === chainId)
    return on && { network: on.network, token: on.search.at(id) }
  }
}
