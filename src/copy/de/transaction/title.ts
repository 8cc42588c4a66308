import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `${sold} gegen ${bought} tauschen`,
  wrap: ({ sold }) => `${sold} wrappen`,
  unwrap: ({ sold }) => `${sold} entwrappen`,
  approve: ({ amount }) => `${amount} genehmigen`,
  approveUnlimited: ({ symbol }) => `${symbol} unbegrenzt genehmigen`,
  approveThroughPermit2: ({ amount }) => `${amount} über Permit2 genehmigen`,
  reset: ({ symbol }) => `${symbol}-Genehmigung zurücksetzen`,
  revoke: ({ symbol }) => `${symbol}-Genehmigung widerrufen`,
  revokeInPermit2: ({ symbol }) => `${symbol}-Genehmigung in Permit2 widerrufen`,
  transfer: ({ sent, recipient }) => `${sent} an ${recipient} senden`,
}
