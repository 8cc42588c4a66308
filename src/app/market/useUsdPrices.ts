import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { etherPrice, usdPriceOf, usdPriceWithSource, type PriceSource } from '#domain/market/usdPrices'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'
import { useGetPricesQuery } from '#store/market/marketReads'
import { useDeployment } from '../useDeployment'

/** Dollar prices of currencies on the active network, from their deepest pools and the native coin's price feed. */
export function useUsdPrices(currencies: readonly (CurrencyId | null)[]) {
  const { id: chainId } = useTradeChain()
  const { weth, ethUsdFeed } = useDeployment() ?? {}
  const joined = currencies.map((id) => (id === NATIVE ? (weth ?? null) : id)).join()
  const tokens = useMemo(() => [...new Set(joined.split(',').filter(Boolean) as Address[])], [joined])
  const { data, currentData, hasFailed } = useGetPricesQuery({ chainId, tokens }, { skip: tokens.length === 0 })
  // The last prices are kept while the prices of other tokens load. They must belong to the active network, because one
  // address may be different tokens on two networks.
  const prices = data?.chainId === chainId ? data : undefined
  return {
    prices,
    isError: hasFailed,
    isReading: tokens.length > 0 && currentData === undefined && !hasFailed,
    etherUsd: etherPrice(prices),
    /** The price of one whole unit in dollars, with 18 decimals; null without a reliable price. */
    priceOf: (id: CurrencyId): bigint | null => usdPriceOf(prices, id),
    /**
     * A price with its source; null if there is none. If a later read fails, the last price is kept; its timestamp
     * determines how long it is valid.
     */
    sourceOf: (id: CurrencyId): PriceSource | null =>
      currentData ? usdPriceWithSource(currentData, id, weth, ethUsdFeed !== undefined) : null,
  }
}
