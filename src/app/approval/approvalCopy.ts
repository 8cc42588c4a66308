import { deploymentOf, executorOf } from '../../config/deployments'
import { exactAmount } from '../../domain/token/amount'
import { NATIVE } from '../../domain/token/token'
import { mostSold, type TradePlan } from '../../domain/trade/plan'
import type { SingleStep } from '../../store/trade/preview/tradeSteps'
import type { ReviewRow } from '../../views/trade/ReviewDialog'
import type { TradeNotice } from '../../views/trade/TradeNoticeView'

/** The words for the approval that a trade asks for: which token, for whom, how much. */

export interface ApprovalWords {
  rows: readonly ReviewRow[]
  /** What an approval without limit means; null for any other. */
  warning: TradeNotice | null
}

const NONE: ApprovalWords = { rows: [], warning: null }

/** As the calls of the transaction name them. */
const EXECUTORS: Record<TradePlan['executor'], string> = {
  swapRouter02: 'SwapRouter02',
  v2Router: 'Uniswap V2 Router02',
}

function approvalNote(steps: readonly SingleStep[] | undefined, isBatch: boolean): string | null {
  if (!steps) return '(if it is needed)'
  return isBatch ? '(in one with the swap)' : null
}

/**
 * The approval of a trade under review. `steps` are those that it takes, undefined while they are not known: then the
 * approval is named all the same, as one that may be needed. `isBatch`: the wallet does all steps in one.
 */
export function approvalWords(
  plan: TradePlan,
  steps: readonly SingleStep[] | undefined,
  isBatch: boolean,
): ApprovalWords {
  const { chainId, sell, wrap, approval } = plan
  const deployment = deploymentOf(chainId)
  if (wrap || sell.id === NATIVE || !deployment) return NONE
  if (steps && !steps.includes('approve')) {
    return { rows: [{ label: 'Approval', value: 'Already given' }], warning: null }
  }
  const isUnlimited = approval === 'unlimited'
  const note = approvalNote(steps, isBatch)
  return {
    rows: [
      ...(steps?.includes('reset') ? [{ label: 'Old approval', value: 'Reset to 0 first' }] : []),
      {
        label: 'You approve',
        value: isUnlimited
          ? `${sell.symbol} without limit`
          : `${exactAmount(mostSold(plan), sell.decimals)} ${sell.symbol}`,
        ...(isUnlimited && { tone: 'warn' as const }),
        ...(note !== null && { note }),
      },
      {
        label: 'Spender',
        value: '',
        address: executorOf(plan, deployment),
        note: EXECUTORS[plan.executor],
      },
    ],
    warning: isUnlimited
      ? {
          kind: 'warn',
          title: `You approve ${sell.symbol} without limit`,
          text: `The spender could take any amount of your ${sell.symbol}, also later, until you revoke it. “Exact amount” in the trade settings approves this swap only.`,
        }
      : null,
  }
}
