import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/** `sold` and `bought` are each an amount with its symbol, or only a symbol if the amount is not fixed. */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Hoán đổi ${sold} lấy ${bought}`,
  wrap: ({ sold }) => `Bọc ${sold}`,
  unwrap: ({ sold }) => `Gỡ bọc ${sold}`,
  approve: ({ amount }) => `Phê duyệt ${amount}`,
  approveUnlimited: ({ symbol }) => `Phê duyệt ${symbol} không giới hạn`,
  approveThroughPermit2: ({ amount }) => `Phê duyệt ${amount} qua Permit2`,
  reset: ({ symbol }) => `Đặt lại phê duyệt ${symbol} về 0`,
  revoke: ({ symbol }) => `Thu hồi phê duyệt ${symbol}`,
  revokeInPermit2: ({ symbol }) => `Thu hồi phê duyệt ${symbol} trong Permit2`,
  transfer: ({ sent, recipient }) => `Gửi ${sent} đến ${recipient}`,
}
