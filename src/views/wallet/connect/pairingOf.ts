import { scanTitle } from '#copy/wallet/connecting'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { ConnectDialogProps } from './connectProps'

interface Pairing {
  canScan: boolean
  /** Whether the wallet is an app on this device, and there is a link that passes the code to the app. */
  canOpen: boolean
  /**
   * Whether there is, or soon will be, a code to scan. If so, the title of the step asks the visitor to scan the code.
   */
  isScanned: boolean
}

/** How a wallet is reached through WalletConnect, depending on the device that shows the page. */
export function pairingOf(
  wallet: WalletRow,
  { device, outcome, code }: Pick<ConnectDialogProps, 'device' | 'outcome' | 'code'>,
): Pairing {
  const isPairing = wallet.reachedBy === 'pairing'
  // A code whose pairing failed is not shown again.
  const isLive = isPairing && code !== null && outcome !== 'failed'
  const canScan = isLive && device === 'computer'
  return {
    canScan,
    canOpen: isLive && device === 'phone',
    isScanned: canScan || (isPairing && device === 'computer' && outcome === 'waiting'),
  }
}

/**
 * The title of the step with the code. For WalletConnect's code, the title names no wallet, because any wallet can scan
 * this code.
 */
export const scanTitleOf = ({ id, name }: WalletRow): string => scanTitle(id === 'walletConnect' ? null : name)
