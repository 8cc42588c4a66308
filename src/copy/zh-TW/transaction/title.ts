import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `用 ${sold} 兌換 ${bought}`,
  wrap: ({ sold }) => `封裝 ${sold}`,
  unwrap: ({ sold }) => `解封裝 ${sold}`,
  approve: ({ amount }) => `授權 ${amount}`,
  approveUnlimited: ({ symbol }) => `無限額度授權 ${symbol}`,
  /** The approval is given to the contract named Permit2. */
  approveThroughPermit2: ({ amount }) => `向 Permit2 授權 ${amount}`,
  /** Sets an earlier approval to 0, so that a new one can be given. */
  reset: ({ symbol }) => `重設 ${symbol} 授權`,
  revoke: ({ symbol }) => `撤銷 ${symbol} 授權`,
  revokeInPermit2: ({ symbol }) => `撤銷 Permit2 中的 ${symbol} 授權`,
  transfer: ({ sent, recipient }) => `傳送 ${sent} 至 ${recipient}`,
}
