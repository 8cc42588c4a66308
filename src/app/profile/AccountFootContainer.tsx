import { chainById } from '#config/chains'
import { explorerLink } from '#domain/chain/chain'
import { copyAddress } from '#store/wallet/copyAddress'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { selectWalletChainId } from '#store/chain/walletChain'
import { selectAccount } from '#store/wallet/connection'
import { AccountFoot } from '../../views/profile/AccountFoot'
import { useCopied } from '../browser/useCopied'

/**
 * The connected account. It is shown while the wallet is on a wrong network, because the top bar then has no account
 * button. In a dialog, this component itself shows that copying failed, because the dialog would cover a notification.
 */
export function AccountFootContainer({ isInDialog = false }: { isInDialog?: boolean }) {
  const dispatch = useAppDispatch()
  const tradeChain = useTradeChain()
  const address = useAppSelector(selectAccount)
  const chain = chainById(useAppSelector(selectWalletChainId))
  const { copied, failed, copy } = useCopied(() => dispatch(copyAddress(address ?? '')))
  if (!address) return null
  return (
    <AccountFoot
      address={address}
      isCopied={copied}
      copyFailed={isInDialog && failed}
      // If this site does not know the wallet's network, the active network's explorer is used.
      explorerHref={explorerLink(chain, 'address', address) ?? explorerLink(tradeChain, 'address', address)}
      onCopy={copy}
      onDisconnect={() => void dispatch(disconnectWallet())}
    />
  )
}
