/** In place of a symbol and a name that a contract does not give. */
export const unknownSymbol = 'Unknown'
export const unnamedToken = 'Unnamed token'

/** In the console, where a list cannot be read. */
export const listNotRead = (failure: string) => `List not loaded: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'The list could not be reloaded' : 'No list could be loaded'}: ${reason}`
