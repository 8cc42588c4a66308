import { percentage } from '../../browser/locale'
import type { Hop } from '../../pool/route'
import type { Quote } from '../quote'

/** The shares of a trade's legs, such as "70%", which add up to 100%; null if there is only one leg. */
export function legShares({ kind, legs }: Pick<Quote, 'kind' | 'legs'>): (string | null)[] {
  if (legs.length < 2) return legs.map(() => null)
  const side = kind === 'exactIn' ? 'amountIn' : 'amountOut'
  const whole = legs.reduce((sum, leg) => sum + BigInt(leg[side]), 0n)
  const parts = legs.map((leg) => Number((BigInt(leg[side]) * 100n) / whole))
  const rest = 100 - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => percentage(index === 0 ? part + rest : part))
}

/** The route of a trade: a single route, or several legs, each with its share of the trade, such as "70%". */
export type RouteFacts =
  | { kind: 'single'; hops: readonly Hop[] }
  | { kind: 'split'; legs: readonly { share: string; hops: readonly Hop[] }[] }

export function routeFacts(quote: Pick<Quote, 'kind' | 'legs'>): RouteFacts {
  const [first] = quote.legs
  if (quote.legs.length < 2) return { kind: 'single', hops: first?.hops ?? [] }
  const shares = legShares(quote)
  return { kind: 'split', legs: quote.legs.map(({ hops }, at) => ({ share: shares[at] ?? '', hops })) }
}
