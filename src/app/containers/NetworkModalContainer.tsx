import { settings } from '../../config/settings'
import { switchChain } from '../../store/commands/switchChain'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectChainRows } from '../../store/selectors/chainRows'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { selectCanSwitchChain } from '../../store/slices/chain'
import { modalClosed } from '../../store/slices/modals'
import { NetworkDialog } from '../../views/network/NetworkDialog'
import { selectSwitchError } from '../../store/slices/chain'
import { AccountFootContainer } from './AccountFootContainer'

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
      foot={isWrong && <AccountFootContainer />}
      onSwitch={(chainId) => void dispatch(switchChain(chainId))}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
