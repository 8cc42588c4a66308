import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import type { Address } from '../../domain/address'
import type { Token } from '../../domain/token'
import { useGetTokenBalancesQuery } from '../../store/queries/chainReads'
import { useTokens } from './useCurrencies'
import { useUsdPrices } from './useUsdPrices'

const chainId = supportedChain.id

export interface Holding {
  token: Token
  units: bigint
  /** Dollars for one whole token, with 18 decimals. */
  usd: bigint | null
}

/** Every listed token of which an account has some, and what it is worth. */
export function useHoldings(account: Address | null) {
  const tokens = useTokens()
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const {
    currentData: balances,
    isError,
    refetch,
  } = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens: addresses },
    { skip: !account || addresses.length === 0 },
  )
  const held = useMemo(() => tokens.filter(({ address }) => BigInt(balances?.[address] ?? 0) > 0n), [tokens, balances])
  const { priceOf, prices } = useUsdPrices(held.map(({ address }) => address))
  const holdings = held.map((token): Holding => ({
    token,
    units: BigInt(balances?.[token.address] ?? 0),
    usd: priceOf(token.address),
  }))
  return {
    holdings,
    balances,
    isRead: balances !== undefined && (held.length === 0 || prices !== undefined),
    isError,
    refetch,
  }
}
