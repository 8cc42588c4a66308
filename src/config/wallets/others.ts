/** Wallets that are not in the catalogue, by the property that they set on their provider. */
export const otherWallets: Readonly<Record<string, string>> = {
  isExodus: 'Exodus',
  isFrame: 'Frame',
  isOpera: 'Opera',
  isPhantom: 'Phantom',
  isRabby: 'Rabby Wallet',
  isTally: 'Tally',
  isTokenPocket: 'TokenPocket',
  isTokenary: 'Tokenary',
  isTrust: 'Trust Wallet',
}
