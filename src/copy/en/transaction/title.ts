import type { Sentences } from '../../../domain/browser/sentences'
import type { TitleFacts } from '../../../domain/transaction/info'

/**
 * What a transaction is called in lists, notifications and the tab's title. They name an order, like a button: "Swap 1 ETH
 * for UNI". `sold` and `bought` are an amount with its symbol, or a symbol alone where the amount is not fixed: "1 ETH", "UNI".
 */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Swap ${sold} for ${bought}`,
  wrap: ({ sold }) => `Wrap ${sold}`,
  unwrap: ({ sold }) => `Unwrap ${sold}`,
  approve: ({ amount }) => `Approve ${amount}`,
  approveUnlimited: ({ symbol }) => `Approve unlimited ${symbol}`,
  /** Permit2 is the name of a contract. */
  approveThroughPermit2: ({ amount }) => `Approve ${amount} through Permit2`,
  /** Sets an earlier approval to 0, so that a new one can be given. */
  reset: ({ symbol }) => `Reset ${symbol} approval`,
  revoke: ({ symbol }) => `Revoke ${symbol} approval`,
  revokeInPermit2: ({ symbol }) => `Revoke ${symbol} approval in Permit2`,
}
