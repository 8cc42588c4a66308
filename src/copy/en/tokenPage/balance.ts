/** The connected account's balance of a token. */
export const balanceCard = {
  title: 'Your balance',
  disconnected: 'Connect a wallet to see your balance',
  connect: 'Connect',
  sell: 'Sell',
  approvals: 'Approvals',
  partial: 'Other approvals could not be loaded.',
  manage: 'Manage approvals',
}

/** Why the balance is not known, as a clause. */
export const tokenSilent = 'the token did not respond'

export const sellToken = (symbol: string) => `Sell ${symbol}`

export const spendersUnread = (symbol: string) => `Could not check who else may move your ${symbol}.`
export const noSpender = (symbol: string) => `No contract known here may move your ${symbol}.`

/** `amount` is null for the whole balance. */
export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} may move ${amount ?? `all your ${symbol}`}`
