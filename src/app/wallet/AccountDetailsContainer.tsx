import { useLayoutEffect } from 'react'
import type { AccountDetails } from '../../views/wallet/AccountDialog'
import { useAccountSummary } from './useAccountSummary'

/** Name, picture and balance of the account, passed to the dialog that shows them: it works without them, too. */
export function AccountDetailsContainer({ onDetails }: { onDetails: (details: AccountDetails) => void }) {
  const { ensName, ensAvatar, profileBalance, exactBalance, isBalanceStale, isBalanceMissing } = useAccountSummary()
  useLayoutEffect(() => {
    const isKnown = profileBalance !== null && exactBalance !== null
    const unknown = isBalanceMissing ? 'missing' : 'loading'
    const balance = isKnown ? { text: profileBalance, exact: exactBalance, stale: isBalanceStale } : unknown
    onDetails({ ensName, ensAvatar, balance })
  }, [onDetails, ensName, ensAvatar, profileBalance, exactBalance, isBalanceStale, isBalanceMissing])
  return null
}
