import { COLUMNS } from '#copy/transaction/activity'
import { statusText } from '#copy/transaction/status'
import type { Address } from '../../domain/chain/address'
import { explorerLink } from '../../domain/chain/chain'
import { minedHash, transactionKind, transactionMark } from '../../domain/transaction/mark'
import { pendingFirst, shownTransactions } from '../../domain/transaction/shown'
import { isLongUnseen } from '../../domain/transaction/transaction'
import { exportActivity } from '../../store/transaction/exportActivity'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { selectTransactionsOf, transactionsCleared, transactionUnwatched } from '../../store/transaction/transactions'
import { ActivityList, type ActivityRow } from '../../views/transaction/ActivityList'
import { CLOCK_MS, useNow } from '../page/browser/useNow'
import { timeText } from '#copy/page/time'

const ICONS = { trade: 'flip', approval: 'pen', revocation: 'ban' } as const

/** The transactions an account sent from this browser, pending ones first. */
export function ProfileActivityContainer({ account }: { account: Address }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, chain.id))
  const now = useNow(CLOCK_MS.age)
  const { shown, hidden } = shownTransactions(pendingFirst(transactions))
  function exportAll() {
    const lines = transactions.map((transaction) => [
      new Date(transaction.addedAt).toISOString(),
      transaction.description,
      statusText(transaction, Date.now()),
      minedHash(transaction),
      chain.name,
      account,
    ])
    dispatch(exportActivity([COLUMNS, ...lines]))
  }
  const rows = shown.map((transaction): ActivityRow => ({
    hash: transaction.hash,
    description: transaction.description,
    icon: ICONS[transactionKind(transaction)],
    time: timeText(transaction.addedAt),
    mark: transactionMark(transaction),
    words: statusText(transaction, now),
    href: explorerLink(chain, 'tx', minedHash(transaction)),
    canStop: isLongUnseen(transaction, now),
  }))
  return (
    <ActivityList
      rows={rows}
      hidden={hidden}
      onExport={exportAll}
      onStop={(hash) => dispatch(transactionUnwatched({ account, chainId: chain.id, hash }))}
      onClearAll={() => dispatch(transactionsCleared({ account, chainId: chain.id }))}
      explorerHref={explorerLink(chain, 'address', account)}
    />
  )
}
