export const unknownSymbol = 'Inconnu'
export const unnamedToken = 'Token sans nom'

/** Written to the browser's console. */
export const listNotRead = (failure: string) => `Liste non chargée\u00a0: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'La liste n’a pas pu être rechargée' : 'Aucune liste n’a pu être chargée'}\u00a0: ${reason}`

export const tradePair = (pair: string) => `Négocier ${pair}`
