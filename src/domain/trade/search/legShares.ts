import type { Quote } from '../quote'

/** The parts of a trade that its legs carry, as "70%", which make up a hundred; null when one leg carries all. */
export function legShares({ kind, legs, ...whole }: Quote): (string | null)[] {
  if (legs.length < 2) return legs.map(() => null)
  const side = kind === 'exactIn' ? 'amountIn' : 'amountOut'
  const parts = legs.map((leg) => Number((BigInt(leg[side]) * 100n) / BigInt(whole[side])))
  const rest = 100 - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => `${index === 0 ? part + rest : part}%`)
}
