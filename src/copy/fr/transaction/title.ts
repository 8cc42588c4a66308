import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/** Orders, like the labels of buttons. A symbol never follows "de", which would depend on its first letter. */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Échanger ${sold} contre ${bought}`,
  wrap: ({ sold }) => `Wrapper ${sold}`,
  unwrap: ({ sold }) => `Déwrapper ${sold}`,
  approve: ({ amount }) => `Autoriser ${amount}`,
  approveUnlimited: ({ symbol }) => `Autoriser ${symbol} sans limite`,
  approveThroughPermit2: ({ amount }) => `Autoriser ${amount} via Permit2`,
  reset: ({ symbol }) => `Remettre à 0 l’autorisation ${symbol}`,
  revoke: ({ symbol }) => `Révoquer l’autorisation ${symbol}`,
  revokeInPermit2: ({ symbol }) => `Révoquer l’autorisation ${symbol} dans Permit2`,
  transfer: ({ sent, recipient }) => `Envoyer ${sent} à ${recipient}`,
}
