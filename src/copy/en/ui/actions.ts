export const TRY_AGAIN = 'Try again'
/** The visually hidden head of a column of buttons. */
export const ACTION = 'Action'
export const BACK = 'Back'
export const CLOSE = 'Close'
