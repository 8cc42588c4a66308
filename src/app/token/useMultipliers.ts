import { useCallback, useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { type CurrencyId, NATIVE, scaleWith, type TokenScale } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'
import { type NamedToken, useGetTokenFactsQuery, useGetUiMultipliersQuery } from '#store/token/tokenReads'

/** See `TokenScale`. They are read once for tokens without one, and with each block for the others. */
export function useMultipliers(currencies: readonly (CurrencyId | null)[]) {
  const { id: chainId } = useTradeChain()
  const joined = [...new Set(currencies)]
    .filter((id) => id !== null && id !== NATIVE)
    .sort()
    .join()
  const tokens = useMemo(() => (joined === '' ? [] : (joined.split(',') as Address[])), [joined])
  const { data, hasFailed } = useGetUiMultipliersQuery({ chainId, tokens }, { skip: tokens.length === 0 })
  // The multipliers of other tokens are kept while those of a longer list load.
  const of = data?.chainId === chainId ? data.of : undefined
  return {
    /** The multiplier of one of the currencies; null if it has none, undefined while unknown. */
    multiplierOf: useCallback((id: CurrencyId) => (id === NATIVE ? null : of?.[id]), [of]),
    isError: hasFailed,
  }
}

/**
 * A token's metadata from its contract, with its multiplier. A string is the reason why the address cannot be traded as a
 * token; undefined while the metadata or the multiplier is unknown.
 */
export function useTokenFacts(token: Address | null) {
  const { id: chainId } = useTradeChain()
  const { currentData, hasFailed } = useGetTokenFactsQuery({ chainId, token: token ?? '0x' }, { skip: token === null })
  const { multiplierOf, isError } = useMultipliers([token])
  const multiplier = token === null ? undefined : multiplierOf(token)
  const facts = useMemo((): typeof currentData | (NamedToken & TokenScale) => {
    if (typeof currentData !== 'object') return currentData
    return multiplier === undefined ? undefined : { ...currentData, ...scaleWith(currentData.decimals, multiplier) }
  }, [currentData, multiplier])
  return { facts, isError: facts === undefined && (hasFailed || isError) }
}
