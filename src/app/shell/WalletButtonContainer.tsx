import { CONNECT, NO_BALANCE } from '#copy/wallet/notifications'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectExpectedChain, selectWalletButton } from '#store/wallet/walletButton'
import { selectStatus } from '#store/wallet/connection'
import { modalOpened } from '#store/browser/modals'
import { Avatar } from '../../views/wallet/Avatar'
import { type AccountFacts, WalletButton, type WalletButtonFacts } from '../../views/shell/WalletButton'
import { listenToNotificationKeys } from '../browser/notificationKeys'
import { useAccountSummary } from '../profile/useAccountSummary'

function useAccountFacts(account: string): AccountFacts {
  const { displayName, ensAvatar, balance, pending, areForOwners, ...summary } = useAccountSummary()
  return {
    address: account,
    displayName,
    picture: <Avatar address={account} image={ensAvatar} size={pending > 0 && !areForOwners ? 16 : 24} />,
    loading: summary.isIdentityLoading,
    balance: summary.isBalanceMissing ? NO_BALANCE : balance,
    stale: summary.isBalanceStale,
    pending,
    areForOwners,
  }
}

/**
 * The wallet button in its three states: connect, account and wrong network. `theme.ts` records a click that happens
 * before the scripts run, and `store/wallet/connectDialog.ts` handles that click afterwards.
 */
export function WalletButtonContainer() {
  const dispatch = useAppDispatch()
  const button = useAppSelector(selectWalletButton)
  const isReconnecting = useAppSelector((state) => selectStatus(state) === 'reconnecting')
  const expected = useAppSelector(selectExpectedChain)
  const account = useAccountFacts(button.kind === 'ready' ? button.account : '')
  useEffect(listenToNotificationKeys, [])
  const state: WalletButtonFacts =
    button.kind === 'ready'
      ? { status: 'connected', chain: button.chain, account }
      : isReconnecting
        ? { status: 'reconnecting', chain: expected }
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
