import { BASE_PATH } from '../../domain/browser/base'
import { INJECTED_WALLET_ID, type WalletDescriptor } from '../../domain/wallet/wallet'

/** Listed only where a wallet was injected without identifying itself. */
export const injected: WalletDescriptor = {
  id: INJECTED_WALLET_ID,
  name: 'Injected Wallet',
  iconUrl: `${BASE_PATH}/icons/wallets/injected.svg`,
  iconBackground: 'oklch(.5 .1 200)',
  groupName: 'popular',
  rdns: [],
  downloadUrls: {},
}
