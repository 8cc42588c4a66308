import { exactAmount } from '../amount'
import type { TradePlan } from './plan'
import { mostSold } from './plan'
import type { RevertReason } from './revertReason'
import { slippagePercent } from './slippage'

/** What happened, in plain words. `sent` tells whether a transaction was mined or nothing left the wallet. */
export function failureText({ cause, text }: RevertReason, plan: TradePlan, sent: boolean): string {
  const { sell, slippageBps, deadlineMinutes } = plan
  const sold = `${exactAmount(mostSold(plan), sell.decimals)} ${sell.symbol}`
  const kept = sent ? `Your ${sold} was not sold.` : `Nothing was sent.`
  const happened = {
    slippage: `The price moved past your ${slippagePercent(slippageBps)}% slippage limit.`,
    deadline: `It was not confirmed within ${deadlineMinutes} ${deadlineMinutes === 1 ? 'minute' : 'minutes'}.`,
    transferRefused: `The ${sell.symbol} contract refused the transfer, for lack of balance or approval or by its own rules.`,
    takesFee: `A token of this route takes a fee on each transfer, which its pool does not allow.`,
    noLiquidity: `The pools no longer hold enough for this amount.`,
    noEther: `The account lacks the ether for the network cost.`,
    unknown: text ? `The contract said: “${text}”.` : 'The network gave no reason.',
  }[cause]
  return `${sent ? 'The swap failed. ' : ''}${happened} ${kept}`
}
