import type { WalletDescriptor } from '#domain/wallet/wallet'
import { injected, brave, rainbow, metaMask, coinbase, walletConnect } from '#config/wallets'

/** One wallet of each kind. The list is fixed, so that its tests do not change when the app gets another wallet. */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
