import type { WalletRow } from '../../../domain/wallet/walletRows'
import type { ConnectDialogProps } from './ConnectDialog'

interface Pairing {
  /** The wallet is on another device, and there is a code for its camera. */
  canScan: boolean
  /** The wallet is an app on this device, and there is a way to hand it the connection. */
  canOpen: boolean
  /** What the step is called while there is, or soon will be, a code to scan. */
  title: string | null
}

/** How a wallet is reached through WalletConnect, by the device the page is on. */
export function pairingOf(
  wallet: WalletRow,
  { device, outcome, code }: Pick<ConnectDialogProps, 'device' | 'outcome' | 'code'>,
): Pairing {
  const isPairing = wallet.reachedBy === 'pairing'
  // A code that led to nothing is not shown again.
  const isLive = isPairing && code !== null && outcome !== 'failed'
  const canScan = isLive && device === 'computer'
  const isScanned = canScan || (isPairing && device === 'computer' && outcome === 'waiting')
  return {
    canScan,
    canOpen: isLive && device === 'phone',
    title: isScanned ? `Scan with ${wallet.id === 'walletConnect' ? 'your phone' : wallet.name}` : null,
  }
}
