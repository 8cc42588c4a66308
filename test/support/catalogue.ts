import type { WalletDescriptor } from '#domain/wallet/wallet'
import { injected, brave, rainbow, metaMask, coinbase, walletConnect } from '#config/wallets'

/**
 * Six wallets, one of each kind, for tests of the wallet rows. The list is fixed, so that these tests do not change
 * when the app gets another wallet.
 */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
