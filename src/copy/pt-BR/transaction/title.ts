import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/** In the infinitive, as on buttons: they also stand within sentences. */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Trocar ${sold} por ${bought}`,
  wrap: ({ sold }) => `Fazer wrap de ${sold}`,
  unwrap: ({ sold }) => `Fazer unwrap de ${sold}`,
  approve: ({ amount }) => `Aprovar ${amount}`,
  approveUnlimited: ({ symbol }) => `Aprovar ${symbol} sem limite`,
  approveThroughPermit2: ({ amount }) => `Aprovar ${amount} por meio do Permit2`,
  reset: ({ symbol }) => `Redefinir a aprovação de ${symbol}`,
  revoke: ({ symbol }) => `Revogar a aprovação de ${symbol}`,
  revokeInPermit2: ({ symbol }) => `Revogar a aprovação de ${symbol} no Permit2`,
  transfer: ({ sent, recipient }) => `Enviar ${sent} para ${recipient}`,
}
