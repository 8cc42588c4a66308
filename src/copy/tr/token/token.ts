export const unknownSymbol = 'Bilinmiyor'
export const unnamedToken = 'Adsız token'

/** In the console, where a list cannot be read. */
export const listNotRead = (failure: string) => `Liste yüklenmedi: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'Liste yeniden yüklenemedi' : 'Hiçbir liste yüklenemedi'}: ${reason}`

export const tradePair = (pair: string) => `Alım satım: ${pair}`
