import { supportedChain } from '../../config/chains'
import type { Address } from '../../domain/address'
import { explorerLink } from '../../domain/chain'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectTransactionsOf, transactionsCleared } from '../../store/slices/transactions'
import { ActivityList, type ActivityRow } from '../../views/screens/ActivityList'
import { useNow } from '../hooks/useNow'
import { timeText } from './timeText'
import { minedHash, transactionMark, transactionWords } from './transactionWords'

const MINUTE = 60_000

function activityIcon(description: string): ActivityRow['icon'] {
  if (description.startsWith('Approve')) return 'pen'
  return /^(?:Revoke|Reset)/.test(description) ? 'ban' : 'flip'
}

/** What was sent from this browser by an account, what is still pending first. */
export function ProfileActivityContainer({ account }: { account: Address }) {
  const dispatch = useAppDispatch()
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, supportedChain.id))
  const now = useNow(MINUTE)
  const isPending = (mark: ActivityRow['mark']) => Number(mark === 'pending')
  const rows = transactions.map((transaction): ActivityRow => ({
    hash: transaction.hash,
    description: transaction.description,
    icon: activityIcon(transaction.description),
    time: timeText(transaction.addedAt),
    mark: transactionMark(transaction),
    words: transactionWords(transaction, now),
    href: explorerLink(supportedChain, 'tx', minedHash(transaction)),
  }))
  return (
    <ActivityList
      rows={rows.sort((a, b) => isPending(b.mark) - isPending(a.mark))}
      onClearAll={() => dispatch(transactionsCleared({ account, chainId: supportedChain.id }))}
      explorerHref={explorerLink(supportedChain, 'address', account)}
    />
  )
}
