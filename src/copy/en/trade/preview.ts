import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import type { Excess, TradePlan } from '../../../domain/trade/plan'

/** Words for what a trade did when it was simulated before it is signed. */

export const SIMULATING = 'Running a test on the network…'
/** @param cause - why the network gave no answer, as a clause */
export const notSimulated = (cause: string) => `Not simulated: ${cause}.`
export const CANNOT_SIMULATE = 'Not simulated: the network provider cannot do that.'
/** Where a token does not tell the simulation what moved. */
export const BALANCE_UNREAD = 'Test run just now, but not all balances could be read afterwards.'
export const NOT_SIMULATED = 'Not simulated'
/** Before the visitor goes on without a simulation: why there is none, and what that means. */
export const UNTRIED = {
  unsupported: 'The network provider cannot simulate this, so the amounts above are not confirmed.',
  unread: 'Not all balances could be read in the simulation, so the amounts above are not confirmed.',
}
export const FAILS = 'Test run just now: it fails.'
export const SIMULATED_AS_QUOTED = 'Test run just now: exactly these amounts would move, plus the network cost.'
export const SIMULATED = 'Test run just now. The network cost comes on top.'

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

/** The title and text for a trade that would take more, or give less, than the review says. */
export function beyondTermsWords({ side, moved, allowed }: Excess, { sell, buy }: Pick<TradePlan, 'sell' | 'buy'>) {
  const { symbol, decimals } = side === 'buy' ? buy : sell
  const least = (units: bigint) => `${tradeAmount(units, decimals)} ${symbol}`
  const most = (units: bigint) => `${tradeAmountAtMost(units, decimals)} ${symbol}`
  return side === 'buy'
    ? {
        title: 'Less would arrive than agreed',
        text: `In a test run,  ${least(moved)} arrived instead of at least ${least(allowed)}. The token may keep a share of what is sent to you.`,
      }
    : {
        title: 'More would leave your wallet than agreed',
        text: `In a test run,  ${most(moved)} left your wallet instead of at most ${most(allowed)}.`,
      }
}
