import type { WizardStep } from './connectWizard'
import type { WalletFailure } from './walletError'

/** The request to a wallet. `idle`: nothing was requested yet; `stopped`: it was declined, and nothing went wrong. */
export type ConnectOutcome = 'idle' | 'waiting' | 'failed' | 'stopped'

/** `failure`: how the attempt ended; null while it lasts. An attempt of null is none. */
export function connectOutcome(attempt: number | null, failure: WalletFailure | null): ConnectOutcome {
  if (attempt === null) return 'idle'
  if (failure === null) return 'waiting'
  return failure === 'rejected' ? 'stopped' : 'failed'
}

/** Whether there is a step to go back to. On a phone the step of one wallet has the list behind it. */
export function canGoBack(step: WizardStep, isMobile: boolean, hasWallet: boolean): boolean {
  if (step === 'none') return false
  return !isMobile || step !== 'connect' || hasWallet
}
