import { CHANGE_SLIPPAGE, failedTitle, TRY_AGAIN, UNSOLD, unsoldLabel } from '#copy/trade/outcome'
import { tradeAmount } from '../../../domain/token/amount'
import { NATIVE } from '../../../domain/token/token'
import { mostSold } from '../../../domain/trade/plan'
import { useAppDispatch, useTradeChain } from '../../../store/hooks'
import { slippageWanted, tradeClosed, type TradeState } from '../../../store/trade/trade'
import { SwapOutcome } from '../../../views/trade/SwapOutcome'
import { useUsdPrices } from '../../market/useUsdPrices'
import { costRows } from './costRows'
import { transactionLink } from './transactionLinks'

/** The transaction failed, or its outcome could not be determined. */
export function FailedContainer({ trade }: { trade: Extract<TradeState, { status: 'failed' }> }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { plan, hash, cost, reason } = trade
  const { sell, wrap } = plan
  const { etherUsd } = useUsdPrices([NATIVE])
  const close = () => dispatch(tradeClosed())
  const unsold = unsoldLabel(`${tradeAmount(mostSold(plan), sell.decimals)} ${sell.symbol}`)
  return (
    <SwapOutcome
      kind="failed"
      title={failedTitle(wrap ?? 'swap')}
      text={reason}
      steps={[]}
      rows={[
        // Only proven by a receipt.
        ...(cost === null ? [] : [{ label: unsold, value: UNSOLD }]),
        ...costRows(cost, etherUsd, chain.nativeCurrency),
      ]}
      transaction={transactionLink(chain, hash)}
      actions={[
        ...(wrap ? [] : [{ label: CHANGE_SLIPPAGE, onPress: () => dispatch(slippageWanted()) }]),
        { label: TRY_AGAIN, kind: 'filled' as const, onPress: close },
      ]}
      onClose={close}
    />
  )
}
