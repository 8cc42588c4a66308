export const PAIR_RECORDS_USED = 20
/** The number of records of the pair list that are searched for a token's trading partners. */
export const PARTNER_RECORDS_USED = 1_000
/**
 * How long, in seconds, an unchanged price at the end of a chart's line keeps the time of its first block: DAY_HELD_S
 * for the small charts of a day, LINE_HELD_S for all other charts.
 */
export const DAY_HELD_S = 300
export const LINE_HELD_S = 60
