import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'

declare global {
  interface Window {
    /** What the page of the real SDK's tests offers to them. */
    createCoinbaseWalletSDK?: typeof createCoinbaseWalletSDK
  }
}

window.createCoinbaseWalletSDK = createCoinbaseWalletSDK
