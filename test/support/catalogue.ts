import type { WalletDescriptor } from '../../src/domain/wallet/wallet'
import { injected, brave, rainbow, metaMask, coinbase, walletConnect } from '../../src/config/wallets'

/**
 * Six wallets, one of each kind, for tests of the wallet rows. The list is fixed, so that these tests do not change
 * when the app gets another wallet.
 */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
