import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'

declare global {
  interface Window {
    /** The function that the page offers to the tests of the real SDK. */
    createCoinbaseWalletSDK?: typeof createCoinbaseWalletSDK
  }
}

window.createCoinbaseWalletSDK = createCoinbaseWalletSDK
