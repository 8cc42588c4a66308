import { type Address, sameAddress } from '../../domain/chain/address'
import { NATIVE } from '../../domain/token/token'
import type { TradePlan } from '../../domain/trade/plan'
import { routeTokens } from '../../domain/trade/quote'

/** Throws where the parts do not add up to the trade: a mistake here would sell something other than what was shown. */
export function checkRoutes({ quote, sell, buy }: Pick<TradePlan, 'quote' | 'sell' | 'buy'>, weth: Address) {
  const { legs, kind } = quote
  const ends = [sell.id, buy.id].map((id) => (id === NATIVE ? weth : id))
  for (const { hops } of legs) {
    const tokens = routeTokens(hops).map((token) => token.toLowerCase())
    const [first, last] = [tokens[0], tokens.at(-1)]
    const isConnected = hops.every(({ tokenIn }, at) => tokenIn.toLowerCase() === tokens[at])
    const [from, to] = ends
    if (!first || !last || !from || !to || !isConnected || !sameAddress(first, from) || !sameAddress(last, to)) {
      throw new RangeError('A route does not lead from what is sold to what is bought.')
    }
    if (new Set(tokens).size < tokens.length) throw new RangeError('A route passes through a token twice.')
  }
  const fixed = legs.map((leg) => BigInt(kind === 'exactIn' ? leg.amountIn : leg.amountOut))
  const whole = BigInt(kind === 'exactIn' ? quote.amountIn : quote.amountOut)
  // Zero does not mean nothing: the router takes it as its whole balance.
  if (fixed.some((part) => part <= 0n) || fixed.reduce((sum, part) => sum + part, 0n) !== whole) {
    throw new RangeError('The parts of the trade do not make up the whole.')
  }
}
