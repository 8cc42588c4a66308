import type { Address } from '../chain/address'
import { type CurrencyId, NATIVE, sameCurrency } from '../token/token'
import type { Quote } from './quote'

/** Wrapping or unwrapping the native coin, one to one, by the WETH contract and without a router. */
export type Wrap = 'wrap' | 'unwrap'

/** Returns null unless the trade only wraps or unwraps ether. */
export function wrapKind(sell: CurrencyId, buy: CurrencyId, weth: Address): Wrap | null {
  if (sell === NATIVE && sameCurrency(buy, weth)) return 'wrap'
  return buy === NATIVE && sameCurrency(sell, weth) ? 'unwrap' : null
}

const GAS_OF_WRAP = '50000'

/** The quote of a wrap: the same amount on both sides, no pools, no price impact. */
export function wrapQuote(kind: Quote['kind'], amount: bigint, blockNumber: number, timestamp: number): Quote {
  const units = amount.toString()
  return {
    kind,
    legs: [],
    amountIn: units,
    amountOut: units,
    impact: '0',
    tax: '0',
    gasEstimate: GAS_OF_WRAP,
    blockNumber,
    timestamp,
  }
}
