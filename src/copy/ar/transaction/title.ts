import { leftToRight } from '#domain/browser/locale'
import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/** The titles are verbal nouns, as the labels of buttons are. */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `مبادلة ${leftToRight(sold)} مقابل ${leftToRight(bought)}`,
  wrap: ({ sold }) => `تغليف ${leftToRight(sold)}`,
  unwrap: ({ sold }) => `فك تغليف ${leftToRight(sold)}`,
  approve: ({ amount }) => `الموافقة على ${leftToRight(amount)}`,
  approveUnlimited: ({ symbol }) => `الموافقة على مبلغ غير محدود من ${leftToRight(symbol)}`,
  approveThroughPermit2: ({ amount }) => `الموافقة على ${leftToRight(amount)} عبر Permit2`,
  reset: ({ symbol }) => `إعادة المبلغ المسموح من ${leftToRight(symbol)} إلى 0`,
  revoke: ({ symbol }) => `سحب الموافقة على ${leftToRight(symbol)}`,
  revokeInPermit2: ({ symbol }) => `سحب الموافقة على ${leftToRight(symbol)} في Permit2`,
  transfer: ({ sent, recipient }) => `إرسال ${leftToRight(sent)} إلى ${leftToRight(recipient)}`,
}
