import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { modalOpened } from '../../store/slices/modals'
import { WalletButton, type WalletButtonState } from '../../views/shell/WalletButton'
import { useAccountSummary } from '../hooks/useAccountSummary'

/** Connect, account and network: the three states of the wallet button. */
export function WalletButtonContainer() {
  const dispatch = useAppDispatch()
  const button = useAppSelector(selectWalletButton)
  const { displayName, ensAvatar, isIdentityLoading, balance, pending } = useAccountSummary()

  const state: WalletButtonState =
    button.kind === 'ready'
      ? {
          status: 'connected',
          chain: button.chain,
          account: {
            address: button.account,
            displayName,
            avatar: ensAvatar,
            loading: isIdentityLoading,
            balance,
            pending,
          },
        }
      : { status: button.kind }

  return (
    <WalletButton
      state={state}
      connectLabel="connect wallet"
      onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
      onNetwork={() => dispatch(modalOpened({ modal: 'network' }))}
      onAccount={() => dispatch(modalOpened({ modal: 'account' }))}
    />
  )
}
