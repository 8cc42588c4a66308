/** Limits of the pair list. */

export const PAIR_RECORDS_USED = 20
/** How many records of the pair list are searched for a token's trading partners. */
export const PARTNER_RECORDS_USED = 1_000
