import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/**
 * What a transaction is called in lists, notifications and the tab's title. They name an order, like a button: "Swap 1 ETH
 * for UNI". `sold` and `bought` are an amount with its symbol, or a symbol alone where the amount is not fixed: "1 ETH", "UNI".
 */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `${sold}を${bought}にスワップ`,
  wrap: ({ sold }) => `${sold}をラップ`,
  unwrap: ({ sold }) => `${sold}をアンラップ`,
  approve: ({ amount }) => `${amount}を承認`,
  approveUnlimited: ({ symbol }) => `${symbol}を無制限に承認`,
  /** Permit2 is the name of a contract. */
  approveThroughPermit2: ({ amount }) => `Permit2経由で${amount}を承認`,
  /** Sets an earlier approval to 0, so that a new one can be given. */
  reset: ({ symbol }) => `${symbol}の承認をリセット`,
  revoke: ({ symbol }) => `${symbol}の承認を取り消す`,
  revokeInPermit2: ({ symbol }) => `Permit2での${symbol}の承認を取り消す`,
  transfer: ({ sent, recipient }) => `${sent}を${recipient}に送金`,
}
