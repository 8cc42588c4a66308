import type { InjectedWallet } from './injectedWallet'

/** Built into the browser, so that no other wallet's flags can outweigh its own. */
export const brave: InjectedWallet = {
  id: 'brave',
  claims: (flag) => flag('isBraveWallet'),
}
