import type { Hop } from '../../pool/route'
import type { Quote } from '../quote'
import { legShares } from './legShares'

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
