import type { RefObject } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectAnnouncements } from '../../store/slices/liveRegion'
import { useAccountSummary } from '../hooks/useAccountSummary'
import { useFocusArriving } from '../hooks/useFocusHandover'
import { useLiveRegion } from '../hooks/useLiveRegion'
import { ShellWalletButtonContainer } from './ShellWalletButtonContainer'

/** The wallet button with name, picture, balance and pending transactions of the account; and what wallets do, spoken. */
export function WalletButtonContainer({ focused }: { focused: RefObject<string | null> }) {
  const { address, displayName, ensAvatar, isIdentityLoading, balance, isBalanceStale, isBalanceMissing, pending } =
    useAccountSummary()
  useFocusArriving(focused)
  useLiveRegion(useAppSelector(selectAnnouncements))
  const facts = {
    displayName,
    avatar: ensAvatar,
    loading: isIdentityLoading,
    balance: isBalanceMissing ? '–' : balance,
    stale: isBalanceStale,
    pending,
  }
  return <ShellWalletButtonContainer facts={address ? facts : undefined} />
}
