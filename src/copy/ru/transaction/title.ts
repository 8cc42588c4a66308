import type { Sentences } from '#domain/browser/sentences'
import type { TitleFacts } from '#domain/transaction/info'

/**
 * What a transaction is called in lists, notifications and the tab's title. They name an order, like a button: "Swap 1 ETH
 * for UNI". `sold` and `bought` are an amount with its symbol, or a symbol alone where the amount is not fixed: "1 ETH", "UNI".
 */
export const TITLES: Sentences<TitleFacts> = {
  swap: ({ sold, bought }) => `Обменять ${sold} на ${bought}`,
  wrap: ({ sold }) => `Обернуть ${sold}`,
  unwrap: ({ sold }) => `Развернуть ${sold}`,
  approve: ({ amount }) => `Разрешить ${amount}`,
  approveUnlimited: ({ symbol }) => `Разрешить ${symbol} без ограничений`,
  /** Permit2 is the name of a contract. */
  approveThroughPermit2: ({ amount }) => `Разрешить ${amount} через Permit2`,
  /** Sets an earlier approval to 0, so that a new one can be given. */
  reset: ({ symbol }) => `Сбросить разрешение на ${symbol}`,
  revoke: ({ symbol }) => `Отозвать разрешение на ${symbol}`,
  revokeInPermit2: ({ symbol }) => `Отозвать разрешение на ${symbol} в Permit2`,
  transfer: ({ sent, recipient }) => `Отправить ${sent} на ${recipient}`,
}
