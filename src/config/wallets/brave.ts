import { BASE_PATH } from '../../domain/browser/base'
import type { WalletDescriptor } from '../../domain/wallet/wallet'

/** Part of the Brave browser: not available for any other. */
export const brave: WalletDescriptor = {
  id: 'brave',
  name: 'Brave Wallet',
  iconUrl: `${BASE_PATH}/icons/wallets/brave.svg`,
  iconBackground: 'oklch(.5 .1 25)',
  groupName: 'popular',
  rdns: ['com.brave.wallet'],
  // Built into the browser, so that no other wallet's flags can outweigh its own.
  flag: { name: 'isBraveWallet', yieldsTo: [] },
  downloadUrls: {},
}
