/** In place of a symbol and a name that a contract does not give. */
export const unknownSymbol = '不明'
export const unnamedToken = '名前のないトークン'

/** In the console, where a list cannot be read. */
export const listNotRead = (failure: string) => `リストを読み込めません：${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'リストを再読み込みできませんでした' : 'リストを1つも読み込めませんでした'}：${reason}`

export const tradePair = (pair: string) => `${pair}を取引`
