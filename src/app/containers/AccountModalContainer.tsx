import { explorerLink } from '../../domain/chain'
import { copyAddress } from '../../store/commands/copyAddress'
import { disconnectWallet } from '../../store/commands/disconnectWallet'
import { useAppDispatch } from '../../store/hooks'
import { modalClosed } from '../../store/slices/modals'
import { transactionsCleared } from '../../store/slices/transactions'
import { AccountDialog } from '../../views/account/AccountDialog'
import { useAccountSummary } from '../hooks/useAccountSummary'
import { useCopied } from '../hooks/useCopied'

/** The connected account, its recent transactions, and the way out. */
export function AccountModalContainer() {
  const dispatch = useAppDispatch()
  const { address, chain, ensName, ensAvatar, balance, transactions } = useAccountSummary()
  const { copied, copy } = useCopied(() => dispatch(copyAddress(address ?? '')))
  if (!address) return null

  return (
    <AccountDialog
      account={{ address, ensName, ensAvatar, balance }}
      copied={copied}
      transactions={transactions.map(({ hash, description, status }) => ({
        hash,
        description,
        status,
        url: explorerLink(chain, 'tx', hash),
      }))}
      explorerUrl={explorerLink(chain, 'address', address)}
      onCopy={copy}
      onDisconnect={() => void dispatch(disconnectWallet())}
      onClearAll={() => chain && dispatch(transactionsCleared({ account: address, chainId: chain.id }))}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
