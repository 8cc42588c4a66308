import {
  ALTERED_TITLE,
  CLOSE,
  COST_UNKNOWN,
  EARLIER_COST,
  NETWORK_COST_PAID,
  paidByOther,
  UNSOLD,
  UNSOLD_BY_SWAP,
  unsoldLabel,
} from '#copy/trade/outcome'
import { shortAddress } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { tradeAmount, withSymbol } from '#domain/token/amount'
import { mostSold } from '#domain/trade/plan'
import { isWholeEffect } from '#domain/transaction/effect'
import { useAppDispatch } from '#store/hooks'
import { tradeClosed, type TradeState } from '#store/trade/trade'
import type { OutcomeRow } from '../../../views/trade/SwapOutcome'
import { costRows, explorerAction, OutcomeContainer, transactionLink, useOutcomeChain } from './OutcomeContainer'
import { useOpenApproval } from './useOpenApproval'

type Altered = Extract<TradeState, { status: 'altered' }>

/**
 * The text about what happened to the tokens that should have been sold. A transaction that another account paid for
 * does not prove that the tokens moved.
 */
function unsoldValue({ effect, paidBy }: Altered): string {
  if (!isWholeEffect(effect)) return COST_UNKNOWN
  const isMoved = effect.kind === 'sent' || effect.kind === 'transferred'
  return isMoved && paidBy === null ? UNSOLD_BY_SWAP : UNSOLD
}

/** The rows about the tokens that should have been sold, and the cost of the transaction that was sent instead. */
function rowsOf(trade: Altered, etherUsd: bigint | null, coin: Chain['nativeCurrency']): OutcomeRow[] {
  const { plan, paidBy, cost } = trade
  const label = unsoldLabel(withSymbol(tradeAmount(mostSold(plan), plan.sell), plan.sell.symbol))
  const unsold = { label, value: unsoldValue(trade) }
  if (paidBy === null) return [unsold, ...costRows(cost, etherUsd, coin)]
  const paid = { label: NETWORK_COST_PAID, value: paidByOther(shortAddress(paidBy)) }
  return [unsold, paid, ...(cost === '0' ? [] : costRows(cost, etherUsd, coin, { label: EARLIER_COST }))]
}

/** The wallet sent a different transaction. That is never shown as a success, and cannot be retried. */
export function AlteredContainer({ trade }: { trade: Altered }) {
  const dispatch = useAppDispatch()
  const { chain, etherUsd } = useOutcomeChain(trade.plan)
  const transaction = transactionLink(chain, trade.hash)
  const approval = useOpenApproval(trade)
  const close = () => dispatch(tradeClosed())
  return (
    <OutcomeContainer
      kind="failed"
      title={ALTERED_TITLE}
      text={trade.reason}
      rows={[...rowsOf(trade, etherUsd, chain.nativeCurrency), ...approval.rows]}
      transaction={transaction}
      actions={[...explorerAction(transaction), ...approval.actions, { label: CLOSE, kind: 'filled', onPress: close }]}
      onClose={close}
    />
  )
}
