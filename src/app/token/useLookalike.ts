import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { type Lookalike, lookalikeOf } from '#domain/token/lookalike/lookalike'
import { useTradeChain } from '#store/hooks'
import { useTokenList } from './useTokenList'

/** A token that this one can be mistaken for, with the reason; null if there is none. */
export function useLookalike(address: Address, symbol: string, name: string): Lookalike | null {
  const { nativeCurrency } = useTradeChain()
  const { data: list } = useTokenList()
  return useMemo(
    () => (list ? lookalikeOf({ address, symbol, name }, list, nativeCurrency) : null),
    [nativeCurrency, list, address, symbol, name],
  )
}
