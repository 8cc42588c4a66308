import { type Address, sameAddress } from '../../domain/chain/address'
import { NATIVE } from '../../domain/token/token'
import type { TradePlan } from '../../domain/trade/plan'
import { type Quote, routeTokens, grossOut } from '../../domain/trade/quote'

/**
 * The tokens of which an exact input may leave a part in the router, each once. A V3 pool after the first one takes only
 * some of what the pool before it gave when it runs dry, as it may by the time the trade is mined: the router's next
 * caller could have the rest. A V2 pool takes all that it is sent, and V4 reverts where anything is not settled.
 */
export function restTokens({ kind, legs }: Pick<Quote, 'kind' | 'legs'>): Address[] {
  if (kind === 'exactOut') return []
  const inner = legs.flatMap(({ hops }) => hops.slice(1).filter(({ protocol }) => protocol === 'v3'))
  return [...new Map(inner.map(({ tokenIn }) => [tokenIn.toLowerCase(), tokenIn])).values()]
}

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
  const whole = kind === 'exactIn' ? BigInt(quote.amountIn) : grossOut(quote)
  // Zero does not mean nothing: the router takes it as its whole balance.
  if (fixed.some((part) => part <= 0n) || fixed.reduce((sum, part) => sum + part, 0n) !== whole) {
    throw new RangeError('The parts of the trade do not make up the whole.')
  }
}
