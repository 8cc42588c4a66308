import { PHASES, STEPS, WAITING_FOR_WALLET } from '#copy/trade/review'
import { WALLET_SLOW } from '#copy/wallet/notifications'
import { exactText, withSymbol } from '../../../domain/token/amount'
import { mostSold, type TradePlan } from '../../../domain/trade/plan'
import type { SingleStep } from '../../../store/trade/preview/tradeSteps'
import type { TradeState } from '../../../store/trade/trade'
import type { SwapStep } from '../../../views/trade/SwapSteps'
import { withinSentence } from '#copy/browser/grammar'
import { confirmationsText, LAST_REQUESTS } from '#copy/trade/steps'

type RunningTrade = Extract<TradeState, { status: 'running' }>

/** The main button's label while a trade is running. */
export function phaseLabel({ phase }: RunningTrade): string {
  return phase === 'wallet' ? WAITING_FOR_WALLET : PHASES[phase]
}

function stateOf(index: number, at: number): SwapStep['state'] {
  if (index === at) return 'busy'
  return index < at ? 'done' : 'todo'
}

const factsOf = (plan: TradePlan) => ({
  symbol: plan.sell.symbol,
  amount: withSymbol(exactText(mostSold(plan), plan.sell.decimals), plan.sell.symbol),
  isUnlimited: plan.approval === 'unlimited',
  isAtMost: plan.quote.kind === 'exactOut' && plan.wrap === null,
  isThroughPermit2: plan.executor === 'universalRouter',
  wrap: plan.wrap,
})

/** The text that says how many confirmations follow, and for what; null while the steps are unknown. */
export function confirmationsOf(
  plan: TradePlan,
  steps: readonly SingleStep[] | undefined,
  isBatch: boolean,
): string | null {
  if (!steps) return null
  const requests = isBatch && steps.length > 1 ? (['batch'] as const) : steps
  const named = requests.map((step) =>
    step === 'swap' ? LAST_REQUESTS[plan.wrap ?? step] : withinSentence(STEPS[step](factsOf(plan)).title),
  )
  return confirmationsText(named)
}

/** The steps of a running trade. The current step has a text that says what it is waiting for. */
export function stepsOf({ steps, at, phase, plan }: RunningTrade, isWalletSlow = false): SwapStep[] {
  const awaited = phase === 'wallet' && isWalletSlow ? WALLET_SLOW : PHASES[phase]
  const facts = factsOf(plan)
  return steps.map((step, index) => {
    const { title, text } = STEPS[step](facts)
    const state = stateOf(index, at)
    return { id: step, title, state, text: state === 'busy' ? awaited : text }
  })
}
