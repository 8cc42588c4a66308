import type { CurrencyId } from '../../domain/token/token'
import type { SidePrices } from '../../domain/trade/evaluate/terms'
import { useUsdPrices } from '../market/useUsdPrices'

/** The dollar prices of both sides of a trade, and the prices used to judge its quote. */
export function usePrices(sell: CurrencyId | null, buy: CurrencyId | null) {
  const usd = useUsdPrices([sell, buy])
  const sourceOf = (id: CurrencyId | null) => (id === null ? null : usd.sourceOf(id))
  const prices: SidePrices = usd.isReading ? 'reading' : { sell: sourceOf(sell), buy: sourceOf(buy) }
  return { usd, prices }
}
