import { RECENT_WALLETS_MAX } from './limits'
import type { WalletId } from './wallet'

/** The recently used wallets once this one is used, newest first. */
export const withRecentWallet = (recent: readonly WalletId[], walletId: WalletId): WalletId[] =>
  [walletId, ...recent.filter((id) => id !== walletId)].slice(0, RECENT_WALLETS_MAX)
