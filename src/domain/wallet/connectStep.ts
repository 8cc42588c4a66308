import type { ConnectOutcome } from './connectWizard'
import type { WalletRow } from './walletRows'

/** The values that begin with `in` name the place where the visitor has to confirm the connection. */
export type OpeningState =
  | 'notInstalled'
  | 'notAvailable'
  | 'ready'
  | 'inPopUp'
  | 'inExtension'
  | 'inWallet'
  | 'pairing'
  | 'ended'

type Opened = Pick<WalletRow, 'ready' | 'reachedBy' | 'downloadUrls'>

export function openingState({ ready, reachedBy, downloadUrls }: Opened, outcome: ConnectOutcome): OpeningState {
  const isExtension = downloadUrls.browserExtension !== undefined
  if (!ready) return isExtension ? 'notInstalled' : 'notAvailable'
  if (outcome !== 'waiting') return outcome === 'idle' ? 'ready' : 'ended'
  if (reachedBy === 'pairing') return 'pairing'
  if (reachedBy === 'popUp') return 'inPopUp'
  return isExtension ? 'inExtension' : 'inWallet'
}

/** "4:05", for example. The milliseconds are rounded up to seconds, and the text is never below "0:00". */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
