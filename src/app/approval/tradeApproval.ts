import {
  ALREADY_GIVEN,
  APPROVAL,
  EXECUTORS,
  NOTES,
  OLD_APPROVAL,
  RESET_FIRST,
  SPENDER,
  unlimitedText,
  unlimitedTitle,
  withoutLimit,
  YOU_APPROVE,
} from '#copy/approval/trade'
import { deploymentOf, executorOf } from '../../config/deployments'
import { exactText } from '../../domain/token/amount'
import { NATIVE } from '../../domain/token/token'
import { mostSold, type TradePlan } from '../../domain/trade/plan'
import type { SingleStep } from '../../store/trade/preview/tradeSteps'
import type { ReviewRow } from '../../views/trade/ReviewDialog'
import type { TradeNotice } from '../../views/trade/TradeNoticeView'

/** The approval that a trade needs: the token, the spender and the amount. */

export interface ApprovalParts {
  rows: readonly ReviewRow[]
  /** Explains an unlimited approval; null for any other. */
  warning: TradeNotice | null
}

const NONE: ApprovalParts = { rows: [], warning: null }

function approvalNote(steps: readonly SingleStep[] | undefined, isBatch: boolean): string | null {
  if (!steps) return NOTES.maybe
  return isBatch ? NOTES.batch : null
}

/**
 * The approval of a trade under review. `steps` are the steps it takes, undefined while unknown: the approval is then
 * listed as one that may be needed. `isBatch`: the wallet does all steps in one.
 */
export function tradeApproval(
  plan: TradePlan,
  steps: readonly SingleStep[] | undefined,
  isBatch: boolean,
): ApprovalParts {
  const { chainId, sell, wrap, approval } = plan
  const deployment = deploymentOf(chainId)
  if (wrap || sell.id === NATIVE || !deployment) return NONE
  if (steps && !steps.includes('approve')) {
    return { rows: [{ label: APPROVAL, value: ALREADY_GIVEN, topic: 'approvals' }], warning: null }
  }
  const isUnlimited = approval === 'unlimited'
  const note = approvalNote(steps, isBatch)
  return {
    rows: [
      ...(steps?.includes('reset') ? [{ label: OLD_APPROVAL, value: RESET_FIRST }] : []),
      {
        label: YOU_APPROVE,
        topic: 'approvals',
        value: isUnlimited ? withoutLimit(sell.symbol) : `${exactText(mostSold(plan), sell.decimals)} ${sell.symbol}`,
        ...(isUnlimited && { tone: 'warn' as const }),
        ...(note !== null && { note }),
      },
      {
        label: SPENDER,
        value: '',
        address: executorOf(plan, deployment),
        note: EXECUTORS[plan.executor],
      },
    ],
    warning: isUnlimited
      ? {
          kind: 'warn',
          title: unlimitedTitle(sell.symbol),
          text: unlimitedText(sell.symbol),
        }
      : null,
  }
}
