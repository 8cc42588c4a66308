/** A quotient rounded up. The numerator must not be negative, because bigint division rounds towards zero. */
export const divideUp = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator

/** The absolute value. */
export const size = (value: bigint): bigint => (value < 0n ? -value : value)

export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
