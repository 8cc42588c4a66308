import type { WalletRow } from '#domain/wallet/walletRows'

/**
 * The URL of the wallet's page in the phone's app store. If the wallet is not in this store, the other store is used.
 */
export function storeOf({ downloadUrls: { ios, android } }: WalletRow, system: 'ios' | 'android'): string | undefined {
  return system === 'ios' ? (ios ?? android) : (android ?? ios)
}
