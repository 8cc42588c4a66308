import { NO_BALANCE } from '#copy/wallet/button'
import { type ReactNode, useEffect } from 'react'
import { Avatar } from '../../views/ui/icon/Avatar'
import type { AccountFacts } from '../../views/wallet/WalletButton'
import { listenToNotificationKeys } from '../page/browser/notificationKeys'
import { useAccountSummary } from './useAccountSummary'

/** What the account's button shows, drawn from name, picture, balance and pending transactions as they are read. */
export function AccountFactsContainer({ children: draw }: { children: (facts: AccountFacts) => ReactNode }) {
  const { address, displayName, ensAvatar, balance, pending, ...summary } = useAccountSummary()
  // Nearly all notifications come of what an account does: their keys can wait for this file.
  useEffect(listenToNotificationKeys, [])
  if (!address) return null
  return draw({
    address,
    displayName,
    picture: <Avatar address={address} image={ensAvatar} size={pending > 0 ? 16 : 24} />,
    loading: summary.isIdentityLoading,
    balance: summary.isBalanceMissing ? NO_BALANCE : balance,
    stale: summary.isBalanceStale,
    pending,
  })
}
