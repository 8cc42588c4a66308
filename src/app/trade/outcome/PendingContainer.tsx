import { CLOSE, sentText, sentTitle, STEP_CONFIRMED, STEP_WAITING, STEP_WAITING_TEXT } from '#copy/trade/outcome'
import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import { useAppDispatch, useTradeChain } from '../../../store/hooks'
import { tradeClosed, type TradeState } from '../../../store/trade/trade'
import { SwapOutcome } from '../../../views/trade/SwapOutcome'
import { explorerAction, transactionLink } from './transactionLinks'

/** The last transaction has been sent: it continues even if the dialog is closed. */
export function PendingContainer({ trade }: { trade: Extract<TradeState, { status: 'running' }> }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { sell, buy, quote, wrap } = trade.plan
  const kind = wrap ?? 'swap'
  const sold = `${tradeAmountAtMost(BigInt(quote.amountIn), sell.decimals)} ${sell.symbol}`
  const received = `${tradeAmount(BigInt(quote.amountOut), buy.decimals)} ${buy.symbol}`
  const transaction = transactionLink(chain, trade.hash)
  const close = () => dispatch(tradeClosed())
  return (
    <SwapOutcome
      kind="pending"
      title={sentTitle(kind)}
      text={sentText(kind, sold, received)}
      steps={[
        { id: 'wallet', title: STEP_CONFIRMED, state: 'done' },
        { id: 'chain', title: STEP_WAITING, text: STEP_WAITING_TEXT, state: 'busy' },
      ]}
      rows={[]}
      transaction={transaction}
      actions={[...explorerAction(transaction), { label: CLOSE, onPress: close }]}
      onClose={close}
    />
  )
}
