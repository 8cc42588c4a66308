import type { Address } from '../chain/address'
import { type CurrencyId, NATIVE, sameCurrency } from '../token/token'
import type { Quote } from './quote'

/** Ether to its wrapped token or back, one to one and without the router. */
export type Wrap = 'wrap' | 'unwrap'

/** Whether a trade only wraps or unwraps ether; null for any other trade. */
export function wrapKind(sell: CurrencyId, buy: CurrencyId, weth: Address): Wrap | null {
  if (sell === NATIVE && sameCurrency(buy, weth)) return 'wrap'
  return buy === NATIVE && sameCurrency(sell, weth) ? 'unwrap' : null
}

/** WETH9's deposit and withdraw, with the transaction itself. */
const GAS_OF_WRAP = '50000'

/** A quote of ether for its token: the same amount, no pool, no impact. */
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
