import type { WalletId } from '../../domain/wallet/wallet'
import { WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider, WalletAdapter } from '../connector'

/** A wallet in this browser: its provider is there or not, and needs neither opening nor closing. */
export function announced(id: WalletId, find: () => Eip1193Provider | undefined): WalletAdapter {
  return {
    id,
    reach: () => (find() ? 'browser' : null),
    open() {
      const provider = find()
      if (provider) return Promise.resolve({ provider })
      return Promise.reject(new WalletError('notInstalled'))
    },
  }
}
