import {
  ALTERED_TITLE,
  alteredOutcomeText,
  CLOSE,
  COST_UNKNOWN,
  EARLIER_COST,
  NETWORK_COST_PAID,
  paidByOther,
  unsoldLabel,
} from '#copy/trade/outcome'
import { shortAddress } from '../../../domain/chain/address'
import type { Chain } from '../../../domain/chain/chain'
import { tradeAmount } from '../../../domain/token/amount'
import { mostSold } from '../../../domain/trade/plan'
import { useAppDispatch } from '../../../store/hooks'
import { tradeClosed, type TradeState } from '../../../store/trade/trade'
import type { OutcomeRow } from '../../../views/trade/SwapOutcome'
import { costRows } from './costRows'
import { OutcomeContainer } from './OutcomeContainer'
import { explorerAction, transactionLink } from './transactionLinks'
import { useOutcomeChain } from './useOutcomeChain'

type Altered = Extract<TradeState, { status: 'altered' }>

/** Nobody knows what the wallet did instead with what was to be sold; what it cost is known from the receipt. */
function rowsOf({ plan, paidBy, cost }: Altered, etherUsd: bigint | null, coin: Chain['nativeCurrency']): OutcomeRow[] {
  const label = unsoldLabel(`${tradeAmount(mostSold(plan), plan.sell.decimals)} ${plan.sell.symbol}`)
  const unsold = { label, value: COST_UNKNOWN }
  if (paidBy === null) return [unsold, ...costRows(cost, etherUsd, coin)]
  const paid = { label: NETWORK_COST_PAID, value: paidByOther(shortAddress(paidBy)) }
  return [unsold, paid, ...(cost === '0' ? [] : costRows(cost, etherUsd, coin, EARLIER_COST))]
}

/** The wallet did something other than requested: never a success, and not to be retried with one press. */
export function AlteredContainer({ trade }: { trade: Altered }) {
  const dispatch = useAppDispatch()
  const { chain, etherUsd } = useOutcomeChain(trade.plan)
  const transaction = transactionLink(chain, trade.hash)
  const close = () => dispatch(tradeClosed())
  return (
    <OutcomeContainer
      kind="failed"
      title={ALTERED_TITLE}
      text={alteredOutcomeText(trade.reason)}
      steps={[]}
      rows={rowsOf(trade, etherUsd, chain.nativeCurrency)}
      transaction={transaction}
      actions={[...explorerAction(transaction), { label: CLOSE, kind: 'filled', onPress: close }]}
      onClose={close}
    />
  )
}
