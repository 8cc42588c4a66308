/** The worst that a limit lets happen, in sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `you receive ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `you pay ${amount} ${symbol}`
