import { explorerLink } from '../../domain/chain'
import { SESSION_END_SOON_MS } from '../../domain/limits'
import { isLongUnseen } from '../../domain/transaction'
import { copyAddress } from '../../store/commands/copyAddress'
import { disconnectWallet } from '../../store/commands/disconnectWallet'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectSessionEnd } from '../../store/slices/connection'
import { modalClosed } from '../../store/slices/modals'
import { transactionsCleared, transactionUnwatched } from '../../store/slices/transactions'
import { type AccountDetails, AccountDialog } from '../../views/account/AccountDialog'
import { useAccountSummary } from '../hooks/useAccountSummary'
import { useCopied } from '../hooks/useCopied'
import { useNow } from '../hooks/useNow'
import { dateText } from './timeText'
import { minedHash, transactionMark, transactionWords } from './transactionWords'

const MINUTE = 60_000

function balanceOf(summary: ReturnType<typeof useAccountSummary>): AccountDetails['balance'] {
  const { profileBalance: text, exactBalance: exact, isBalanceStale: stale, isBalanceMissing } = summary
  if (text !== null && exact !== null) return { text, exact, stale }
  return isBalanceMissing ? 'missing' : 'loading'
}

/** The connected account, its recent transactions, and the way out. */
export function AccountModalContainer() {
  const dispatch = useAppDispatch()
  const summary = useAccountSummary()
  const { address, chain, ensName, ensAvatar, transactions } = summary
  const { copied, failed, copy } = useCopied(() => dispatch(copyAddress(address ?? '')))
  const sessionEnd = useAppSelector(selectSessionEnd)
  const now = useNow(MINUTE)
  if (!address) return null

  return (
    <AccountDialog
      account={{ address, ensName, ensAvatar, balance: balanceOf(summary) }}
      copied={copied}
      copyFailed={failed}
      transactions={transactions.map((transaction) => ({
        hash: transaction.hash,
        description: transaction.description,
        mark: transactionMark(transaction),
        words: transactionWords(transaction, now),
        url: explorerLink(chain, 'tx', minedHash(transaction)),
        canStop: isLongUnseen(transaction, now),
      }))}
      explorerUrl={explorerLink(chain, 'address', address)}
      sessionEnd={sessionEnd === null ? null : `Session ends on ${dateText(sessionEnd)}`}
      sessionEndsSoon={sessionEnd !== null && sessionEnd - now < SESSION_END_SOON_MS}
      onCopy={copy}
      onDisconnect={() => void dispatch(disconnectWallet())}
      onStop={(hash) => chain && dispatch(transactionUnwatched({ account: address, chainId: chain.id, hash }))}
      onClearAll={() => chain && dispatch(transactionsCleared({ account: address, chainId: chain.id }))}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
