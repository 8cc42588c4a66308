export const unknownSymbol = 'Tidak dikenal'
export const unnamedToken = 'Token tanpa nama'

export const listNotRead = (failure: string) => `Daftar tidak dimuat: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'Daftar tidak dapat dimuat ulang' : 'Tidak ada daftar yang dapat dimuat'}: ${reason}`

export const tradePair = (pair: string) => `Berdagang ${pair}`
