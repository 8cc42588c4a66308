import { useMemo } from 'react'
import { type Address, sameAddress } from '../../domain/chain/address'
import { addressTwin } from '../../domain/token/addressTwin'
import { NATIVE } from '../../domain/token/token'
import { createImitationCheck } from '../../domain/token/tokenImitation'
import { useTradeChain } from '../../store/hooks'
import { useGetTokensQuery } from '../../store/token/lists'

/** What a token could be mistaken for. */
export interface TokenDoubt {
  /**
   * `address`: the ends of its address are those of a listed token. `imitation`: it is on no list, and is called like one
   * that is. The marks of the list: another one has its symbol, or it only looks like another's.
   */
  kind: 'address' | 'imitation' | 'sharedSymbol' | 'lookAlike'
  /** The other token; of the chain's own coin there is no address. */
  other: { symbol: string; address: Address | null }
}

/** Why a token's name alone does not tell which token it is; null when it does. */
export function useTokenDoubt(address: Address, symbol: string, name: string): TokenDoubt | null {
  const { nativeCurrency } = useTradeChain()
  const { data } = useGetTokensQuery(undefined)
  return useMemo((): TokenDoubt | null => {
    if (!data) return null
    const { tokens, marks } = data
    const own = tokens.find((token) => sameAddress(token.address, address))
    const mark = own && marks[own.address]
    const found = (kind: TokenDoubt['kind'], token: { symbol: string; address: string } | null | undefined) =>
      token && {
        kind,
        other: { symbol: token.symbol, address: token.address === NATIVE ? null : (token.address as Address) },
      }
    const twin = found('address', addressTwin(tokens, address))
    if (twin) return twin
    if (own && !mark) return null
    const others = tokens.filter((token) => token !== own)
    if (mark === 'sharedSymbol') {
      const same = others.find((token) => token.symbol.toUpperCase() === symbol.toUpperCase())
      return found('sharedSymbol', same) ?? null
    }
    const original = createImitationCheck([{ ...nativeCurrency, address: NATIVE }, ...others])({
      address,
      symbol,
      name,
    })
    return found(mark ?? 'imitation', original) ?? null
  }, [nativeCurrency, data, address, symbol, name])
}
