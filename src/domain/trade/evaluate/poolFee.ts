import { divideUp } from '../../divideUp'
import { HOPS_MAX } from '../../pool/limits'
import { MILLION } from '../../token/millionths'
import type { Hop } from '../../pool/route'
import type { Quote, QuoteLeg } from '../quote'

export interface PoolFee {
  /** The fees in base units of the sold token, rounded up. */
  units: bigint
  /** The fees in millionths of the amount sold, rounded up. */
  share: bigint
}

const WHOLE = MILLION ** BigInt(HOPS_MAX)

/** The fee of a pool, in millionths. V4's `swapFee` includes the protocol fee, as the fees of V2 and V3 do. */
const feeOf = (hop: Hop) => (hop.protocol === 'v4' ? (hop.swapFee ?? hop.fee) : hop.fee)

/** The part of a leg's input that remains after the fees of its pools, as a fraction of WHOLE. */
const remainderOf = ({ hops }: QuoteLeg) =>
  hops.reduce((left, hop) => (left * (MILLION - BigInt(feeOf(hop)))) / MILLION, WHOLE)

/** The fees of all pools of a trade. Each pool takes its share of the amount that the previous pool of its leg left. */
export function poolFee({ legs, amountIn }: Pick<Quote, 'legs' | 'amountIn'>): PoolFee {
  const feeParts = legs.reduce((sum, leg) => sum + BigInt(leg.amountIn) * (WHOLE - remainderOf(leg)), 0n)
  const sold = BigInt(amountIn)
  return {
    units: divideUp(feeParts, WHOLE),
    share: sold === 0n ? 0n : divideUp(feeParts * MILLION, WHOLE * sold),
  }
}
