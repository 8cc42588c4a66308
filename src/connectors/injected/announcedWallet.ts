import type { WalletId } from '../../domain/wallet/wallet'
import type { Eip1193Provider, WalletAdapter } from '../connector'

/** A wallet in this browser: its provider is injected or not, and needs neither opening nor closing. */
export function announcedWallet(id: WalletId, find: () => Eip1193Provider | undefined): WalletAdapter {
  return {
    id,
    reach: () => (find() ? 'browser' : null),
    open() {
      const provider = find()
      return Promise.resolve(provider ? { provider } : null)
    },
  }
}
