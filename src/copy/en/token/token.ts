/** Shown instead of a symbol or a name that the token's contract does not report. */
export const unknownSymbol = 'Unknown'
export const unnamedToken = 'Unnamed token'

/** Written to the browser's console if a list cannot be loaded. */
export const listNotRead = (failure: string) => `List not loaded: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'The list could not be reloaded' : 'No list could be loaded'}: ${reason}`

/** A link to the trade of a pair. `pair`: "ETH/USDC". */
export const tradePair = (pair: string) => `Trade ${pair}`
