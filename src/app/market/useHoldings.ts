import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { coinHolding, heldAmong, holdingsSummary, tokenHolding, tokensProgress } from '#domain/market/holdings'
import { NATIVE, type Token } from '#domain/token/token'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useGetBalanceQuery } from '#store/token/tokenReads'
import { useTokenList } from '../token/useTokenList'
import { selectTokenChoices } from '#store/token/tokenChoices'
import { useTokens } from '../token/useCurrencies'
import { useBalances } from './useBalances'
import { useUsdPrices } from './useUsdPrices'

const NOTHING: readonly [] = []

/** The listed tokens, and the unlisted tokens that the visitor accepted. */
export function useKnownTokens(): readonly Token[] {
  const { id: chainId } = useTradeChain()
  const listed = useTokens()
  const { accepted } = useAppSelector((state) => selectTokenChoices(state, chainId))
  return useMemo(() => {
    if (accepted.length === 0) return listed
    // Addresses can be compared as they are, because both lists are checksummed.
    const known = new Set(listed.map(({ address }) => address))
    const others = accepted.filter(({ address }) => !known.has(address))
    return [...listed, ...others.map((token): Token => ({ ...token, chainId, logoURI: null }))]
  }, [chainId, listed, accepted])
}

/** An account's balances of the known tokens on the active network, and their value. */
export function useHoldings(account: Address | null) {
  const { id: chainId, nativeCurrency } = useTradeChain()
  const tokens = useKnownTokens()
  const list = useTokenList()
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const coin = useGetBalanceQuery({ chainId, account: account ?? '0x' }, { skip: !account })
  const isCoinError = coin.hasFailed
  // Wait for the token list. Otherwise the balances of a few tokens would be read first, and then again together with
  // all others.
  const hasTokens = !list.isLoading && addresses.length > 0
  const { balances, unread, ...read } = useBalances(account, hasTokens ? addresses : NOTHING)
  const tokensRead = tokensProgress(hasTokens, balances, read.isError)

  const held = useMemo(() => {
    const own = new Set(heldAmong(addresses, balances))
    return tokens.filter(({ address }) => own.has(address))
  }, [tokens, addresses, balances])
  const priced = useMemo(() => [NATIVE, ...held.map(({ address }) => address)] as const, [held])
  const isKnown = !list.isLoading && tokensRead !== 'loading'
  const usd = useUsdPrices(account && isKnown ? priced : NOTHING)

  const coinUnits = coin.currentData === undefined ? null : BigInt(coin.currentData)
  const native = coinHolding(coinUnits, nativeCurrency.decimals, usd.etherUsd)
  const holdings = held.map((token) =>
    tokenHolding(
      token,
      balances,
      usd.prices?.tokens.find((price) => price.token === token.address),
    ),
  )
  return {
    ...holdingsSummary(native, holdings, {
      isListLoading: list.isLoading,
      coin: native ? 'read' : isCoinError ? 'failed' : 'loading',
      tokens: tokensRead,
      arePricesLoading: usd.prices === undefined && usd.isReading,
    }),
    holdings,
    /** The balance of the chain's native currency; null until it is read. */
    native,
    unread: unread + (native === null && isCoinError ? 1 : 0),
    balances,
    prices: usd.prices,
    refetch() {
      if (account) coin.refetch()
      if (account && hasTokens) read.refetch()
    },
  }
}
