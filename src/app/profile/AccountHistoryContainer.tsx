import { statusText } from '#copy/transaction/status'
import { explorerLink } from '../../domain/chain/chain'
import { minedHash, transactionMark } from '../../domain/transaction/mark'
import { shownTransactions } from '../../domain/transaction/shown'
import { isLongUnseen } from '../../domain/transaction/transaction'
import { useAppDispatch } from '../../store/hooks'
import { transactionsCleared, transactionUnwatched } from '../../store/transaction/transactions'
import { AccountHistory } from '../../views/profile/AccountHistory'
import { useAccountSummary } from './useAccountSummary'
import { CLOCK_MS, useNow } from '../browser/useNow'

/** The connected account's recent transactions on its wallet's chain. */
export function AccountHistoryContainer() {
  const dispatch = useAppDispatch()
  const { address, chain, transactions } = useAccountSummary()
  const now = useNow(CLOCK_MS.minutes)
  if (!address) return null
  const { shown, hidden } = shownTransactions(transactions)

  return (
    <AccountHistory
      hidden={hidden}
      transactions={shown.map((transaction) => ({
        hash: transaction.hash,
        description: transaction.description,
        mark: transactionMark(transaction),
        words: statusText(transaction, now),
        url: explorerLink(chain, 'tx', minedHash(transaction)),
        canStop: isLongUnseen(transaction, now),
      }))}
      explorerUrl={explorerLink(chain, 'address', address)}
      onStop={(hash) => chain && dispatch(transactionUnwatched({ account: address, chainId: chain.id, hash }))}
      onClearAll={() => chain && dispatch(transactionsCleared({ account: address, chainId: chain.id }))}
    />
  )
}
