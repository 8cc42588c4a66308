/** The id of an amount field, for code that moves the focus to the field. A page has only one trade card. */
export const amountFieldId = (side: 'sell' | 'receive' | 'send') => `amount-${side}`
