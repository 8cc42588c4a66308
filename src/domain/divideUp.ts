/** A quotient rounded up. The numerator is not below zero, where bigints are cut towards it. */
export const divideUp = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator
