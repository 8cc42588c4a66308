export const unknownSymbol = 'Desconhecido'
export const unnamedToken = 'Token sem nome'

export const listNotRead = (failure: string) => `Lista não carregada: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'Não foi possível recarregar a lista' : 'Não foi possível carregar nenhuma lista'}: ${reason}`

export const tradePair = (pair: string) => `Negociar ${pair}`
