import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/** "1 ETH → UNI 스왑": what is sold stands before the arrow. The particles of a sentence would depend on the symbols. */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `${sold} → ${bought} 스왑`,
  wrap: ({ sold }) => `${sold} 래핑`,
  unwrap: ({ sold }) => `${sold} 언래핑`,
  approve: ({ amount }) => `${amount} 승인`,
  approveUnlimited: ({ symbol }) => `${symbol} 무제한 승인`,
  approveThroughPermit2: ({ amount }) => `Permit2를 통해 ${amount} 승인`,
  /** Sets an earlier approval to 0, so that a new one can be given. */
  reset: ({ symbol }) => `${symbol} 승인을 0으로 설정`,
  revoke: ({ symbol }) => `${symbol} 승인 철회`,
  revokeInPermit2: ({ symbol }) => `Permit2의 ${symbol} 승인 철회`,
  transfer: ({ sent, recipient }) => `${sent} → ${recipient} 보내기`,
}
