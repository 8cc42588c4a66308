import { CLOSE } from '#copy/trade/outcome'
import { PAID, TITLE } from '#copy/trade/receipt'
import { NETWORK } from '#copy/chain/chain'
import { SEND, SENT, SENT_TEXT, arrivedText, TO } from '#copy/transfer/send'
import { statusText } from '#copy/transaction/status'
import { useState } from 'react'
import { configuredChain } from '../../config/chains'
import { minedHash, statusFacts, type TransactionMark, transactionMark } from '../../domain/transaction/status'
import { transferInfo, type TransferPlan } from '../../domain/transfer/transfer'
import { useAppSelector } from '../../store/hooks'
import { selectTransactionsOf, transactionTitle } from '../../store/transaction/transactions'
import { NameForm } from '../../views/wallet/NameForm'
import { CLOCK_MS, useNow } from '../browser/useNow'
import {
  costRows,
  explorerAction,
  OutcomeContainer,
  transactionLink,
  useOutcomeChain,
} from '../trade/outcome/OutcomeContainer'
import { useNames } from '../wallet/useNames'
import { useNaming } from '../wallet/useNaming'
import type { ReviewedTransfer } from './sendDraft'
import { movedText, TransferReceiptContainer, useTransfer } from './TransferReceiptContainer'
import { transferReceiptOf } from './transferReceipt'

interface SentContainerProps {
  reviewed: ReviewedTransfer
  hash: string
  onClose: () => void
}

/** A transfer that was sent from here: how it stands, and what is known of it once it is mined. */
function useSent({ chainId, account }: TransferPlan, hash: string) {
  const sent = useAppSelector((state) =>
    selectTransactionsOf(state, account, chainId).find((each) => each.hash === hash.toLowerCase()),
  )
  const mark: TransactionMark = sent ? transactionMark(sent) : 'pending'
  const isMined = (mark === 'confirmed' || mark === 'failed') && !sent?.isAltered
  const receipt = sent && isMined ? transferReceiptOf(account, { ...sent, chain: configuredChain(chainId) }) : null
  return { sent, mark, receipt, record: useTransfer(receipt).currentData }
}

/** What the outcome says about amounts and their cost, which are known once the transfer is mined. */
function movedFacts(plan: TransferPlan, { mark, record }: ReturnType<typeof useSent>, etherUsd: bigint | null) {
  if (!record) return { arrived: null, paid: [], cost: [] }
  const coin = configuredChain(plan.chainId).nativeCurrency
  const cost = costRows(record.cost, etherUsd, coin, { isContract: record.isPaidByOther })
  const amountOf = (units: string | null) => (mark === 'confirmed' ? movedText(units, transferInfo(plan).sent) : null)
  const paid = amountOf(record.left)
  return { arrived: amountOf(record.arrived), paid: paid === null ? [] : [{ label: PAID, value: paid }], cost }
}

/** How a transfer goes on after the wallet has sent it. It goes on as well if the dialog is closed. */
export function SentContainer({ reviewed: { plan }, hash, onClose }: SentContainerProps) {
  const { recipient } = plan
  const following = useSent(plan, hash)
  const { sent, mark, receipt } = following
  const { chain, etherUsd } = useOutcomeChain(plan)
  const { arrived, paid, cost } = movedFacts(plan, following, etherUsd)
  const now = useNow(CLOCK_MS.minutes)
  const nameOf = useNames()
  const naming = useNaming(recipient)
  const [isReceipt, setReceipt] = useState(false)
  const transaction = transactionLink(chain, sent ? minedHash(sent) : hash)
  const name = nameOf(recipient)
  function text() {
    if (arrived !== null) return arrivedText(arrived)
    return mark === 'pending' || mark === 'waiting' || !sent ? SENT_TEXT : transactionTitle(sent, nameOf)
  }
  const showReceipt = (isShown: boolean) => () => {
    setReceipt(isShown)
  }
  if (isReceipt && receipt) {
    return <TransferReceiptContainer {...receipt} onBack={showReceipt(false)} onClose={onClose} />
  }
  return (
    <OutcomeContainer
      heading={SEND}
      kind={mark}
      title={mark === 'pending' || !sent ? SENT : statusText(statusFacts(sent, now))}
      text={text()}
      steps={[]}
      rows={[...paid, { label: TO, value: name ?? recipient }, { label: NETWORK, value: chain.name }, ...cost]}
      transaction={transaction}
      actions={[
        ...explorerAction(transaction),
        ...(mark === 'confirmed' && receipt ? [{ label: TITLE, onPress: showReceipt(true) }] : []),
        { label: CLOSE, onPress: onClose },
      ]}
      onClose={onClose}
    >
      {(name === null || naming.message !== null) && <NameForm {...naming} />}
    </OutcomeContainer>
  )
}
