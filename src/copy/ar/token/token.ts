import { leftToRight } from '#domain/browser/locale'

export const unknownSymbol = 'غير معروف'
export const unnamedToken = 'توكن بلا اسم'

export const listNotRead = (failure: string) => `لم تُحمَّل القائمة: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'تعذّرت إعادة تحميل القائمة' : 'تعذّر تحميل أي قائمة'}: ${reason}`

export const tradePair = (pair: string) => `تداول ${leftToRight(pair)}`
