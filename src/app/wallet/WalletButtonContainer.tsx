import { CONNECT, NO_BALANCE } from '#copy/wallet/button'
import { shortAddress } from '../../domain/chain/address'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { selectWalletButton } from '../../store/chain/walletButton'
import { selectStatus } from '../../store/wallet/connection'
import { modalOpened } from '../../store/page/modals'
import { selectLack } from '../../store/page/parts'
import {
  type AccountFacts,
  type ConnectedAccount,
  WalletButton,
  type WalletButtonFacts,
} from '../../views/wallet/WalletButton'
import { LivePart } from '../LivePart'
import { LiveAccountFacts } from '../liveParts'

/** What is shown of an account before its details are read; `isMissing`: they never will be. */
const unreadAccount = (address: string, isMissing: boolean): AccountFacts => ({
  address,
  displayName: shortAddress(address),
  picture: null,
  loading: !isMissing,
  balance: isMissing ? NO_BALANCE : null,
  stale: false,
  pending: 0,
})

/**
 * Connect, account and network: the three states of the wallet button. It stands from the moment that scripts run, so
 * that no press is lost; what the chain says of the account is drawn inside it later. A press before that, on the
 * button of the static page, is kept by `theme.ts` and answered by `store/wallet/handleEarlyPress.ts`.
 */
export function WalletButtonContainer() {
  const dispatch = useAppDispatch()
  const button = useAppSelector(selectWalletButton)
  const isReconnecting = useAppSelector((state) => selectStatus(state) === 'reconnecting')
  const tradeChain = useTradeChain()
  const isPartMissing = useAppSelector(selectLack) !== undefined
  const accountOf = (address: string): ConnectedAccount => ({
    address,
    withFacts: (draw) => (
      <LivePart fallback={draw(unreadAccount(address, isPartMissing))}>
        <LiveAccountFacts>{draw}</LiveAccountFacts>
      </LivePart>
    ),
  })
  const state: WalletButtonFacts =
    button.kind === 'ready'
      ? { status: 'connected', chain: button.chain, account: accountOf(button.account) }
      : isReconnecting
        ? { status: 'reconnecting', chain: tradeChain }
        : { status: button.kind }

  return (
    <WalletButton
      state={state}
      connectLabel={CONNECT}
      onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
      onNetwork={() => dispatch(modalOpened({ modal: 'network' }))}
      onAccount={() => dispatch(modalOpened({ modal: 'account' }))}
    />
  )
}
