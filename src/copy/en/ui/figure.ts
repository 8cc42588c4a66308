/** Replaces an unknown figure. */
export const NOT_AVAILABLE = 'not available'

/** The same with its reason, for example "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) =>
  why === undefined ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`

/** What a press on a figure that was cut shows. */
export const EXACT_AMOUNT = 'Exact amount'
