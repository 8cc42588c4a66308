import { percentText } from '../token/millionths'

/** A price against the market's, for example 0.31% worse. */
export type MarketChange = { kind: 'same' } | { kind: 'worse' | 'better'; percent: string }

/** @param change - in millionths, below zero where it was worse */
export function marketChange(change: bigint): MarketChange {
  const size = change < 0n ? -change : change
  if (size < 100n) return { kind: 'same' }
  return { kind: change < 0n ? 'worse' : 'better', percent: percentText((size + 99n) / 100n) }
}
