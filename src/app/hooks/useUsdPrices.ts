import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import type { Address } from '../../domain/address'
import { type CurrencyId, NATIVE } from '../../domain/token'
import { useGetPricesQuery } from '../../store/queries/chainReads'

const weth = deploymentOf(supportedChain.id)?.weth

/** Dollar prices of currencies on the supported chain, from their deepest pools and the ether price feed. */
export function useUsdPrices(currencies: readonly (CurrencyId | null)[]) {
  const joined = currencies.map((id) => (id === NATIVE ? (weth ?? null) : id)).join()
  const tokens = useMemo(() => [...new Set(joined.split(',').filter(Boolean) as Address[])], [joined])
  const { data, isError } = useGetPricesQuery({ chainId: supportedChain.id, tokens }, { skip: tokens.length === 0 })
  const etherUsd = data?.etherUsd ? BigInt(data.etherUsd) : null
  return {
    prices: data,
    isError,
    etherUsd,
    /** Dollars for one whole unit, with 18 decimals; null when there is no price that can be relied on. */
    priceOf: (id: CurrencyId): bigint | null => {
      if (id === NATIVE) return etherUsd
      const usd = data?.tokens.find(({ token }) => token === id)?.usd
      return usd ? BigInt(usd) : null
    },
  }
}
