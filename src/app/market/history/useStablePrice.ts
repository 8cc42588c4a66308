import { holdPrice } from '../../../domain/market/heldPrices'
import type { LivePrice } from '../../../domain/market/history'
import { useFromPrevious } from '../../browser/useStableValue'

/** The price now, which keeps the block it was read at while it stays the same, see `holdPrice`. */
export function useStablePrice(price: LivePrice | null): LivePrice | null {
  return useFromPrevious(price, (held) => holdPrice(held, price))
}
