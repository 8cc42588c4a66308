/** The identity of the development wallet (EIP-6963), which must not appear in a production build. */
export const WALLET_NAME = 'Local test wallet'
export const WALLET_RDNS = 'local.tidemark.testwallet'

const ICON_SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
  '<rect width="96" height="96" rx="22" fill="#3b2a6b"/>',
  '<rect x="20" y="32" width="56" height="40" rx="8" fill="none" stroke="#fff" stroke-width="5"/>',
  '<path d="M28 32l32-12v12" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>',
  '<circle cx="62" cy="52" r="6" fill="#ffc857"/>',
  '</svg>',
].join('')

export const WALLET_ICON = `data:image/svg+xml,${encodeURIComponent(ICON_SVG)}`

export const DEFAULT_RPC_URL = 'http://127.0.0.1:8545'
