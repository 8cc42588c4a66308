import { tradeLimit, type TradePlan } from '#domain/trade/plan'
import type { Quote, QuoteLeg } from '#domain/trade/quote'

/** The quote of these legs, without what does not concern the amounts. */
export function quoteOfLegs(kind: Quote['kind'], legs: readonly QuoteLeg[]): Quote {
  const total = (side: 'amountIn' | 'amountOut') => legs.reduce((sum, leg) => sum + BigInt(leg[side]), 0n).toString()
  return {
    kind,
    legs,
    amountIn: total('amountIn'),
    amountOut: total('amountOut'),
    impact: '0',
    tax: '0',
    gasEstimate: '0',
    blockNumber: 0,
    timestamp: 0,
  }
}

type PlanChanges = Pick<TradePlan, 'account' | 'sell' | 'buy'> & Partial<TradePlan>

/** A plan of a quote with the default settings, with the given changes. */
export function planOfQuote(quote: Quote, { wrap = null, slippageBps = 50, ...changes }: PlanChanges): TradePlan {
  return {
    chainId: 3,
    quote,
    wrap,
    slippageBps,
    deadlineMinutes: 30,
    limit: tradeLimit(quote, wrap, slippageBps),
    approval: 'exact',
    acceptedLoss: null,
    executor: 'swapRouter02',
    guard: null,
    ...changes,
  }
}
