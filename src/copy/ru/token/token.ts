/** In place of a symbol and a name that a contract does not give. */
export const unknownSymbol = 'Неизвестно'
export const unnamedToken = 'Токен без названия'

/** In the console, where a list cannot be read. */
export const listNotRead = (failure: string) => `Список не загружен: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'Не удалось загрузить список заново' : 'Ни один список загрузить не удалось'}: ${reason}`

export const tradePair = (pair: string) => `Торговать ${pair}`
