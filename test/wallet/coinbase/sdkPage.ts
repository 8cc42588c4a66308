import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'

/** What the page of the real SDK's tests offers to them. */
export interface SdkPage {
  createCoinbaseWalletSDK: typeof createCoinbaseWalletSDK
}

Object.assign(window, { createCoinbaseWalletSDK } satisfies SdkPage)
