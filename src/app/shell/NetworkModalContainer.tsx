import { all } from '#copy/browser/grammar'
import { supportedChains } from '#config/chains'
import { settings } from '#config/settings'
import { switchChain } from '#store/wallet/switchChain'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectChainRows } from '#store/chain/chainRows'
import { selectWalletButton } from '#store/wallet/walletButton'
import { selectCanSwitchChain, selectWalletChainId, selectSwitchError } from '#store/chain/walletChain'
import { modalClosed } from '#store/browser/modals'
import { NetworkDialog } from '../../views/chain/NetworkDialog'
import { AccountFootContainer } from '../profile/AccountFootContainer'
import { walletNetwork } from '../wallet/walletNetwork'

export function NetworkModalContainer() {
  const dispatch = useAppDispatch()
  const chainId = useAppSelector(selectWalletChainId)
  const rows = useAppSelector(selectChainRows)
  const canSwitch = useAppSelector(selectCanSwitchChain)
  const error = useAppSelector(selectSwitchError)
  const isWrong = useAppSelector(selectWalletButton).kind === 'wrongNetwork'

  return (
    <NetworkDialog
      rows={rows.map(({ state, isTraded, ...chain }) => ({ chain, state, isTraded }))}
      canSwitch={canSwitch}
      appName={settings.appName}
      wrongNetwork={
        isWrong ? { ...walletNetwork(chainId), traded: all(supportedChains.map(({ name }) => name)) } : null
      }
      error={error}
      foot={isWrong && <AccountFootContainer isInDialog />}
      onSwitch={(chainId) => void dispatch(switchChain(chainId))}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
