import { BASE_PATH } from '../../domain/browser/base'
import type { WalletDescriptor } from '../../domain/wallet/wallet'

export const walletConnect: WalletDescriptor = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: `${BASE_PATH}/icons/wallets/walletConnect.svg`,
  iconBackground: 'oklch(.5 .1 225)',
  groupName: 'popular',
  rdns: [],
  pairs: 'always',
  downloadUrls: {},
}
