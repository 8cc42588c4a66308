/** Limits of the pair list and of prices. */

export const PAIR_RECORDS_USED = 20
/** How many records of the pair list are searched for a token's trading partners. */
export const PARTNER_RECORDS_USED = 1_000
/** An unchanged price ends a line at the block it was read at first, for so many seconds: a day's line, or any other. */
export const DAY_HELD_S = 300
export const LINE_HELD_S = 60
