import type { InjectedWallet } from './injectedWallet'

/** The extension. The app and the passkey wallet come through Coinbase's own SDK. */
export const coinbase: InjectedWallet = {
  id: 'coinbase',
  claims: (flag) => flag('isCoinbaseWallet') && !flag('isBraveWallet'),
}
