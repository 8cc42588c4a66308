import { useMemo } from 'react'
import type { Address } from '../../domain/chain/address'
import { etherPrice, usdPriceOf, usdPriceWithSource, type PriceSource } from '../../domain/market/usdPrices'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import { useTradeChain } from '../../store/hooks'
import { useGetPricesQuery } from '../../store/market/marketReads'
import { useDeployment } from '../useDeployment'

/** Dollar prices of currencies on the traded network, from their deepest pools and the coin's price feed. */
export function useUsdPrices(currencies: readonly (CurrencyId | null)[]) {
  const { id: chainId } = useTradeChain()
  const { weth, ethUsdFeed } = useDeployment() ?? {}
  const joined = currencies.map((id) => (id === NATIVE ? (weth ?? null) : id)).join()
  const tokens = useMemo(() => [...new Set(joined.split(',').filter(Boolean) as Address[])], [joined])
  const { data, currentData, error } = useGetPricesQuery({ chainId, tokens }, { skip: tokens.length === 0 })
  // The last prices stay while those of other tokens load. They must be of the same network, because an address may be
  // two tokens.
  const prices = data?.chainId === chainId ? data : undefined
  return {
    prices,
    isError: error !== undefined,
    /** Whether the first answer for these currencies is still pending. */
    isReading: tokens.length > 0 && currentData === undefined && error === undefined,
    etherUsd: etherPrice(prices),
    /** Dollars for one whole unit, with 18 decimals; null without a reliable price. */
    priceOf: (id: CurrencyId): bigint | null => usdPriceOf(prices, id),
    /**
     * A price with its source; null when there is none. The last one stays while a later one cannot be read: how long it
     * counts is decided by its time.
     */
    sourceOf: (id: CurrencyId): PriceSource | null =>
      currentData ? usdPriceWithSource(currentData, id, weth, ethUsdFeed !== undefined) : null,
  }
}
