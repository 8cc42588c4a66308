/** In place of a figure that is unknown. */
export const NOT_AVAILABLE = 'not available'

/** The same with its reason, as "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) =>
  why === undefined ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`
