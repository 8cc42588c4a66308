/** Limits of the pair list and of prices. */

export const PAIR_RECORDS_USED = 20
/** How many records of the pair list are searched for a token's trading partners. */
export const PARTNER_RECORDS_USED = 1_000
/**
 * For this many seconds, an unchanged price keeps the time of its first block at the end of a line. A day's line has
 * its own limit.
 */
export const DAY_HELD_S = 300
export const LINE_HELD_S = 60
