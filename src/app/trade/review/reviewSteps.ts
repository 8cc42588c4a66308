import { PHASES, STEPS, WAITING_FOR_WALLET } from '#copy/trade/review'
import { exactText } from '../../../domain/token/amount'
import { mostSold } from '../../../domain/trade/plan'
import type { TradeState } from '../../../store/trade/trade'
import type { SwapStep } from '../../../views/trade/SwapSteps'

type RunningTrade = Extract<TradeState, { status: 'running' }>

/** The main button's label while a trade is running. */
export function phaseLabel({ phase }: RunningTrade): string {
  return phase === 'wallet' ? WAITING_FOR_WALLET : PHASES[phase]
}

function stateOf(index: number, at: number): SwapStep['state'] {
  if (index === at) return 'busy'
  return index < at ? 'done' : 'todo'
}

/** The steps of a running trade, with what the current one is waiting for. */
export function stepsOf({ steps, at, phase, plan }: RunningTrade): SwapStep[] {
  const { symbol, decimals } = plan.sell
  const facts = {
    symbol,
    amount: `${exactText(mostSold(plan), decimals)} ${symbol}`,
    isUnlimited: plan.approval === 'unlimited',
    isAtMost: plan.quote.kind === 'exactOut' && plan.wrap === null,
    isThroughPermit2: plan.executor === 'universalRouter',
    wrap: plan.wrap,
  }
  return steps.map((step, index) => {
    const { title, text } = STEPS[step](facts)
    const state = stateOf(index, at)
    return { id: step, title, state, text: state === 'busy' ? PHASES[phase] : text }
  })
}
