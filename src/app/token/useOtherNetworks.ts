import { useEffect, useMemo, useState } from 'react'
import { supportedChains } from '../../config/chains'
import type { Chain } from '../../domain/chain/chain'
import { foundOn, keyOn, type TokenKey } from '../../domain/token/otherNetworks'
import type { Token } from '../../domain/token/token'
import { type TokenSearch, tokenSearchOf } from '../../domain/token/tokenSearch'
import { useTradeChain } from '../../store/hooks'
import { useGetTokensQuery } from '../../store/token/lists'
import { tokensOfChain } from '../../store/token/tokensOfChain'

/** What a text finds on a network that is not the active one. */
export interface FoundElsewhere {
  network: Chain
  tokens: readonly Token[]
}

const NONE: readonly never[] = []

/** The networks besides the active one, in their order. */
export function useOtherChains(): readonly Chain[] {
  const { id: active } = useTradeChain()
  return useMemo(
    () => (supportedChains.length > 1 ? supportedChains.filter(({ id }) => id !== active) : NONE),
    [active],
  )
}

/** What a text finds in the list's tokens of each network besides the active one, without those that have none. */
export function useOtherNetworks(text: string): readonly FoundElsewhere[] {
  const chains = useOtherChains()
  const { data: list } = useGetTokensQuery(undefined, { skip: chains.length === 0 })
  const searches = useMemo(
    () =>
      list
        ? chains.map((network) => ({ network, search: tokenSearchOf(tokensOfChain(list, network.id).tokens) }))
        : NONE,
    [chains, list],
  )
  const [prepared, setPrepared] = useState<readonly { search: TokenSearch }[]>(NONE)
  useEffect(() => {
    let isCurrent = true
    void Promise.all(searches.map(({ search }) => search.prepare())).then(() => {
      if (isCurrent) setPrepared(searches)
    })
    return () => {
      isCurrent = false
    }
  }, [searches])
  const hasNames = prepared === searches
  return useMemo(() => {
    if (text.trim() === '') return NONE
    return searches.flatMap(({ network, search }) => {
      const tokens = foundOn(text, search, hasNames)
      return tokens.length > 0 ? [{ network, tokens }] : []
    })
  }, [text, searches, hasNames])
}

/** The tokens that were found, by their keys. */
export function useFoundByKey(found: readonly FoundElsewhere[]) {
  return useMemo(
    () =>
      new Map<TokenKey, { network: Chain; token: Token }>(
        found.flatMap(({ network, tokens }) =>
          tokens.map((token) => [keyOn(network.id, token.address), { network, token }] as const),
        ),
      ),
    [found],
  )
}
