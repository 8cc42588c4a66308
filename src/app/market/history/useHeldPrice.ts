import { useState } from 'react'
import { holdPrice } from '../../../domain/market/heldPrices'
import type { LivePrice } from '../../../domain/market/history'

/** The price now, which keeps the block it was read at while it stays the same, see `holdPrice`. */
export function useHeldPrice(price: LivePrice | null): LivePrice | null {
  const [held, setHeld] = useState(price)
  const next = holdPrice(held, price)
  if (next !== held) setHeld(next)
  return next
}
