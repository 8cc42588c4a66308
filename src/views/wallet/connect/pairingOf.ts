import { scanTitle } from '#copy/wallet/connecting'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import type { ConnectDialogProps } from './connectProps'

interface Pairing {
  /** The wallet is on another device, and there is a code for that device's camera. */
  canScan: boolean
  /** The wallet is an app on this device, and there is a link that passes the code to it. */
  canOpen: boolean
  /** There is, or soon will be, a code to scan, so the title of the step says to scan it. */
  isScanned: boolean
}

/** How a wallet is reached through WalletConnect, by the device the page is on. */
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

/** Any wallet can scan the code of WalletConnect. */
export const scanTitleOf = ({ id, name }: WalletRow): string => scanTitle(id === 'walletConnect' ? null : name)
