import type { WalletFailure } from './walletError'

/** The connect dialog's steps on a wide screen. On a phone only `connect` and `get` exist. */
export type WizardStep = 'none' | 'get' | 'connect' | 'download' | 'instructions'
export type WizardEvent =
  | 'getPressed'
  | 'walletSelected'
  | 'downloadPressed'
  | 'guideOffered'
  | 'guideSkipped'
  | 'connectPressed'
  | 'backPressed'

const NEXT: Record<WizardStep, Partial<Record<WizardEvent, WizardStep>>> = {
  none: { getPressed: 'get', walletSelected: 'connect' },
  get: { downloadPressed: 'download', walletSelected: 'connect', backPressed: 'none' },
  connect: { downloadPressed: 'download', walletSelected: 'connect', getPressed: 'get', backPressed: 'none' },
  // On a narrow window, the list of wallets and "Get a Wallet" replace this step.
  download: { guideOffered: 'instructions', guideSkipped: 'connect', walletSelected: 'connect', getPressed: 'get' },
  instructions: { connectPressed: 'connect', walletSelected: 'connect', backPressed: 'download', getPressed: 'get' },
}

export function nextStep(step: WizardStep, event: WizardEvent, cameFrom: WizardStep): WizardStep {
  if (step === 'download' && event === 'backPressed') return cameFrom
  return NEXT[step][event] ?? step
}

export function mobileStep(step: WizardStep): 'connect' | 'get' {
  return step === 'get' ? 'get' : 'connect'
}

/** `idle`: nothing was requested yet. `stopped`: the visitor declined, which is not an error. */
export type ConnectOutcome = 'idle' | 'waiting' | 'failed' | 'stopped'

/**
 * @param attempt - the number of the attempt to connect; null before the first
 * @param failure - why the attempt failed; null while it is pending
 */
export function connectOutcome(attempt: number | null, failure: WalletFailure | null): ConnectOutcome {
  if (attempt === null) return 'idle'
  if (failure === null) return 'waiting'
  return failure === 'rejected' ? 'stopped' : 'failed'
}

/** Whether there is a previous step. On a phone, the page of one wallet leads back to the list. */
export function canGoBack(step: WizardStep, isMobile: boolean, hasWallet: boolean): boolean {
  if (step === 'none') return false
  return !isMobile || step !== 'connect' || hasWallet
}
