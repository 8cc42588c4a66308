import { addSymbolToWallet, NEW_SWAP, SWAP_AGAIN } from '#copy/trade/outcome'
import { NATIVE } from '../../../domain/token/token'
import { selectChainId } from '../../../store/chain/chain'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { watchAsset } from '../../../store/token/watchAsset'
import { swapRepeated, tradeClosed, type TradeState } from '../../../store/trade/trade'
import type { OutcomeAction } from '../../../views/trade/SwapOutcome'
import { comparedRows, textOf, titleOf, totalOf } from './confirmedFacts'
import { costRows } from './costRows'
import { OutcomeContainer } from './OutcomeContainer'
import { transactionLink } from './transactionLinks'
import { useOpenApproval } from './useOpenApproval'
import { useOutcomeChain } from './useOutcomeChain'

/** The transaction succeeded. */
export function ConfirmedContainer({ trade }: { trade: Extract<TradeState, { status: 'confirmed' }> }) {
  const dispatch = useAppDispatch()
  const { chain, etherUsd } = useOutcomeChain(trade.plan)
  const walletChainId = useAppSelector(selectChainId)
  const { buy } = trade.plan
  const { id } = buy
  const paid = costRows(trade.cost, etherUsd, chain.nativeCurrency)
  const total = totalOf(trade, chain.nativeCurrency)
  const approval = useOpenApproval(trade)
  const close = () => dispatch(tradeClosed())
  // The wallet would look for the token on the network that it is on.
  const offer: OutcomeAction[] =
    id === NATIVE || walletChainId !== chain.id
      ? []
      : [{ label: addSymbolToWallet(buy.symbol), onPress: () => void dispatch(watchAsset({ ...buy, address: id })) }]
  return (
    <OutcomeContainer
      kind="confirmed"
      title={titleOf(trade)}
      text={textOf(trade)}
      steps={[]}
      rows={[...comparedRows(trade), ...(total ? [] : paid), ...approval.rows]}
      total={total}
      transaction={transactionLink(chain, trade.hash)}
      actions={[
        ...offer,
        ...approval.actions,
        { label: SWAP_AGAIN, onPress: () => dispatch(swapRepeated()) },
        { label: NEW_SWAP, kind: 'filled', onPress: close },
      ]}
      onClose={close}
    />
  )
}
