export const unknownSymbol = '未知'
export const unnamedToken = '未命名的代幣'

export const listNotRead = (failure: string) => `清單未載入：${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? '無法重新載入清單' : '無法載入任何清單'}：${reason}`

export const tradePair = (pair: string) => `交易 ${pair}`
