import { type Address, sameAddress } from '../../domain/chain/address'
import { NATIVE } from '../../domain/token/token'
import type { TradePlan } from '../../domain/trade/plan'
import { type Quote, routeTokens, grossOut } from '../../domain/trade/quote'

/**
 * The tokens, without duplicates, of which an exact input may leave a remainder in the router. If a later V3 pool of a
 * route has run out of liquidity when the trade is mined, it takes only a part of its input, and the router's next
 * caller could take the rest. V2 pools take everything that they receive, and V4 reverts unless everything is settled.
 */
export function restTokens({ kind, legs }: Pick<Quote, 'kind' | 'legs'>): Address[] {
  if (kind === 'exactOut') return []
  const inner = legs.flatMap(({ hops }) => hops.slice(1).filter(({ protocol }) => protocol === 'v3'))
  return [...new Map(inner.map(({ tokenIn }) => [tokenIn.toLowerCase(), tokenIn])).values()]
}

/**
 * Throws a RangeError if the routes do not add up to the trade, because the transaction would then differ from the
 * trade that is shown.
 */
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
  const whole = kind === 'exactIn' ? BigInt(quote.amountIn) : grossOut(quote)
  // Zero is not allowed, because the router interprets an amount of zero as its whole balance.
  if (fixed.some((part) => part <= 0n) || fixed.reduce((sum, part) => sum + part, 0n) !== whole) {
    throw new RangeError('The parts of the trade do not make up the whole.')
  }
}
