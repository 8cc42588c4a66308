import { divideUp } from '../../divideUp'
import { HOPS_MAX } from '../../pool/limits'
import { MILLION } from '../../token/millionths'
import type { Hop } from '../../pool/route'
import type { Quote, QuoteLeg } from '../quote'

/** What the pools of a trade keep as their fee, in terms of what is sold. */
export interface PoolFee {
  /** Base units of the sold token, rounded up. */
  units: bigint
  /** In millionths of what is sold, rounded up. */
  share: bigint
}

const WHOLE = MILLION ** BigInt(HOPS_MAX)

/** What a pool takes, in millionths; a protocol's own share of swaps is in the fee of V2 and V3 already. */
const feeOf = (hop: Hop) => (hop.protocol === 'v4' ? (hop.swapFee ?? hop.fee) : hop.fee)

/** What the fees of a leg leave of what goes in, as a part of WHOLE. */
const leftBy = ({ hops }: QuoteLeg) =>
  hops.reduce((left, hop) => (left * (MILLION - BigInt(feeOf(hop)))) / MILLION, WHOLE)

/** The fees of all pools on all ways of a trade together; each takes its part of what the one before it left. */
export function poolFee({ legs, amountIn }: Pick<Quote, 'legs' | 'amountIn'>): PoolFee {
  const feeParts = legs.reduce((sum, leg) => sum + BigInt(leg.amountIn) * (WHOLE - leftBy(leg)), 0n)
  const sold = BigInt(amountIn)
  return {
    units: divideUp(feeParts, WHOLE),
    share: sold === 0n ? 0n : divideUp(feeParts * MILLION, WHOLE * sold),
  }
}
