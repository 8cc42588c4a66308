import { divideUp, size } from '../integers'
import { percentText } from '../token/millionths'

export type MarketChange = { kind: 'same' } | { kind: 'worse' | 'better'; percent: string }

/** @param change - the difference in millionths; negative if the price was worse */
export function marketChange(change: bigint): MarketChange {
  if (size(change) < 100n) return { kind: 'same' }
  return change < 0n
    ? { kind: 'worse', percent: percentText(divideUp(-change, 100n)) }
    : { kind: 'better', percent: percentText(change / 100n) }
}
