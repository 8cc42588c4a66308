import { coinWord } from '../../../domain/chain/chain'
import type { TradePlan } from '../../../domain/trade/plan'
import type { RevertReason } from '../../../domain/trade/revertReason'
import { slippagePercent } from '../../../domain/trade/slippage'

/** Words for why a swap failed or would fail. */

const minutesText = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/**
 * What happened, or with `isSent` false would happen. Says nothing of what left the wallet.
 * @param coin - the symbol of the network's own coin
 */
export function happenedText({ cause, text }: RevertReason, plan: TradePlan, isSent: boolean, coin = 'ETH'): string {
  const { sell, buy, slippageBps, deadlineMinutes } = plan
  return {
    slippage: `The price moved past your ${slippagePercent(slippageBps)}% slippage limit.`,
    deadline: isSent
      ? `It was not confirmed within ${minutesText(deadlineMinutes)}.`
      : 'Its deadline had passed before it could be sent.',
    transferRefused: `The ${sell.symbol} contract refused the transfer: the balance or approval is too low, or its own rules forbid it.`,
    allowanceExpired: `The approval of ${sell.symbol} through Permit2 has expired. Start again to renew it.`,
    payoutRefused: `The ${buy.symbol} could not be paid out: a contract refused the transfer under its own rules.`,
    takesFee: 'A token on this route takes a fee on each transfer, which its pool does not allow.',
    noLiquidity: 'The pools no longer hold enough for this amount.',
    guard: 'Somebody moved the price in the same block, so the sandwich guard made the swap fail.',
    noHistory:
      'A pool on this route keeps no record of its price, which the sandwich guard needs. Turn the guard off for this swap.',
    zeroAmount: 'The amount is too small to swap.',
    locked: 'A pool on this route is locked by another call in the same transaction.',
    panic: `A contract on this route stopped with an internal error${text ? ` (${text})` : ''}.`,
    coded: `The contract gave no message, only the error code ${text ?? ''}.`,
    noEther: `There is not enough ${coinWord(coin)} in the account for the network cost.`,
    unknown: text ? `The contract returned: “${text}”.` : 'The network gave no reason.',
  }[cause]
}

/** The same, and that nothing was sent where nothing was. `isSent` tells whether a transaction was mined. */
export function failureText(reason: RevertReason, plan: TradePlan, isSent: boolean, coin?: string): string {
  const happened = happenedText(reason, plan, isSent, coin)
  return isSent ? happened : `${happened} Nothing was sent.`
}
