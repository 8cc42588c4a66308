import type { InjectedWallet } from './injectedWallet'

/** Wallets that call themselves MetaMask so that old pages accept them, and say who they are beside it. */
const PRETENDERS = [
  'isBraveWallet',
  'isCoinbaseWallet',
  'isExodus',
  'isFrame',
  'isOpera',
  'isPhantom',
  'isRabby',
  'isRainbow',
  'isTally',
  'isTokenPocket',
  'isTokenary',
  'isTrust',
]

export const metaMask: InjectedWallet = {
  id: 'metaMask',
  claims: (flag) => flag('isMetaMask') && !PRETENDERS.some(flag),
}
