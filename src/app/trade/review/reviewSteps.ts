import { NOT_KNOWN, PHASES, STEPS, WAITING_FOR_WALLET } from '#copy/trade/review'
import { WALLET_SLOW } from '#copy/wallet/notifications'
import { withinSentence } from '#copy/browser/grammar'
import {
  APPROVED_AMOUNT,
  confirmationsText,
  LAST_REQUESTS,
  REQUEST_AMOUNT,
  REQUEST_CONTRACT,
  REQUEST_COST,
  REQUEST_NUMBER,
  requestCost,
  requestNumber,
  SPENDER,
  TOKEN_CONTRACT,
  WALLET_SHOWS,
  WALLET_SHOWS_ELSE,
  withoutLimit,
} from '#copy/trade/steps'
import { tokenContract } from '#copy/transaction/effect'
import { countedText, exactText, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { mostSold, type TradePlan } from '#domain/trade/plan'
import type { SingleStep } from '#store/trade/tradeSteps'
import type { TradeState, TradeStep } from '#store/trade/trade'
import type { ReviewRow, SwapStep, WalletRequest } from '../../../views/trade/DialogParts'
import { configuredChain } from '#config/chains'
import { executorOf, spenderName, spenderOf } from '#config/spenders'
import { PERMIT2 } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import { usdTextAtMost, usdValueAtMost } from '#domain/market/money'
import { NATIVE } from '#domain/token/token'
import { deploymentOf } from '#config/deployments'
import type { OpenReview } from './useReview'

type RunningTrade = Extract<TradeState, { status: 'running' }>

export function phaseLabel({ phase }: RunningTrade): string {
  return phase === 'wallet' ? WAITING_FOR_WALLET : PHASES[phase]
}

function stateOf(index: number, at: number): SwapStep['state'] {
  if (index === at) return 'busy'
  return index < at ? 'done' : 'todo'
}

const factsOf = (plan: TradePlan) => ({
  symbol: plan.sell.symbol,
  amount: withSymbol(exactText(mostSold(plan), plan.sell), plan.sell.symbol),
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

const named = (label: string, address: Address, name: string | null): ReviewRow => ({
  label,
  value: '',
  address,
  ...(name !== null && { note: name }),
})

/** The row of a contract, with the name of a known one. */
export const contractRow = ({ chainId }: TradePlan, label: string, address: Address): ReviewRow =>
  named(label, address, spenderName(chainId, address))

function tokenRow({ sell }: TradePlan, label = REQUEST_CONTRACT): ReviewRow[] {
  return sell.id === NATIVE ? [] : [named(label, sell.id, tokenContract(sell.symbol))]
}

function executorRow(plan: TradePlan, deployment: Deployment): ReviewRow {
  if (!plan.wrap) return contractRow(plan, REQUEST_CONTRACT, executorOf(plan, deployment))
  const wrapped = plan.sell.id === NATIVE ? plan.buy : plan.sell
  return named(REQUEST_CONTRACT, deployment.weth, tokenContract(wrapped.symbol))
}

/** The rows about the contract that a step calls, and about the approved spender and amount. */
function callRows(plan: TradePlan, step: TradeStep, deployment: Deployment): ReviewRow[] {
  const { sell } = plan
  const sold = countedText(mostSold(plan), sell, sell.symbol)
  const spenderRow = contractRow(plan, SPENDER, spenderOf(plan, deployment))
  const amount = (value: string): ReviewRow => ({ label: REQUEST_AMOUNT, value })
  const approved = plan.approval === 'unlimited' ? withoutLimit(sell.symbol) : sold
  switch (step) {
    case 'reset':
      return [...tokenRow(plan), amount(`0 ${sell.symbol}`), spenderRow]
    case 'approve':
      return [...tokenRow(plan), amount(approved), spenderRow]
    case 'permit2':
      return [
        named(REQUEST_CONTRACT, PERMIT2.address, PERMIT2.name),
        amount(sold),
        contractRow(plan, SPENDER, executorOf(plan, deployment)),
      ]
    case 'batch':
      // The plan does not say which of the two Permit2 approvals the batch contains.
      if (plan.executor === 'universalRouter') return [executorRow(plan, deployment), amount(sold)]
      return [
        ...tokenRow(plan, TOKEN_CONTRACT),
        { label: APPROVED_AMOUNT, value: approved },
        spenderRow,
        executorRow(plan, deployment),
        amount(sold),
      ]
    case 'swap':
      return [executorRow(plan, deployment), amount(sold)]
  }
}

/** The network cost that a wallet reserves for a request, in the native coin and, if its price is known, in dollars. */
function costText({ plan, requestCost: cost, usd: { etherUsd } }: OpenReview): string {
  if (cost === null) return NOT_KNOWN
  const coin = configuredChain(plan.chainId).nativeCurrency
  const usd = etherUsd === null ? null : usdTextAtMost(usdValueAtMost(cost, coin.decimals, etherUsd))
  return requestCost(withSymbol(tradeAmountAtMost(cost, coin), coin.symbol), usd)
}

/** The facts to compare with the wallet's request for a step; null if no request is open. */
export function walletRequest({ plan, steps, at, phase }: RunningTrade, review: OpenReview): WalletRequest | null {
  const step = steps[at]
  const deployment = deploymentOf(plan.chainId)
  if (phase !== 'wallet' || !step || !deployment) return null
  return {
    title: WALLET_SHOWS,
    rows: [
      { label: REQUEST_NUMBER, value: requestNumber(at + 1, steps.length) },
      ...callRows(plan, step, deployment),
      { label: REQUEST_COST, value: costText(review) },
    ],
    warning: WALLET_SHOWS_ELSE,
  }
}
