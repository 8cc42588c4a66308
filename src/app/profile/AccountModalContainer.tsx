import { statusText } from '#copy/transaction/status'
import { profileHref } from '#config/paths'
import { SESSION_END_SOON_MS } from '#domain/wallet/limits'
import { copyAddress } from '#store/wallet/copyAddress'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectSessionEnd } from '#store/wallet/connection'
import { modalClosed, modalOpened } from '#store/browser/modals'
import { type AccountDetails, AccountDialog } from '../../views/profile/AccountDialog'
import { useCopied } from '../browser/useCopied'
import { useNames } from '../wallet/useNames'
import { CLOCK_MS, useNow } from '../browser/useNow'
import { DiagnosticsContainer } from '../diagnostics/DiagnosticsContainer'
import { PartBoundary } from '../PartBoundary'
import { useAccountSummary } from './useAccountSummary'
import { explorerLink } from '#domain/chain/chain'
import { minedHash, statusFacts, transactionMark } from '#domain/transaction/status'
import { shownTransactions } from '#domain/transaction/shown'
import { canBeLeft, outlastsClearing } from '#domain/transaction/transaction'
import { transactionsCleared, transactionTitle, transactionUnwatched } from '#store/transaction/transactions'
import { AccountHistory } from '../../views/profile/AccountHistory'

function useAccountDetails(): AccountDetails & { address: string | null } {
  const { address, ensName, ensAvatar, ...summary } = useAccountSummary()
  const { shortBalance: shortText, exactBalance, isBalanceStale, isBalanceMissing } = summary
  const unknown = isBalanceMissing ? 'missing' : 'loading'
  const isKnown = shortText !== null && exactBalance !== null
  const balance = isKnown ? { text: shortText, exact: exactBalance, stale: isBalanceStale } : unknown
  return { address, ensName, ensAvatar, balance }
}

export function AccountModalContainer() {
  const dispatch = useAppDispatch()
  const { address, ...details } = useAccountDetails()
  const sessionEnd = useAppSelector(selectSessionEnd)
  const { copied, failed, copy } = useCopied(() => dispatch(copyAddress(address ?? '')))
  const now = useNow(CLOCK_MS.minutes)
  if (!address) return null

  return (
    <AccountDialog
      address={address}
      details={details}
      copied={copied}
      copyFailed={failed}
      tabHref={profileHref}
      history={
        <PartBoundary>
          <AccountHistoryContainer />
        </PartBoundary>
      }
      diagnostics={<DiagnosticsContainer kind="text" />}
      sessionEnd={sessionEnd}
      sessionEndsSoon={sessionEnd !== null && sessionEnd - now < SESSION_END_SOON_MS}
      onCopy={copy}
      onSend={() => dispatch(modalOpened({ modal: 'send' }))}
      onReceive={() => dispatch(modalOpened({ modal: 'receive' }))}
      onDisconnect={() => void dispatch(disconnectWallet())}
      onClose={() => dispatch(modalClosed())}
    />
  )
}

/** The connected account's recent transactions on the wallet's network. */
function AccountHistoryContainer() {
  const dispatch = useAppDispatch()
  const { address, chain, transactions } = useAccountSummary()
  const nameOf = useNames()
  const now = useNow(CLOCK_MS.minutes)
  if (!address) return null
  const { shown, hidden } = shownTransactions(transactions)

  return (
    <AccountHistory
      hidden={hidden}
      transactions={shown.map((transaction) => ({
        hash: transaction.hash,
        description: transactionTitle(transaction, nameOf),
        mark: transactionMark(transaction),
        words: statusText(statusFacts(transaction, now)),
        url: explorerLink(chain, 'tx', minedHash(transaction)),
        canStop: canBeLeft(transaction, now),
        isKept: outlastsClearing(transaction),
      }))}
      explorerUrl={explorerLink(chain, 'address', address)}
      onStop={(hash) => chain && dispatch(transactionUnwatched({ account: address, chainId: chain.id, hash }))}
      onClearAll={() => chain && dispatch(transactionsCleared({ account: address, chainId: chain.id }))}
    />
  )
}
