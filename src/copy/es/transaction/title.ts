import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/** They name an order, like a button: "Intercambiar 1 ETH por UNI". */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Intercambiar ${sold} por ${bought}`,
  wrap: ({ sold }) => `Envolver ${sold}`,
  unwrap: ({ sold }) => `Desenvolver ${sold}`,
  approve: ({ amount }) => `Aprobar ${amount}`,
  approveUnlimited: ({ symbol }) => `Aprobar ${symbol} sin límite`,
  approveThroughPermit2: ({ amount }) => `Aprobar ${amount} a través de Permit2`,
  reset: ({ symbol }) => `Restablecer la aprobación de ${symbol}`,
  revoke: ({ symbol }) => `Revocar la aprobación de ${symbol}`,
  revokeInPermit2: ({ symbol }) => `Revocar la aprobación de ${symbol} en Permit2`,
  transfer: ({ sent, recipient }) => `Enviar ${sent} a ${recipient}`,
}
