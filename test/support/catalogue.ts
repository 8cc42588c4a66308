import type { WalletDescriptor } from '../../src/domain/wallet/wallet'
import { injected, brave, rainbow, metaMask, coinbase, walletConnect } from '../../src/config/wallets'

/**
 * Six wallets, one of each kind, for tests of the wallet rows. The list stays the same when a wallet is added to the
 * app.
 */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
