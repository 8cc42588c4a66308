import { useEffect } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectAnnouncements } from '../../store/page/liveRegion/liveRegion'
import type { AccountFacts } from '../../views/wallet/WalletButton'
import { useAccountSummary } from './useAccountSummary'
import { useLiveRegion } from '../page/browser/useLiveRegion'

/** Name, picture, balance and pending transactions of the account, passed to whoever shows them; and what wallets do, announced to screen readers. */
export function AccountFactsContainer({ onFacts }: { onFacts: (facts: AccountFacts | null) => void }) {
  const summary = useAccountSummary()
  const {
    address,
    displayName,
    ensAvatar: avatar,
    isIdentityLoading: loading,
    isBalanceStale: stale,
    pending,
  } = summary
  const balance = summary.isBalanceMissing ? '–' : summary.balance
  useLiveRegion(useAppSelector(selectAnnouncements))
  useEffect(() => {
    onFacts(address ? { address, displayName, avatar, loading, balance, stale, pending } : null)
  }, [onFacts, address, displayName, avatar, loading, balance, stale, pending])
  return null
}
