export const unknownSymbol = '알 수 없음'
export const unnamedToken = '이름 없는 토큰'

export const listNotRead = (failure: string) => `목록을 불러오지 못함: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? '목록을 다시 불러오지 못했습니다' : '목록을 불러오지 못했습니다'}: ${reason}`

export const tradePair = (pair: string) => `${pair} 거래`
