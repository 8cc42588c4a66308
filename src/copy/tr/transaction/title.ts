import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `${sold} karşılığında ${bought} al`,
  wrap: ({ sold }) => `${sold} sar`,
  unwrap: ({ sold }) => `${sold} sarmasını aç`,
  approve: ({ amount }) => `${amount} için izin ver`,
  approveUnlimited: ({ symbol }) => `${symbol} için sınırsız izin ver`,
  approveThroughPermit2: ({ amount }) => `Permit2 üzerinden ${amount} için izin ver`,
  reset: ({ symbol }) => `${symbol} iznini sıfırla`,
  revoke: ({ symbol }) => `${symbol} iznini kaldır`,
  revokeInPermit2: ({ symbol }) => `Permit2 içindeki ${symbol} iznini kaldır`,
  transfer: ({ sent, recipient }) => `${recipient} alıcısına ${sent} gönder`,
}
