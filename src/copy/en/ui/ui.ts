export const TRY_AGAIN = 'Try again'
/** The visually hidden head of a column of buttons. */
export const ACTION = 'Action'
export const BACK = 'Back'
export const CLOSE = 'Close'

export const COPY_ADDRESS = 'Copy address'
export const ADDRESS_COPIED = 'Copied!'
export const EXPLORER = 'Explorer'

/** A wallet's own words about a failure, folded away. */
export const DETAILS = 'Details'
export const COPY = 'Copy'
export const COPIED = 'Copied'
export const COPY_REFUSED = 'The browser did not allow copying. Select the text and copy it.'

/** Replaces an unknown figure. */
const NOT_AVAILABLE = 'not available'

/** The same with its reason, for example "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** After what is read out of a link. */
export const OPENS_NEW_TAB = ' (opens in a new tab)'

/** What a press on a figure that was cut shows. */
export const EXACT_AMOUNT = 'Exact amount'

/** Links from a term to its explanation. */

export const WHAT_IS = {
  slippage: 'What is slippage?',
  sandwich: 'What is a sandwich?',
  approvals: 'What is an approval?',
  pending: 'What can I do?',
  costs: 'What does a swap cost?',
  pools: 'What is a pool?',
  nodes: 'What is a node?',
  'test-networks': 'What is a test network?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
