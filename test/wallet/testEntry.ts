import { installTestWallet, type InstallOptions, type TestWalletControl } from './installTestWallet'

declare global {
  interface Window {
    /** Set before this script runs. */
    __testWalletOptions?: InstallOptions
    /** For browser tests only. */
    __testWallet?: TestWalletControl
  }
}

window.__testWallet = installTestWallet(window, window.__testWalletOptions ?? {})
