import {
  CHANGE_DEADLINE,
  CHANGE_SLIPPAGE,
  CLOSE,
  failedTitle,
  TRY_AGAIN,
  UNSOLD,
  UNSOLD_BY_SWAP,
  unsoldLabel,
} from '#copy/trade/outcome'
import { tradeAmount, withSymbol } from '#domain/token/amount'
import { mostSold } from '#domain/trade/plan'
import { useAppDispatch } from '#store/hooks'
import { settingsRequested, tradeClosed, type TradeState } from '#store/trade/trade'
import type { OutcomeRow } from '../../../views/trade/SwapOutcome'
import { costRows, explorerAction, OutcomeContainer, transactionLink, useOutcomeChain } from './OutcomeContainer'
import { useOpenApproval } from './useOpenApproval'

type Failed = Extract<TradeState, { status: 'failed' }>

/** The rows about the tokens that should have been sold. They say only what is proven about these tokens. */
function unsoldRows({ plan, end, cost }: Failed): OutcomeRow[] {
  const label = unsoldLabel(withSymbol(tradeAmount(mostSold(plan), plan.sell), plan.sell.symbol))
  if (end === 'replaced') return [{ label, value: UNSOLD_BY_SWAP }]
  return cost === null && end !== 'cancelled' ? [] : [{ label, value: UNSOLD }]
}

/** The label of the button that opens the setting to change before retrying; null if no setting would help. */
function settingLabel({ plan, end }: Failed): string | null {
  if (plan.wrap || end === 'cancelled' || end === 'replaced') return null
  return end === 'expired' ? CHANGE_DEADLINE : CHANGE_SLIPPAGE
}

export function FailedContainer({ trade }: { trade: Failed }) {
  const dispatch = useAppDispatch()
  const { chain, etherUsd } = useOutcomeChain(trade.plan)
  const { plan, end, hash, cost, reason } = trade
  const { wrap } = plan
  const label = settingLabel(trade)
  const close = () => dispatch(tradeClosed())
  const transaction = transactionLink(chain, hash)
  const approval = useOpenApproval(trade)
  return (
    <OutcomeContainer
      kind={end === 'cancelled' || end === 'replaced' ? 'ended' : 'failed'}
      title={failedTitle(wrap ?? 'swap', end)}
      text={reason}
      rows={[
        ...unsoldRows(trade),
        ...costRows(cost, etherUsd, chain.nativeCurrency, { isContract: plan.costPayer !== undefined }),
        ...approval.rows,
      ]}
      transaction={transaction}
      actions={[
        ...(end === 'replaced' ? explorerAction(transaction) : []),
        ...approval.actions,
        ...(label === null ? [] : [{ label, onPress: () => dispatch(settingsRequested()) }]),
        // A replaced trade cannot be retried, because the transaction that replaced it may have made the swap.
        { label: end === 'replaced' ? CLOSE : TRY_AGAIN, kind: 'filled' as const, onPress: close },
      ]}
      onClose={close}
    />
  )
}
