import { addSymbolToWallet, NEW_SWAP } from '#copy/trade/outcome'
import { NATIVE } from '../../../domain/token/token'
import { useAppDispatch, useTradeChain } from '../../../store/hooks'
import { watchAsset } from '../../../store/token/watchAsset'
import { tradeClosed, type TradeState } from '../../../store/trade/trade'
import { type OutcomeAction, SwapOutcome } from '../../../views/trade/SwapOutcome'
import { useUsdPrices } from '../../market/useUsdPrices'
import { comparedRows, textOf, titleOf } from './confirmedFacts'
import { costRows } from './costRows'
import { transactionLink } from './transactionLinks'

/** The transaction succeeded. */
export function ConfirmedContainer({ trade }: { trade: Extract<TradeState, { status: 'confirmed' }> }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { buy } = trade.plan
  const { id } = buy
  const { etherUsd } = useUsdPrices([NATIVE])
  const close = () => dispatch(tradeClosed())
  const offer: OutcomeAction[] =
    id === NATIVE
      ? []
      : [{ label: addSymbolToWallet(buy.symbol), onPress: () => void dispatch(watchAsset({ ...buy, address: id })) }]
  return (
    <SwapOutcome
      kind="confirmed"
      title={titleOf(trade)}
      text={textOf(trade)}
      steps={[]}
      rows={[...comparedRows(trade), ...costRows(trade.cost, etherUsd, chain.nativeCurrency)]}
      transaction={transactionLink(chain, trade.hash)}
      actions={[...offer, { label: NEW_SWAP, kind: 'filled', onPress: close }]}
      onClose={close}
    />
  )
}
