import type { WalletRow } from '../../../domain/wallet/walletRows'

/** The URL of a wallet's page in the phone's app store or, if it has none there, in the other app store. */
export function storeOf({ downloadUrls: { ios, android } }: WalletRow, system: 'ios' | 'android'): string | undefined {
  return system === 'ios' ? (ios ?? android) : (android ?? ios)
}
