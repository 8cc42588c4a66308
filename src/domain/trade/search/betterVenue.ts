import type { Address } from '../../chain/address'
import type { PoolState } from '../../pool/pool'
import type { RouteGas } from '../gas'
import type { SpendingAllowances } from '../plan'
import type { Quote } from '../quote'
import { furtherGas } from './bestTrade'
import { coinPrice, createGasWorth } from './gasWorth'
import { createGraph } from './poolGraph'

interface VenueChoice extends RouteGas {
  /** The pools of both venues. One price of the coin, from the deepest of them, values the gas of both quotes. */
  pools: readonly PoolState[]
  weth: Address
  bases: readonly Address[]
  /** The traded tokens, with the wrapped coin in the place of the native one. */
  tokenIn: Address
  tokenOut: Address
  /** Null if the native coin is sold, which needs no approval. */
  allowances: SpendingAllowances | null
  isCoinSold: boolean
}

/**
 * The better of the best quotes of two venues, after the gas of the trade and of the approvals that are missing at the
 * venue. The first quote wins if both are equal, or if a gain would only pay for a new approval.
 */
export function betterVenue(own: Quote, other: Quote, choice: VenueChoice): Quote {
  const { pools, weth, bases, feePerGas, allowances, isCoinSold } = choice
  const isIn = own.kind === 'exactIn'
  const unfixed = isIn ? choice.tokenOut : choice.tokenIn
  const price = coinPrice(createGraph(pools, ['v2', 'v3']), weth, unfixed, bases)
  const gasWorth = createGasWorth(price, feePerGas)
  const netOf = (quote: Quote) => {
    const traded = { kind: quote.kind, legs: quote.legs, amountIn: BigInt(quote.amountIn) }
    const terms = { isUniversal: quote.isUniversal === true, isSold: !isCoinSold }
    const gas = Number(quote.gasEstimate) + furtherGas(traded, terms, choice, allowances)
    return (isIn ? BigInt(quote.amountOut) : -BigInt(quote.amountIn)) - gasWorth(gas)
  }
  return netOf(other) > netOf(own) ? other : own
}
