import type { RangedTerms } from './pool'

/** Ticks of one fee tier stand so far apart (UniswapV3Factory.feeAmountTickSpacing). */
const TICK_SPACING: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }

/** A V3 pool's terms by its fee; the spacing is 0 for a tier that does not exist. */
export function v3Terms(fee: number): RangedTerms {
  return { tickSpacing: TICK_SPACING[fee] ?? 0, feeDown: fee, feeUp: fee }
}
