/** The name of the IndexedDB database with the sessions and keys of WalletConnect's SDK. */
export const PAIRING_DATABASE = 'tidemark.walletConnect'
