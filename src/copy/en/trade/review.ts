/** Words of the review's dialog. */

export const YOU_SELL = 'You sell'
export const YOU_RECEIVE = 'You receive'

export const PRICE_CHANGED = 'The price changed'
export const ACCEPT_PRICE = 'Accept new price'

export const EXPECTED = 'Expected'
/** @param slippage - as "0.5%" */
export const boundLabel = (kind: 'least' | 'most', slippage: string) => `At ${kind}, with ${slippage} slippage`

export const CHANGES = 'What changes in your wallet'
export const CALLS = 'What your wallet is asked for'
