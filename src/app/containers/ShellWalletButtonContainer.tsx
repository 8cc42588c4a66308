import type { RefObject } from 'react'
import { shortAddress } from '../../domain/address'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { modalOpened } from '../../store/slices/modals'
import { useFocusLeaving } from '../hooks/useFocusHandover'
import { type AccountFacts, WalletButton, type WalletButtonState } from '../../views/shell/WalletButton'

interface ShellWalletButtonContainerProps {
  /** What the chain says of the account; until then its address stands alone. */
  facts?: Omit<AccountFacts, 'address'>
  /** Where the focus was when another wallet button took the place of this one. */
  focused?: RefObject<string | null>
}

/** Connect, account and network: the three states of the wallet button. */
export function ShellWalletButtonContainer({ facts, focused }: ShellWalletButtonContainerProps) {
  const dispatch = useAppDispatch()
  const button = useAppSelector(selectWalletButton)
  useFocusLeaving(focused)
  const state: WalletButtonState =
    button.kind === 'ready'
      ? {
          status: 'connected',
          chain: button.chain,
          account: {
            address: button.account,
            displayName: shortAddress(button.account),
            avatar: null,
            loading: true,
            balance: null,
            stale: false,
            pending: 0,
            ...facts,
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
