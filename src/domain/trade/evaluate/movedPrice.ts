/** How a newer price changes what the visitor receives or pays. */
export type MovedPrice = 'receiveLess' | 'receiveMore' | 'payLess' | 'payMore'

/** @param isExactIn - whether the amount sold is fixed, so that the amount received changes */
export function movedPrice(isExactIn: boolean, isWorse: boolean): MovedPrice {
  if (isExactIn) return isWorse ? 'receiveLess' : 'receiveMore'
  return isWorse ? 'payMore' : 'payLess'
}
