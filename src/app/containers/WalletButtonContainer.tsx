import { useAccountSummary } from '../hooks/useAccountSummary'
import { ShellWalletButtonContainer } from './ShellWalletButtonContainer'

/** The wallet button with name, picture, balance and pending transactions of the account. */
export function WalletButtonContainer() {
  const { address, displayName, ensAvatar, isIdentityLoading, balance, pending } = useAccountSummary()
  const facts = { displayName, avatar: ensAvatar, loading: isIdentityLoading, balance, pending }
  return <ShellWalletButtonContainer facts={address ? facts : undefined} />
}
