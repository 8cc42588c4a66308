import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/** Orders, like the labels of buttons. `sold` and `bought` are amounts with a symbol, or only a symbol. */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Tukar ${sold} menjadi ${bought}`,
  wrap: ({ sold }) => `Bungkus ${sold}`,
  unwrap: ({ sold }) => `Buka bungkus ${sold}`,
  approve: ({ amount }) => `Setujui ${amount}`,
  approveUnlimited: ({ symbol }) => `Setujui ${symbol} tidak terbatas`,
  approveThroughPermit2: ({ amount }) => `Setujui ${amount} melalui Permit2`,
  reset: ({ symbol }) => `Nolkan persetujuan ${symbol}`,
  revoke: ({ symbol }) => `Cabut persetujuan ${symbol}`,
  revokeInPermit2: ({ symbol }) => `Cabut persetujuan ${symbol} di Permit2`,
  transfer: ({ sent, recipient }) => `Kirim ${sent} ke ${recipient}`,
}
