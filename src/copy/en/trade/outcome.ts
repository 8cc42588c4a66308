import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

/** Texts about the outcome of a swap after it was sent. */

export const TITLE = 'Swap'
export const TRANSACTION = 'Transaction'

export const EXPLORER = 'View on Explorer'
export const CLOSE = 'Close'
export const TRY_AGAIN = 'Try again'
export const CHANGE_SLIPPAGE = 'Change slippage'
export const CHANGE_DEADLINE = 'Change deadline'
export const NEW_SWAP = 'New swap'
export const SWAP_AGAIN = 'Swap again'
/**
 * The label for an approval that the trade needed and through which a contract can still take tokens. The texts after
 * this one are about revoking this approval.
 */
export const OPEN_APPROVAL = 'Approval still open'
/**
 * Says how much can still be taken through an approval.
 * @param amount - with its symbol
 */
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} for ${spender}${isPermit2 ? ', through Permit2' : ''}`
export const TAKE_BACK = 'Revoke it'
export const TAKING_BACK = { asking: 'Confirm in your wallet', revoking: 'Revoking' } as const
export const addSymbolToWallet = (symbol: string) => `Add ${symbol} to wallet`

type Kind = Wrap | 'swap'

const SENT: Record<Kind, string> = { swap: 'Swap sent', wrap: 'Wrap sent', unwrap: 'Unwrap sent' }

/** Shown instead of "Swap sent" if the transaction still needs the signatures of a Safe's owners. */
export const AT_SAFE_TITLE = 'In the queue of the Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} for about ${received}. You can close this page: the ${kind} goes on, and is in your recent transactions.`
export const sentTitle = (kind: Kind) => SENT[kind]
/**
 * The text about a trade that was sent.
 * @param sold - the sold amount with its symbol
 * @param received - the expected amount with its symbol
 */
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} for about ${received}. You can close this window; the ${kind} continues.`
export const STEP_CONFIRMED = 'Confirmed in your wallet'
export const STEP_WAITING = 'Waiting for the network'
/**
 * How long it takes to be included in a block, in seconds.
 * @param usual - the network's time between two blocks
 */
export const blockWaitText = (usual: number, passed: number) => `Usually ${usual}\u00a0s, ${passed}\u00a0s so far`

export const STEP_SLOW_TEXT = 'It is taking longer than usual to be included in a block'

/** What to do about a transaction that no node has seen. */
const UNSEEN_TEXT =
  'None of the nodes used here has seen it. It may still be in your wallet, or on its way by another route. Check your wallet, and speed it up or cancel it there before you swap again.'
/**
 * Titles and texts of transactions whose outcome is unknown, and for which the page no longer waits in the usual way.
 */
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Your wallet may have carried it out in another transaction. Check your balances before you swap again.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Another transaction of your account took its place. Check in your wallet what it did before you swap again.',
  },
}

export const ALTERED_TITLE = 'Not what you asked for'

const ENDS: Record<TradeEnd, string> = {
  failed: 'failed',
  expired: 'expired',
  cancelled: 'was cancelled',
  replaced: 'was replaced',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `The ${kind} ${ENDS[end]}`
/**
 * The label of the row about the tokens that the swap should have sold.
 * @param amount - with its symbol
 */
export const unsoldLabel = (amount: string) => `Your ${amount}`
export const UNSOLD = 'Not sold, still in your wallet'
/** Shown instead of `UNSOLD` if another transaction of the account may have sold the tokens. */
export const UNSOLD_BY_SWAP = 'Not sold by this swap'
/** Shown instead of the network cost if the cost cannot be read. */
export const COST_UNKNOWN = 'Unknown; check your wallet'

/** The text about a transaction that is still pending after its deadline. */
export const EXPIRED_TEXT =
  'The network did not confirm it in time. It can no longer sell anything. You can swap again now, or cancel it in your wallet first.'
export const COSTS_SO_FAR = 'Nothing so far; if it is confirmed late, it fails and the network cost is charged'

export const NETWORK_COST_PAID = 'Network cost paid'
/**
 * Says that another account paid the network cost.
 * @param payer - the short address of the account that paid
 */
export const paidByOther = (payer: string) => `By ${payer}, not by your account`
/** Says that another account paid the network cost, so the contract account itself paid nothing. */
export const PAID_BY_OTHER = 'By another account'
/** The label of the network cost of the account's approvals, if another account paid for the swap itself. */
export const EARLIER_COST = 'Network cost of earlier steps'
/**
 * The network cost.
 * @param usd - the amount in dollars; null if its value in dollars is unknown
 */
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

export const confirmedTitle = (kind: Kind) => `The ${kind} is confirmed`
export const receivedTitle = (received: string) => `You received ${received}`
/**
 * Says how much was paid, and at which rate.
 * @param rate - for example "1 ETH = 3,411.77 USDC"; null if unknown
 */
export const paidText = (sold: string, rate: string | null) => `For ${sold}${rate === null ? '' : `, at ${rate}`}.`
export const PAYMENT_UNKNOWN = 'Its receipt does not show how much was paid: check it in your wallet.'
export const AMOUNTS_UNKNOWN = 'Its receipt does not show which amounts moved: check them in your wallet.'

export const COMPARED = 'Compared with the quote'
export const AS_QUOTED = 'Exactly as quoted'
export const ABOUT_AS_QUOTED = 'As quoted, to within a millionth'

/** Says that the amount in a token's event differs from the change of the account's balance. */
export const claimedReceived = (event: string, balance: string) =>
  `The token’s event claims ${event}; your balance grew by ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `The token’s event claims ${event}; your balance fell by ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'What you received is known only from the token’s own event.'
export const ONLY_CLAIMED_SOLD = 'What you paid is known only from the token’s own event.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Swap confirmed',
  wrap: 'Wrap confirmed',
  unwrap: 'Unwrap confirmed',
}

/**
 * Announces a confirmed trade: "Swap confirmed. You received 3,411.77 USDC for 1 ETH."
 * @param received - with its symbol
 * @param paid - with its symbol; null if unknown
 */
export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. You received ${received}${paid === null ? '' : ` for ${paid}`}.`
