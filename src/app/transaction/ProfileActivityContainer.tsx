import { supportedChain } from '../../config/chains'
import type { Address } from '../../domain/chain/address'
import { explorerLink } from '../../domain/chain/chain'
import { isLongUnseen } from '../../domain/transaction/transaction'
import { exportActivity } from '../../store/transaction/exportActivity'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectTransactionsOf, transactionsCleared, transactionUnwatched } from '../../store/transaction/transactions'
import { ActivityList, type ActivityRow } from '../../views/transaction/ActivityList'
import { useNow } from '../page/browser/useNow'
import { timeText } from '#copy/page/time'
import { minedHash, transactionMark, transactionWords } from './transactionWords'

/** What is seconds ago is told in seconds. */
const CLOCK_MS = 10_000

function activityIcon(description: string): ActivityRow['icon'] {
  if (description.startsWith('Approve')) return 'pen'
  return /^(?:Revoke|Reset)/.test(description) ? 'ban' : 'flip'
}

/** What was sent from this browser by an account, what is still pending first. */
export function ProfileActivityContainer({ account }: { account: Address }) {
  const dispatch = useAppDispatch()
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, supportedChain.id))
  const now = useNow(CLOCK_MS)
  const isPending = (mark: ActivityRow['mark']) => Number(mark === 'pending')
  function exportAll() {
    const head = ['Time (UTC)', 'Transaction', 'Outcome', 'Hash', 'Network', 'Account']
    const lines = transactions.map((transaction) => [
      new Date(transaction.addedAt).toISOString(),
      transaction.description,
      transactionWords(transaction, Date.now()),
      minedHash(transaction),
      supportedChain.name,
      account,
    ])
    dispatch(exportActivity([head, ...lines]))
  }
  const rows = transactions.map((transaction): ActivityRow => ({
    hash: transaction.hash,
    description: transaction.description,
    icon: activityIcon(transaction.description),
    time: timeText(transaction.addedAt),
    mark: transactionMark(transaction),
    words: transactionWords(transaction, now),
    href: explorerLink(supportedChain, 'tx', minedHash(transaction)),
    canStop: isLongUnseen(transaction, now),
  }))
  return (
    <ActivityList
      rows={rows.sort((a, b) => isPending(b.mark) - isPending(a.mark))}
      onExport={exportAll}
      onStop={(hash) => dispatch(transactionUnwatched({ account, chainId: supportedChain.id, hash }))}
      onClearAll={() => dispatch(transactionsCleared({ account, chainId: supportedChain.id }))}
      explorerHref={explorerLink(supportedChain, 'address', account)}
    />
  )
}
