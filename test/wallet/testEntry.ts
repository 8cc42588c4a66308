import { installTestWallet, type InstallOptions, type TestWalletControl } from './installTestWallet'

declare global {
  interface Window {
    /** Must be set before this script runs. */
    __testWalletOptions?: InstallOptions
    /** For browser tests only. */
    __testWallet?: TestWalletControl
  }
}

window.__testWallet = installTestWallet(window, window.__testWalletOptions ?? {})
