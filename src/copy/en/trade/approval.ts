/** The approval that a trade under review requires. */

export const APPROVAL = 'Approval'
export const ALREADY_GIVEN = 'Already given'
export const OLD_APPROVAL = 'Old approval'
export const RESET_FIRST = 'Reset to 0 first'
export const YOU_APPROVE = 'You approve'
export const SPENDER = 'Spender'
/** What Permit2, which the token is approved for, lets the router take of it. */
export const THROUGH_PERMIT2 = 'Through Permit2'
export const PERMIT2_SPENDER = 'Taken by'
/** After the amount: until when. */
export const permit2Note = (minutes: number) => `(until ${minutes} min after you confirm)`
/** After "Already given". */
export const TO_PERMIT2 = '(to Permit2)'

/** After the amount. */
export const NOTES = { maybe: '(if needed)', batch: '(together with the swap)' } as const

export const withoutLimit = (symbol: string) => `${symbol} without limit`
export const unlimitedTitle = (symbol: string) => `You approve ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `The spender could take any amount of your ${symbol}, even later, until you revoke the approval. Choose “Exact amount” in the trade settings to approve this swap only.`
