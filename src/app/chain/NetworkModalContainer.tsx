import { settings } from '../../config/settings'
import { switchChain } from '../../store/chain/switchChain'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectChainRows } from '../../store/chain/chainRows'
import { selectWalletButton } from '../../store/chain/walletButton'
import { selectCanSwitchChain } from '../../store/chain/chain'
import { modalClosed } from '../../store/page/modals'
import { NetworkDialog } from '../../views/chain/NetworkDialog'
import { selectSwitchError } from '../../store/chain/chain'
import { AccountFootContainer } from '../wallet/AccountFootContainer'

/** Switches the wallet to another of the configured networks. */
export function NetworkModalContainer() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectChainRows)
  const canSwitch = useAppSelector(selectCanSwitchChain)
  const error = useAppSelector(selectSwitchError)
  const isWrong = useAppSelector(selectWalletButton).kind === 'wrongNetwork'

  return (
    <NetworkDialog
      rows={rows.map(({ state, ...chain }) => ({ chain, state }))}
      canSwitch={canSwitch}
      appName={settings.appName}
      wrongNetwork={isWrong}
      error={error}
      foot={isWrong && <AccountFootContainer isInDialog />}
      onSwitch={(chainId) => void dispatch(switchChain(chainId))}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
