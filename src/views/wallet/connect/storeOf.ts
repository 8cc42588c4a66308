import type { WalletRow } from '../../../domain/wallet/walletRows'

/** A wallet's page in the phone's app store; if that has none, its page in the other store. */
export function storeOf({ downloadUrls: { ios, android } }: WalletRow, system: 'ios' | 'android'): string | undefined {
  return system === 'ios' ? (ios ?? android) : (android ?? ios)
}
