import type { WizardStep } from './connectWizard'
import type { WalletFailure } from './walletError'

/**
 * The state of a request to a wallet. `idle`: nothing was requested yet; `stopped`: it was declined, and nothing went
 * wrong.
 */
export type ConnectOutcome = 'idle' | 'waiting' | 'failed' | 'stopped'

/** `failure`: how the attempt ended; null while it is pending. `attempt`: null if there is none. */
export function connectOutcome(attempt: number | null, failure: WalletFailure | null): ConnectOutcome {
  if (attempt === null) return 'idle'
  if (failure === null) return 'waiting'
  return failure === 'rejected' ? 'stopped' : 'failed'
}

/** Whether there is a previous step. On a phone the list is behind the step of one wallet. */
export function canGoBack(step: WizardStep, isMobile: boolean, hasWallet: boolean): boolean {
  if (step === 'none') return false
  return !isMobile || step !== 'connect' || hasWallet
}
