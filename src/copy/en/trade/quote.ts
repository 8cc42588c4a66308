/** Words of a quote on the card. */

export const INVERT = ', show the inverse'
export const DETAILS_PREFIX = 'Quote details, network cost '
export const COST_PREFIX = 'Network cost '
export const NOT_AVAILABLE = 'not available'

/** A rate that never changes, of a wrap. */
export const fixedRate = (rate: string) => `${rate}, always`

/** What a quote comes to, for screen readers: "1 ETH for about 3,411.77 USDC". */
export const estimateText = (sold: string, received: string) => `${sold} for about ${received}`

/** The worst that a limit lets happen, in sentences of the trade settings. */
export const worstReceived = (amount: string, symbol: string) => `you receive ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `you pay ${amount} ${symbol}`
