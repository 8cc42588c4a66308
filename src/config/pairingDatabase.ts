/** Where the SDK of WalletConnect keeps its sessions and keys in this browser. */
export const PAIRING_DATABASE = 'tidemark.walletConnect'
