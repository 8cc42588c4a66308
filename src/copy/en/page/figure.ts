/** Replaces an unknown figure. */
export const NOT_AVAILABLE = 'not available'

/** The same with its reason, for example "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) =>
  why === undefined ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`
