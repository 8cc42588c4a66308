/** Nobody's balance comes near it, also of tokens of which there are quadrillions: who approves as much means "all". */
const UNLIMITED_FROM = 2n ** 128n
/** All, where a token counts in 96 bits. */
const ALL_OF_96_BITS = 2n ** 96n - 1n

/** Whether so many base units stand for all that there will ever be. */
export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED_FROM || amount === ALL_OF_96_BITS
