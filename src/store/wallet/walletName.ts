import { allWallets } from '../../config/wallets/all'
import { INJECTED_WALLET_ID, type WalletId } from '../../domain/wallet/wallet'
import { selectDetectedWallets } from './wallets'
import type { RootState } from '../types'

/** What the connect dialog calls a wallet; null of one that is neither of the catalogue nor here. */
export function selectWalletName(state: RootState, walletId: WalletId): string | null {
  const own = walletId === INJECTED_WALLET_ID ? undefined : allWallets.find(({ id }) => id === walletId)
  return (own ?? selectDetectedWallets(state).find(({ id }) => id === walletId))?.name ?? null
}
