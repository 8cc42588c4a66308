import { scanTitle } from '#copy/wallet/connecting'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { ConnectDialogProps } from './connectProps'

interface Pairing {
  canScan: boolean
  /** Whether the wallet is an app on this device, and there is a link that passes the code to the app. */
  canOpen: boolean
  /** Whether there is, or soon will be, a code to scan: the step's title then asks for it. */
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

/** For WalletConnect's code, the title names no wallet, because any wallet can scan it. */
export const scanTitleOf = ({ id, name }: WalletRow): string => scanTitle(id === 'walletConnect' ? null : name)
