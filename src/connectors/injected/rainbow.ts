import type { InjectedWallet } from './injectedWallet'

/** The extension. The app pairs through WalletConnect. */
export const rainbow: InjectedWallet = {
  id: 'rainbow',
  claims: (flag) => flag('isRainbow') && !flag('isBraveWallet') && !flag('isCoinbaseWallet'),
}
