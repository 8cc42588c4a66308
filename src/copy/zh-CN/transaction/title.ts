import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `用 ${sold} 兑换 ${bought}`,
  wrap: ({ sold }) => `封装 ${sold}`,
  unwrap: ({ sold }) => `解封装 ${sold}`,
  approve: ({ amount }) => `授权 ${amount}`,
  approveUnlimited: ({ symbol }) => `无限额度授权 ${symbol}`,
  /** The approval is given to the contract named Permit2. */
  approveThroughPermit2: ({ amount }) => `向 Permit2 授权 ${amount}`,
  /** Sets an earlier approval to 0, so that a new one can be given. */
  reset: ({ symbol }) => `重置 ${symbol} 授权`,
  revoke: ({ symbol }) => `撤销 ${symbol} 授权`,
  revokeInPermit2: ({ symbol }) => `撤销 Permit2 中的 ${symbol} 授权`,
  transfer: ({ sent, recipient }) => `发送 ${sent} 至 ${recipient}`,
}
