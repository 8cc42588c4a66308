import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'

declare global {
  interface Window {
    /** The SDK's factory function, which this page provides to the tests. */
    createCoinbaseWalletSDK?: typeof createCoinbaseWalletSDK
  }
}

window.createCoinbaseWalletSDK = createCoinbaseWalletSDK
