import { brave } from '../../src/config/wallets/brave'
import { coinbase } from '../../src/config/wallets/coinbase'
import { injected } from '../../src/config/wallets/injected'
import { metaMask } from '../../src/config/wallets/metaMask'
import { rainbow } from '../../src/config/wallets/rainbow'
import { walletConnect } from '../../src/config/wallets/walletConnect'
import type { WalletDescriptor } from '../../src/domain/wallet/wallet'

/** Six wallets of every kind, for the rules on their rows: a wallet that is added to the product changes none of them. */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
