export const unknownSymbol = 'Desconocido'
export const unnamedToken = 'Token sin nombre'

export const listNotRead = (failure: string) => `Lista no cargada: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'La lista no se pudo volver a cargar' : 'No se pudo cargar ninguna lista'}: ${reason}`

export const tradePair = (pair: string) => `Operar ${pair}`
