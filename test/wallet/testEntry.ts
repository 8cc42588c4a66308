import { installTestWallet, type InstallOptions, type TestWalletControl } from './installTestWallet'

declare global {
  interface Window {
    /** The options of the test wallet, which must be set before this script runs. */
    __testWalletOptions?: InstallOptions
    __testWallet?: TestWalletControl
  }
}

window.__testWallet = installTestWallet(window, window.__testWalletOptions ?? {})
