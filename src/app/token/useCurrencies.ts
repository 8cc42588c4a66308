import { unknownSymbol } from '#copy/token/token'
import { useMemo } from 'react'
import { coinLogo } from '#config/paths'
import { shippedLogo } from '#config/shippedLogo'
import { dollarSymbol } from '#domain/chain/network'
import { shortAddress } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { type Currency, type CurrencyId, NATIVE, scaleOf, type Token, type Side } from '#domain/token/token'
import { useCommonTokens, useTradeChain } from '#store/hooks'
import type { TokenFace } from '../../views/token/TokenIcon'
import { useDeployment } from '../useDeployment'
import { useTokenFacts } from './useMultipliers'
import { useTokenList } from './useTokenList'
import { useStableValue } from '../browser/useStableValue'

const NO_TOKENS: readonly Token[] = []

export const faceOf = ({ symbol, id, logoURI }: Currency): TokenFace => ({ symbol, address: id, logoURI })

/** A network's own coin, as one of the currencies. */
export const coinOf = ({ nativeCurrency }: Pick<Chain, 'nativeCurrency'>): Currency => ({
  id: NATIVE,
  ...nativeCurrency,
  logoURI: coinLogo(nativeCurrency.symbol),
})

/** The tokens of the token list; empty until the list is read, and if it cannot be read. */
export function useTokens(isWanted = false): readonly Token[] {
  return useTokenList(isWanted).data?.tokens ?? NO_TOKENS
}

/**
 * A token's entry in the list. The object is kept while newer lists have an equal entry. The list is not loaded for
 * base tokens.
 */
export function useListedToken(id: CurrencyId | null): Token | null {
  const bases = useDeployment()?.bases ?? []
  const tokens = useTokens(id !== null && id !== NATIVE && !bases.includes(id))
  const found = useMemo(
    () => (id === null || id === NATIVE ? null : (tokens.find(({ address }) => address === id) ?? null)),
    [tokens, id],
  )
  return useStableValue(found)
}

/**
 * Returns a function that names a currency by its symbol. An unlisted token is named by its address, because anybody
 * can choose a symbol.
 */
export function useSymbols(): (id: CurrencyId) => string {
  const { nativeCurrency } = useTradeChain()
  const tokens = useTokens()
  return useMemo(
    () => (id: CurrencyId) =>
      id === NATIVE
        ? nativeCurrency.symbol
        : (tokens.find(({ address }) => address === id)?.symbol ?? shortAddress(id)),
    [nativeCurrency, tokens],
  )
}

/** Whether nothing is known about a token, because the request is pending or the operator does not offer the token. */
const isUnread = (facts: string | undefined) => facts === undefined || facts === 'notOffered'

/** The token on one side of a trade on the active network, with the decimals reported by its contract. */
export function useSide(id: CurrencyId | null): Side {
  const { listChainId, nativeCurrency } = useTradeChain()
  const deployment = useCommonTokens()
  const usdc = deployment?.usdc
  const dollar = dollarSymbol(deployment)
  const listed = useListedToken(id)
  const token = id === null || id === NATIVE ? null : id
  const { facts, isError } = useTokenFacts(token)
  return useMemo((): Side => {
    if (id === null) return { state: 'none' }
    if (id === NATIVE) return { state: 'ready', currency: coinOf({ nativeCurrency }) }
    // The symbol that is used until the token's contract is read.
    const knownSymbol = id === usdc ? dollar : shortAddress(id)
    const symbol =
      listed?.symbol ?? (typeof facts === 'object' ? facts.symbol : isUnread(facts) ? knownSymbol : unknownSymbol)
    if (facts === undefined) return { state: isError ? 'unreadable' : 'reading', symbol }
    if (typeof facts === 'string') return { state: 'notHere', symbol, why: facts }
    const { name } = facts
    return {
      state: 'ready',
      currency: {
        id,
        symbol,
        name: listed?.name ?? name,
        ...scaleOf(facts),
        logoURI: listed?.logoURI ?? shippedLogo(listChainId, id),
      },
    }
  }, [listChainId, nativeCurrency, usdc, dollar, id, listed, facts, isError])
}
