/** In place of a symbol and a name that a contract does not give. */
export const unknownSymbol = 'Unbekannt'
export const unnamedToken = 'Unbenannter Token'

/** In the console, where a list cannot be read. */
export const listNotRead = (failure: string) => `Liste nicht geladen: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'Die Liste konnte nicht neu geladen werden' : 'Es konnte keine Liste geladen werden'}: ${reason}`

export const tradePair = (pair: string) => `${pair} handeln`
