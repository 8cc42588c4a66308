import type { WalletDescriptor } from '../../domain/wallet/wallet'
import { brave } from './brave'
import { coinbase } from './coinbase'
import { injected } from './injected'
import { metaMask } from './metaMask'
import { rainbow } from './rainbow'
import { walletConnect } from './walletConnect'

/** The catalogue, in the order in which the connect dialog lists it. */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]
