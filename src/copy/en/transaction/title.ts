import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/**
 * The titles of transactions in lists, in notifications and in the browser tab. They are imperatives, like the labels
 * of buttons: "Swap 1 ETH for UNI". `sold` and `bought`: an amount with its symbol, "1 ETH", or only a symbol, "UNI",
 * if the amount is not fixed.
 */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Swap ${sold} for ${bought}`,
  wrap: ({ sold }) => `Wrap ${sold}`,
  unwrap: ({ sold }) => `Unwrap ${sold}`,
  approve: ({ amount }) => `Approve ${amount}`,
  approveUnlimited: ({ symbol }) => `Approve unlimited ${symbol}`,
  /** Permit2 is the contract to which the approval is given. */
  approveThroughPermit2: ({ amount }) => `Approve ${amount} through Permit2`,
  /** Sets an earlier approval to 0, so that a new approval can be given. */
  reset: ({ symbol }) => `Reset ${symbol} approval`,
  revoke: ({ symbol }) => `Revoke ${symbol} approval`,
  /** `sent`: an amount with its symbol. `recipient`: a name, or an address in short. */
  transfer: ({ sent, recipient }) => `Send ${sent} to ${recipient}`,
  revokeInPermit2: ({ symbol }) => `Revoke ${symbol} approval in Permit2`,
}
