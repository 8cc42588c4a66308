import type { WalletDescriptor } from '../../src/domain/wallet/wallet'
import { injected, brave, rainbow, metaMask, coinbase, walletConnect } from '../../src/config/wallets'

/** Six wallets, one of each kind, for the rules of rows: adding a wallet to the product does not change them. */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
