/** The field of an amount, for whatever moves the focus there. There is one trade card per page. */
export const amountFieldId = (side: 'sell' | 'receive') => `amount-${side}`
