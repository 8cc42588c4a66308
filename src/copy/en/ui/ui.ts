export const TRY_AGAIN = 'Try again'
/** For screen readers: the heading of a column of buttons. The word is a noun. */
export const ACTION = 'Action'
export const BACK = 'Back'
export const CLOSE = 'Close'

export const COPY_ADDRESS = 'Copy address'
export const ADDRESS_COPIED = 'Copied!'
export const EXPLORER = 'Explorer'

/** Labels of the buttons that show and copy a wallet's own error message. */
export const DETAILS = 'Details'
export const COPY = 'Copy'
export const COPIED = 'Copied'
export const COPY_REFUSED = 'The browser did not allow copying. Select the text and copy it.'

/** Shown instead of an unknown figure. */
const NOT_AVAILABLE = 'not available'

/** "Not available" with a reason, which may be a clause or a sentence: "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (opens in a new tab)`

/** The name of the button that shows all digits of a rounded figure. */
export const EXACT_AMOUNT = 'Exact amount'

/**
 * Links that explain a term. The text of each link is a question. A sandwich is an attack on a swap by a trade just
 * before the swap and another trade just after it.
 */

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
