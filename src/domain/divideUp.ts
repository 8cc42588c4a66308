/** A quotient rounded up. The numerator must not be negative, because bigint division rounds towards zero. */
export const divideUp = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator
