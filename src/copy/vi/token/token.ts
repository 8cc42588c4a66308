export const unknownSymbol = 'Không rõ'
export const unnamedToken = 'Token không tên'

export const listNotRead = (failure: string) => `Chưa tải được danh sách: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'Không thể tải lại danh sách' : 'Không tải được danh sách nào'}: ${reason}`

export const tradePair = (pair: string) => `Mua bán ${pair}`
