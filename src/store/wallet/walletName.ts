import { allWallets } from '../../config/wallets/all'
import { INJECTED_WALLET_ID, type WalletId } from '../../domain/wallet/wallet'
import { selectDetectedWallets } from './wallets'
import type { RootState } from '../types'

/** A wallet's name in the connect dialog; null for one that is neither in the catalogue nor detected. */
export function selectWalletName(state: RootState, walletId: WalletId): string | null {
  const own = walletId === INJECTED_WALLET_ID ? undefined : allWallets.find(({ id }) => id === walletId)
  return (own ?? selectDetectedWallets(state).find(({ id }) => id === walletId))?.name ?? null
}
