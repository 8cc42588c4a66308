import type { TradePlan } from './plan'
import type { RevertReason } from './revertReason'
import { slippagePercent } from './slippage'

/** What happened, or with `sent` false would happen, in plain words. They say nothing of what left the wallet. */
export function happenedText({ cause, text }: RevertReason, plan: TradePlan, sent: boolean): string {
  const { sell, buy, slippageBps, deadlineMinutes } = plan
  const minutes = `${deadlineMinutes} ${deadlineMinutes === 1 ? 'minute' : 'minutes'}`
  return {
    slippage: `The price moved past your ${slippagePercent(slippageBps)}% slippage limit.`,
    deadline: sent ? `It was not confirmed within ${minutes}.` : `Its deadline had passed before it could be sent.`,
    transferRefused: `The ${sell.symbol} contract refused the transfer, for lack of balance or approval or by its own rules.`,
    payoutRefused: `The ${buy.symbol} could not be handed over: a contract refused the transfer by its own rules.`,
    takesFee: `A token of this route takes a fee on each transfer, which its pool does not allow.`,
    noLiquidity: `The pools no longer hold enough for this amount.`,
    guard: `Somebody moved the price in the same block, and the sandwich guard stopped the swap.`,
    noHistory: `A pool of this route keeps no record of its price, which the sandwich guard needs. Turn the guard off for this swap.`,
    zeroAmount: `The amount is too small to swap.`,
    locked: `A pool of this route is locked by another call of the same transaction.`,
    panic: `A contract of this route broke off with an error of its own${text ? ` (${text})` : ''}.`,
    coded: `The contract gave no words, only the error code ${text ?? ''}.`,
    noEther: `There is not enough ether in the account for the network cost.`,
    unknown: text ? `The contract said: “${text}”.` : 'The network gave no reason.',
  }[cause]
}

/** What happened, in plain words. `sent` tells whether a transaction was mined or nothing left the wallet. */
export function failureText(reason: RevertReason, plan: TradePlan, sent: boolean): string {
  const happened = happenedText(reason, plan, sent)
  return sent ? happened : `${happened} Nothing was sent.`
}
