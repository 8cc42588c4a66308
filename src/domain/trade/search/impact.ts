import { MILLION } from '../../token/millionths'
import { swapFee } from '../../pool/pool'
import { edgePrice, type Edge } from './poolGraph'

/** What a trade loses to the taxes of its tokens, in millionths. */
export interface MetTaxes {
  sell: number
  buy: number
}

/** 1 − out ÷ (in after pool fees and taxes × product of the pools' prices), over all legs, in millionths. */
export function impactOf(
  legs: readonly { edges: readonly Edge[]; amounts: readonly bigint[] }[],
  { sell, buy }: MetTaxes,
): bigint {
  let ideal = 0n
  let under = 1n
  let out = 0n
  for (const { edges, amounts } of legs) {
    let numerator = (amounts[0] ?? 0n) * (MILLION - BigInt(sell)) * (MILLION - BigInt(buy))
    let denominator = MILLION * MILLION
    for (const edge of edges) {
      const price = edgePrice(edge)
      numerator *= price.numerator * (MILLION - BigInt(swapFee(edge.pool, edge.isDown)))
      denominator *= price.denominator * MILLION
    }
    ideal = ideal * denominator + numerator * under
    under *= denominator
    out += amounts.at(-1) ?? 0n
  }
  const lost = ideal - out * under
  return ideal > 0n && lost > 0n ? (lost * MILLION) / ideal : 0n
}
