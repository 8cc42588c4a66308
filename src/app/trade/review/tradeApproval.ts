import {
  ALREADY_GIVEN,
  APPROVAL,
  NOTES,
  OLD_APPROVAL,
  PERMIT2_SPENDER,
  permit2Note,
  RESET_FIRST,
  SPENDER,
  THROUGH_PERMIT2,
  TO_PERMIT2,
  unlimitedText,
  unlimitedTitle,
  withoutLimit,
  YOU_APPROVE,
} from '#copy/trade/steps'
import { executorOf, spenderName, spenderOf } from '../../../config/spenders'
import type { Address } from '../../../domain/chain/address'
import { exactText, withSymbol } from '../../../domain/token/amount'
import { NATIVE } from '../../../domain/token/token'
import { mostSold, type TradePlan } from '../../../domain/trade/plan'
import { PERMIT2_EXTRA_S } from '../../../domain/approval/permit2'
import type { SingleStep } from '../../../store/trade/preview/tradeSteps'
import type { ReviewRow } from '../../../views/trade/TermRows'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'
import { deploymentOf } from '../../../config/deployments'

export interface ApprovalParts {
  rows: readonly ReviewRow[]
  /** The warning about an unlimited approval; null if the approval is limited. */
  warning: TradeNotice | null
}

const NONE: ApprovalParts = { rows: [], warning: null }

function approvalNote(steps: readonly SingleStep[] | undefined, isBatch: boolean): string | null {
  if (!steps) return NOTES.maybe
  return isBatch ? NOTES.batch : null
}

function contractRow({ chainId }: TradePlan, label: string, address: Address): ReviewRow {
  const name = spenderName(chainId, address)
  return { label, value: '', address, ...(name !== null && { note: name }) }
}

/** The rows of an allowance through Permit2: the amount, the expiry and the router. */
function permit2Rows(plan: TradePlan, router: Address): ReviewRow[] {
  const { sell, deadlineMinutes } = plan
  return [
    {
      label: THROUGH_PERMIT2,
      value: withSymbol(exactText(mostSold(plan), sell.decimals), sell.symbol),
      note: permit2Note(deadlineMinutes + PERMIT2_EXTRA_S / 60),
    },
    contractRow(plan, PERMIT2_SPENDER, router),
  ]
}

/** The rows of the token's own approval: the amount and the spender. */
function approvalRows(
  plan: TradePlan,
  steps: readonly SingleStep[] | undefined,
  spender: Address,
  note: string | null,
): ReviewRow[] {
  const { sell, approval } = plan
  const isUnlimited = approval === 'unlimited'
  return [
    ...(steps?.includes('reset') ? [{ label: OLD_APPROVAL, value: RESET_FIRST }] : []),
    {
      label: YOU_APPROVE,
      topic: 'approvals',
      value: isUnlimited
        ? withoutLimit(sell.symbol)
        : withSymbol(exactText(mostSold(plan), sell.decimals), sell.symbol),
      ...(isUnlimited && { tone: 'warn' as const }),
      ...(note !== null && { note }),
    },
    contractRow(plan, SPENDER, spender),
  ]
}

/**
 * The approvals of a trade under review. `steps` are the trade's steps; while they are undefined (unknown), the
 * approvals are listed as possibly needed. `isBatch` is true if the wallet sends all steps as one batch.
 */
export function tradeApproval(
  plan: TradePlan,
  steps: readonly SingleStep[] | undefined,
  isBatch: boolean,
): ApprovalParts {
  const { chainId, sell, wrap, approval, executor } = plan
  const deployment = deploymentOf(chainId)
  if (wrap || sell.id === NATIVE || !deployment) return NONE
  const isThroughPermit2 = executor === 'universalRouter'
  const isGiven = steps !== undefined && !steps.includes('approve')
  const isRouterGiven = !isThroughPermit2 || (steps !== undefined && !steps.includes('permit2'))
  const given: ReviewRow = {
    label: APPROVAL,
    value: ALREADY_GIVEN,
    topic: 'approvals',
    ...(isThroughPermit2 && !isRouterGiven && { note: TO_PERMIT2 }),
  }
  const note = approvalNote(steps, isBatch)
  return {
    rows: [
      ...(isGiven ? [given] : approvalRows(plan, steps, spenderOf(plan, deployment), note)),
      ...(isRouterGiven ? [] : permit2Rows(plan, executorOf(plan, deployment))),
    ],
    warning:
      approval === 'unlimited' && !isGiven
        ? { kind: 'warn', title: unlimitedTitle(sell.symbol), text: unlimitedText(sell.symbol) }
        : null,
  }
}
