import { CLOSE } from '#copy/trade/outcome'
import { PAID, TITLE } from '#copy/trade/receipt'
import { NETWORK } from '#copy/chain/chain'
import { SEND, SENT, SENT_TEXT, arrivedText, TO } from '#copy/transfer/send'
import { statusText } from '#copy/transaction/status'
import { type ComponentProps, useState } from 'react'
import { configuredChain } from '#config/chains'
import { minedHash, statusFacts, transactionMark } from '#domain/transaction/status'
import type { NameOf } from '#domain/transaction/info'
import type { StoredTransaction } from '#domain/transaction/transaction'
import type { TransferRecord } from '#domain/transfer/transferRecord'
import { transferInfo, type TransferPlan } from '#domain/transfer/transfer'
import { transactionTitle } from '#store/transaction/transactions'
import { NameForm } from '../../views/wallet/NameForm'
import { CLOCK_MS, useNow } from '../browser/useNow'
import {
  costRows,
  explorerAction,
  OutcomeContainer,
  transactionLink,
  useOutcomeChain,
  useSent,
} from '../trade/outcome/OutcomeContainer'
import { DialogBoundary } from '../DialogBoundary'
import { TransferReceiptModal } from './dialogs'
import { useNames } from '../wallet/useNames'
import { useNaming } from '../wallet/useNaming'
import type { ReviewedTransfer } from './sendDraft'
import { transferReceiptOf } from './transferReceipt'
import { movedText, useTransfer } from './useTransfer'

interface SentContainerProps {
  reviewed: ReviewedTransfer
  hash: string
  onClose: () => void
}

type Outcome = Pick<ComponentProps<typeof OutcomeContainer>, 'kind' | 'title' | 'text' | 'topic'>

/** How a transfer stands. Uncertain: no node knows it, or what became of it. */
function outcomeOf(sent: StoredTransaction | undefined, now: number, nameOf: NameOf): Outcome {
  if (!sent) return { kind: 'pending', title: SENT, text: SENT_TEXT }
  const kind = transactionMark(sent)
  const title = statusText(statusFacts(sent, now))
  const text = transactionTitle(sent, nameOf)
  if (sent.state.status === 'pending' && sent.state.resolution !== undefined)
    return { kind: 'ended', title, text, topic: 'pending' }
  if (kind === 'pending') return { kind, title: SENT, text: SENT_TEXT }
  return { kind, title, text: kind === 'waiting' ? SENT_TEXT : text }
}

/** The receipt of a transfer that is mined as it was requested; null for any other. */
function receiptOf({ chainId, account }: TransferPlan, sent: StoredTransaction | undefined) {
  const isMined = sent && ['confirmed', 'failed'].includes(transactionMark(sent)) && !sent.state.isAltered
  return isMined ? transferReceiptOf(account, { ...sent, chain: configuredChain(chainId) }) : null
}

/** What the outcome says about amounts and their cost, which are known once the transfer is mined. */
function movedFacts(plan: TransferPlan, record: TransferRecord | undefined, etherUsd: bigint | null) {
  if (!record) return { arrived: null, paid: [], cost: [] }
  const coin = configuredChain(plan.chainId).nativeCurrency
  const { sent } = transferInfo(plan)
  const paid = movedText(record.left, sent)
  return {
    arrived: movedText(record.arrived, sent),
    paid: paid === null ? [] : [{ label: PAID, value: paid }],
    cost: costRows(record.cost, etherUsd, coin, { isContract: record.isPaidByOther }),
  }
}

/** The height that a confirmed transfer needs with the form for the recipient's name, in px. */
const LEAST_HEIGHT = 640

/** How a transfer goes on after the wallet has sent it. It goes on as well if the dialog is closed. */
export function SentContainer({ reviewed: { plan }, hash, onClose }: SentContainerProps) {
  const { recipient } = plan
  const sent = useSent(plan, hash)
  const receipt = receiptOf(plan, sent)
  const { currentData: record } = useTransfer(receipt)
  const { chain, etherUsd } = useOutcomeChain(plan)
  const { arrived, paid, cost } = movedFacts(plan, record, etherUsd)
  const now = useNow(CLOCK_MS.minutes)
  const nameOf = useNames()
  const naming = useNaming(recipient)
  const [isReceipt, setReceipt] = useState(false)
  const outcome = outcomeOf(sent, now, nameOf)
  const isConfirmed = outcome.kind === 'confirmed'
  const transaction = transactionLink(chain, sent ? minedHash(sent) : hash)
  const name = nameOf(recipient)
  const showReceipt = (isShown: boolean) => () => {
    setReceipt(isShown)
  }
  if (isReceipt && receipt) {
    return (
      <DialogBoundary onMissing={showReceipt(false)}>
        <TransferReceiptModal {...receipt} onBack={showReceipt(false)} onClose={onClose} />
      </DialogBoundary>
    )
  }
  return (
    <OutcomeContainer
      heading={SEND}
      {...outcome}
      text={isConfirmed && arrived !== null ? arrivedText(arrived) : outcome.text}
      rows={[...paid, { label: TO, value: name ?? recipient }, { label: NETWORK, value: chain.name }, ...cost]}
      transaction={transaction}
      actions={[
        ...explorerAction(transaction),
        ...(isConfirmed && receipt ? [{ label: TITLE, onPress: showReceipt(true) }] : []),
        { label: CLOSE, onPress: onClose },
      ]}
      leastHeight={LEAST_HEIGHT}
      onClose={onClose}
    >
      {(name === null || naming.message !== null) && <NameForm {...naming} />}
    </OutcomeContainer>
  )
}
