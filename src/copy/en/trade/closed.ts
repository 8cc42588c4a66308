/** Why a trade was closed before anything was sent. */

export const DISCONNECTED = {
  person: 'You disconnected your wallet.',
  otherTab: 'You disconnected your wallet in another tab.',
  wallet: 'Your wallet disconnected.',
  crash: 'Your wallet stopped working.',
} as const
export const NETWORK_CHANGED = 'The network in your wallet changed.'
export const ACCOUNT_CHANGED = 'The account in your wallet changed.'
export const WALLET_CHANGED = 'The connected wallet changed.'
export const PART_FAILED = 'A part of this page failed.'
/** After the trade was sent. */
export const PART_FAILED_LATE = `${PART_FAILED} Check your recent transactions to see what happened to the swap.`

const CLOSED = 'The review was closed.'

/** Under review; `message` is what the review reported of the last attempt. */
export const closedInReview = (cause: string, message: string | null) =>
  `${cause} ${CLOSED} ${message ?? 'Nothing was sent.'}`
/** While a request is open in the wallet. */
export const closedInWallet = (cause: string) => `${cause} ${CLOSED}`
/** Before the wallet was asked for anything. */
export const stoppedBefore = (cause: string, what: string) => `${cause} The ${what} was stopped before it was sent.`
