import type { ReactNode } from 'react'
import type { AccountDetails } from '../../views/wallet/AccountDialog'
import { useAccountSummary } from './useAccountSummary'

/** A part of the account's dialog, drawn from name, picture and balance as they are read. */
export function AccountDetailsContainer({ children: draw }: { children: (details: AccountDetails) => ReactNode }) {
  const { ensName, ensAvatar, profileBalance, exactBalance, isBalanceStale, isBalanceMissing } = useAccountSummary()
  const isKnown = profileBalance !== null && exactBalance !== null
  const unknown = isBalanceMissing ? 'missing' : 'loading'
  const balance = isKnown ? { text: profileBalance, exact: exactBalance, stale: isBalanceStale } : unknown
  return draw({ ensName, ensAvatar, balance })
}
