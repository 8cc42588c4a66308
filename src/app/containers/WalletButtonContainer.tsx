import { useState } from 'react'
import { shortAddress } from '../../domain/address'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { modalOpened } from '../../store/slices/modals'
import { type AccountFacts, WalletButton, type WalletButtonState } from '../../views/shell/WalletButton'
import { ErrorBoundary } from '../ErrorBoundary'
import { Live } from '../Live'
import { LiveAccountFacts } from '../routes'

/**
 * Connect, account and network: the three states of the wallet button. It is one element from the first paint on, so
 * that neither a press nor the focus is lost; what the chain says of the account is handed to it later.
 */
export function WalletButtonContainer() {
  const dispatch = useAppDispatch()
  const button = useAppSelector(selectWalletButton)
  const [facts, setFacts] = useState<AccountFacts | null>(null)
  const state: WalletButtonState =
    button.kind === 'ready'
      ? {
          status: 'connected',
          chain: button.chain,
          account:
            facts?.address === button.account
              ? facts
              : {
                  address: button.account,
                  displayName: shortAddress(button.account),
                  avatar: null,
                  loading: true,
                  balance: null,
                  stale: false,
                  pending: 0,
                },
        }
      : { status: button.kind }

  return (
    <>
      <WalletButton
        state={state}
        connectLabel="connect wallet"
        onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
        onNetwork={() => dispatch(modalOpened({ modal: 'network' }))}
        onAccount={() => dispatch(modalOpened({ modal: 'account' }))}
      />
      <ErrorBoundary fallback={null}>
        <Live>
          <LiveAccountFacts onFacts={setFacts} />
        </Live>
      </ErrorBoundary>
    </>
  )
}
