/** Words for what a trade did when it was simulated before it is signed. */

export const SIMULATING = 'Simulating it on the network…'
/** @param cause - why the network gave no answer, as a clause */
export const notSimulated = (cause: string) => `Not simulated: ${cause}.`
export const CANNOT_SIMULATE = 'Not simulated: the network provider cannot do that.'
export const FAILS = 'Simulated on the network at the latest block, it fails.'
export const SIMULATED_AS_QUOTED =
  'Simulated on the network at the latest block, as your account: exactly these amounts move. The network cost comes on top.'
export const SIMULATED = 'Simulated on the network at the latest block, as your account. The network cost comes on top.'

export const WOULD_FAIL = 'This would fail now'

export const balanceLabel = (symbol: string) => `Your ${symbol}`
/** @param amount - without its sign */
export const balanceChangeText = (amount: string, isGain: boolean) => `${isGain ? '+' : '−'}${amount}`

export const notEnoughForCost = (symbol: string) => `Not enough ${symbol} for the network cost`

export interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Your wallet may ask for up to ${reserve} ${symbol} for the network${isSold ? `, on top of the ${symbol} that you sell` : ''}. Your account has ${balance} ${symbol}.`

/** What a simulation moved beyond the terms of a trade; amounts with their symbols. */
export interface BeyondTerms {
  side: 'sell' | 'buy'
  moved: string
  allowed: string
}

/** The title and text for a trade that would take more, or give less, than the review says. */
export const beyondTermsWords = ({ side, moved, allowed }: BeyondTerms) =>
  side === 'buy'
    ? {
        title: 'Less would arrive than agreed',
        text: `When this was simulated, ${moved} arrived in place of at least ${allowed}. The token may keep a share of what is sent to you.`,
      }
    : {
        title: 'More would leave your wallet than agreed',
        text: `When this was simulated, ${moved} left your wallet in place of at most ${allowed}.`,
      }
