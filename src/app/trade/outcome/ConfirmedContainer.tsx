import { addSymbolToWallet, NEW_SWAP, SWAP_AGAIN } from '#copy/trade/outcome'
import { TITLE } from '#copy/trade/receipt'
import { useState } from 'react'
import type { Chain } from '../../../domain/chain/chain'
import { NATIVE } from '../../../domain/token/token'
import { minedHash } from '../../../domain/transaction/status'
import { selectChainId } from '../../../store/chain/chain'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectTransactionsOf } from '../../../store/transaction/transactions'
import { watchAsset } from '../../../store/token/watchAsset'
import { swapRepeated, tradeClosed, type TradeState } from '../../../store/trade/trade'
import type { OutcomeAction } from '../../../views/trade/SwapOutcome'
import { ReceiptContainer } from '../receipt/ReceiptContainer'
import { comparedRows, textOf, titleOf, totalOf } from './confirmedFacts'
import { costRows, OutcomeContainer, transactionLink, useOutcomeChain } from './OutcomeContainer'
import { useOpenApproval } from './useOpenApproval'

type Confirmed = Extract<TradeState, { status: 'confirmed' }>

/** The receipt of a trade. For a batch, it is the receipt of the last call. */
function useReceiptOf({ plan, hash, paid }: Confirmed, chain: Chain) {
  const { account, sell, buy, quote } = plan
  const sent = useAppSelector((state) =>
    selectTransactionsOf(state, account, chain.id).find((each) => minedHash(each) === hash.toLowerCase()),
  )
  const call = sent?.batch?.calls.at(-1)
  return { chain, account, hash, call, quoted: quote, sides: { sell, buy }, approvals: BigInt(paid) }
}

export function ConfirmedContainer({ trade }: { trade: Confirmed }) {
  const dispatch = useAppDispatch()
  const { chain, etherUsd } = useOutcomeChain(trade.plan)
  const walletChainId = useAppSelector(selectChainId)
  const { buy } = trade.plan
  const { id } = buy
  const paid = costRows(trade.cost, etherUsd, chain.nativeCurrency, { isContract: trade.plan.costPayer !== undefined })
  const total = totalOf(trade, chain.nativeCurrency)
  const approval = useOpenApproval(trade)
  const [isReceipt, setReceipt] = useState(false)
  const receipt = useReceiptOf(trade, chain)
  const close = () => dispatch(tradeClosed())
  // The button is shown only if the wallet is on the trade's network, because the wallet looks for the token on its own
  // network.
  const offer: OutcomeAction[] =
    id === NATIVE || walletChainId !== chain.id
      ? []
      : [{ label: addSymbolToWallet(buy.symbol), onPress: () => void dispatch(watchAsset({ ...buy, address: id })) }]
  if (isReceipt) {
    const back = () => {
      setReceipt(false)
    }
    return <ReceiptContainer {...receipt} onBack={back} onClose={close} />
  }
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
        {
          label: TITLE,
          onPress: () => {
            setReceipt(true)
          },
        },
        { label: SWAP_AGAIN, onPress: () => dispatch(swapRepeated()) },
        { label: NEW_SWAP, kind: 'filled', onPress: close },
      ]}
      onClose={close}
    />
  )
}
