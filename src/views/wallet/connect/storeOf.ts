import type { WalletRow } from '../../../domain/wallet/walletRows'

/** A wallet's page in the store of a phone's system; the other store's rather than none. */
export function storeOf({ downloadUrls: { ios, android } }: WalletRow, system: 'ios' | 'android'): string | undefined {
  return system === 'ios' ? (ios ?? android) : (android ?? ios)
}
