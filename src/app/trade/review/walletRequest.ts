import { NOT_KNOWN } from '#copy/trade/review'
import {
  APPROVED_AMOUNT,
  TOKEN_CONTRACT,
  REQUEST_AMOUNT,
  REQUEST_CONTRACT,
  REQUEST_COST,
  REQUEST_NUMBER,
  requestNumber,
  requestCost,
  WALLET_SHOWS,
  WALLET_SHOWS_ELSE,
  SPENDER,
  withoutLimit,
} from '#copy/trade/steps'
import { tokenContract } from '#copy/transaction/effect'
import { configuredChain } from '../../../config/chains'
import { executorOf, PERMIT2, spenderName, spenderOf } from '../../../config/spenders'
import type { Address } from '../../../domain/chain/address'
import type { Deployment } from '../../../domain/chain/network'
import { usdTextAtMost, usdValueAtMost } from '../../../domain/market/money'
import { exactText, tradeAmountAtMost, withSymbol } from '../../../domain/token/amount'
import { NATIVE } from '../../../domain/token/token'
import { mostSold, type TradePlan } from '../../../domain/trade/plan'
import type { TradeState, TradeStep } from '../../../store/trade/trade'
import type { ReviewRow, WalletRequest } from '../../../views/trade/TermRows'
import type { OpenReview } from './useReview'
import { deploymentOf } from '../../../config/deployments'

type RunningTrade = Extract<TradeState, { status: 'running' }>

const named = (label: string, address: Address, name: string | null): ReviewRow => ({
  label,
  value: '',
  address,
  ...(name !== null && { note: name }),
})

function tokenRow({ sell }: TradePlan, label = REQUEST_CONTRACT): ReviewRow[] {
  return sell.id === NATIVE ? [] : [named(label, sell.id, tokenContract(sell.symbol))]
}

function executorRow(plan: TradePlan, deployment: Deployment): ReviewRow {
  if (!plan.wrap) {
    const executor = executorOf(plan, deployment)
    return named(REQUEST_CONTRACT, executor, spenderName(plan.chainId, executor))
  }
  const wrapped = plan.sell.id === NATIVE ? plan.buy : plan.sell
  return named(REQUEST_CONTRACT, deployment.weth, tokenContract(wrapped.symbol))
}

/** The rows about the contract that a step calls, and about the approved spender and amount. */
function callRows(plan: TradePlan, step: TradeStep, deployment: Deployment): ReviewRow[] {
  const { sell, chainId } = plan
  const sold = withSymbol(exactText(mostSold(plan), sell.decimals), sell.symbol)
  const spender = spenderOf(plan, deployment)
  const spenderRow = named(SPENDER, spender, spenderName(chainId, spender))
  const amount = (value: string): ReviewRow => ({ label: REQUEST_AMOUNT, value })
  const approved = plan.approval === 'unlimited' ? withoutLimit(sell.symbol) : sold
  switch (step) {
    case 'reset':
      return [...tokenRow(plan), amount(`0 ${sell.symbol}`), spenderRow]
    case 'approve':
      return [...tokenRow(plan), amount(approved), spenderRow]
    case 'permit2': {
      const router = executorOf(plan, deployment)
      return [
        named(REQUEST_CONTRACT, PERMIT2.address, PERMIT2.name),
        amount(sold),
        named(SPENDER, router, spenderName(chainId, router)),
      ]
    }
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
  const { symbol, decimals } = configuredChain(plan.chainId).nativeCurrency
  const usd = etherUsd === null ? null : usdTextAtMost(usdValueAtMost(cost, decimals, etherUsd))
  return requestCost(withSymbol(tradeAmountAtMost(cost, decimals), symbol), usd)
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
