import { CLOSE } from '#copy/trade/outcome'
import { SEND, SENT, SENT_TEXT, arrivedText, TO } from '#copy/transfer/send'
import { statusText } from '#copy/transaction/status'
import { configuredChain } from '../../config/chains'
import { exactText, withSymbol } from '../../domain/token/amount'
import { NATIVE } from '../../domain/token/token'
import { minedHash, statusFacts, type TransactionMark, transactionMark } from '../../domain/transaction/status'
import type { StoredTransaction } from '../../domain/transaction/transaction'
import type { TransferPlan } from '../../domain/transfer/transfer'
import { skipToken } from '../../store/chainReads'
import { useAppSelector } from '../../store/hooks'
import { selectTransactionsOf, transactionTitle } from '../../store/transaction/transactions'
import { useGetArrivedQuery } from '../../store/transfer/transferReads'
import { NameForm } from '../../views/wallet/NameForm'
import { CLOCK_MS, useNow } from '../browser/useNow'
import { explorerAction, OutcomeContainer, transactionLink } from '../trade/outcome/OutcomeContainer'
import { useNames } from '../wallet/useNames'
import { useNaming } from '../wallet/useNaming'
import type { ReviewedTransfer } from './sendDraft'

interface SentContainerProps {
  reviewed: ReviewedTransfer
  hash: string
  onClose: () => void
}

/** What arrived, with its symbol; null if it is not known. */
function useArrived({ chainId, currency, recipient, units }: TransferPlan, sent: StoredTransaction | undefined) {
  const mined = sent?.status === 'confirmed' && !sent.isAltered ? minedHash(sent) : null
  const token = currency.id
  const { currentData } = useGetArrivedQuery(
    mined === null || token === NATIVE ? skipToken : { chainId, hash: mined, token, recipient },
  )
  if (mined === null) return null
  const arrived = token === NATIVE ? units : currentData
  return arrived ? withSymbol(exactText(BigInt(arrived), currency), currency.symbol) : null
}

/** How a transfer goes on after the wallet has sent it. It goes on as well if the dialog is closed. */
export function SentContainer({ reviewed: { plan }, hash, onClose }: SentContainerProps) {
  const { chainId, account, recipient } = plan
  const sent = useAppSelector((state) =>
    selectTransactionsOf(state, account, chainId).find((each) => each.hash === hash.toLowerCase()),
  )
  const now = useNow(CLOCK_MS.minutes)
  const nameOf = useNames()
  const naming = useNaming(recipient)
  const arrived = useArrived(plan, sent)
  const mark: TransactionMark = sent ? transactionMark(sent) : 'pending'
  const isOpen = mark === 'pending' || mark === 'waiting'
  const transaction = transactionLink(configuredChain(chainId), sent ? minedHash(sent) : hash)
  const status = sent ? statusText(statusFacts(sent, now)) : SENT
  return (
    <OutcomeContainer
      heading={SEND}
      kind={mark}
      title={mark === 'pending' ? SENT : status}
      text={arrived === null ? (isOpen ? SENT_TEXT : sent ? transactionTitle(sent, nameOf) : '') : arrivedText(arrived)}
      steps={[]}
      rows={[{ label: TO, value: nameOf(recipient) ?? recipient }]}
      transaction={transaction}
      actions={[...explorerAction(transaction), { label: CLOSE, onPress: onClose }]}
      onClose={onClose}
    >
      {(nameOf(recipient) === null || naming.message !== null) && <NameForm {...naming} />}
    </OutcomeContainer>
  )
}
