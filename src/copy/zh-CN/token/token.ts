export const unknownSymbol = '未知'
export const unnamedToken = '未命名代币'

export const listNotRead = (failure: string) => `列表未加载：${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? '无法重新加载列表' : '无法加载任何列表'}：${reason}`

export const tradePair = (pair: string) => `交易 ${pair}`
