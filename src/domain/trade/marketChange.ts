import { percentText } from '../token/millionths'

export type MarketChange = { kind: 'same' } | { kind: 'worse' | 'better'; percent: string }

/** @param change - the difference in millionths; negative if the price was worse */
export function marketChange(change: bigint): MarketChange {
  const size = change < 0n ? -change : change
  if (size < 100n) return { kind: 'same' }
  return {
    kind: change < 0n ? 'worse' : 'better',
    percent: percentText(change < 0n ? (size + 99n) / 100n : size / 100n),
  }
}
