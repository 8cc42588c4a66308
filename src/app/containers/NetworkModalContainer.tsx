import { settings } from '../../config/settings'
import { switchChain } from '../../store/commands/switchChain'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectChainRows } from '../../store/selectors/chainRows'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { selectCanSwitchChain } from '../../store/slices/chain'
import { modalClosed } from '../../store/slices/modals'
import { NetworkDialog } from '../../views/network/NetworkDialog'
import { selectSwitchError } from '../../store/slices/chain'

/** Switches the wallet to another of the configured networks. */
export function NetworkModalContainer() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectChainRows)
  const canSwitch = useAppSelector(selectCanSwitchChain)
  const error = useAppSelector(selectSwitchError)
  const { kind } = useAppSelector(selectWalletButton)

  return (
    <NetworkDialog
      rows={rows.map(({ state, ...chain }) => ({ chain, state }))}
      canSwitch={canSwitch}
      appName={settings.appName}
      wrongNetwork={kind === 'wrongNetwork'}
      error={error}
      onSwitch={(chainId) => void dispatch(switchChain(chainId))}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
