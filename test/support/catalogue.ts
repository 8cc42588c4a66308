import { brave } from '../../src/config/wallets/brave'
import { coinbase } from '../../src/config/wallets/coinbase'
import { injected } from '../../src/config/wallets/injected'
import { metaMask } from '../../src/config/wallets/metaMask'
import { rainbow } from '../../src/config/wallets/rainbow'
import { walletConnect } from '../../src/config/wallets/walletConnect'
import type { WalletDescriptor } from '../../src/domain/wallet/wallet'

/** Six wallets, one of each kind, for the rules of rows: adding a wallet to the product does not change them. */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
