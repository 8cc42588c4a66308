import { holdPrice } from '#domain/market/heldPrices'
import type { LivePrice } from '#domain/market/history'
import { useFromPrevious } from '../../browser/useStableValue'

/** While the price does not change, it keeps the block at which it was first read (see `holdPrice`). */
export function useStablePrice(price: LivePrice | null): LivePrice | null {
  return useFromPrevious(price, (previous) => holdPrice(previous, price))
}
