import { ALTERED_TITLE, alteredOutcomeText, CLOSE } from '#copy/trade/outcome'
import { useAppDispatch, useTradeChain } from '../../../store/hooks'
import { tradeClosed, type TradeState } from '../../../store/trade/trade'
import { SwapOutcome } from '../../../views/trade/SwapOutcome'
import { explorerAction, transactionLink } from './transactionLinks'

/** The wallet did something other than requested: never a success, and not to be retried with one press. */
export function AlteredContainer({ trade }: { trade: Extract<TradeState, { status: 'altered' }> }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const transaction = transactionLink(chain, trade.hash)
  const close = () => dispatch(tradeClosed())
  return (
    <SwapOutcome
      kind="failed"
      title={ALTERED_TITLE}
      text={alteredOutcomeText(trade.reason)}
      steps={[]}
      rows={[]}
      transaction={transaction}
      actions={[...explorerAction(transaction), { label: CLOSE, kind: 'filled', onPress: close }]}
      onClose={close}
    />
  )
}
