import { percentage } from '../../browser/locale'
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
