import type { WalletRow } from '#domain/wallet/walletRows'

/** The wallet's page in the phone's app store or, if it is not there, in the other store. */
export function storeOf({ downloadUrls: { ios, android } }: WalletRow, system: 'ios' | 'android'): string | undefined {
  return system === 'ios' ? (ios ?? android) : (android ?? ios)
}
