import { BASE_PATH } from '../../domain/browser/base'
import type { WalletDescriptor } from '../../domain/wallet/wallet'

export const metaMask: WalletDescriptor = {
  id: 'metaMask',
  name: 'MetaMask',
  iconUrl: `${BASE_PATH}/icons/wallets/metaMask.svg`,
  iconBackground: 'oklch(.5 .1 50)',
  groupName: 'popular',
  rdns: ['io.metamask', 'io.metamask.mobile'],
  // Many wallets set it so that old pages accept them, along with their own flag.
  flag: { name: 'isMetaMask', yieldsTo: 'all' },
  // Elsewhere it is connected as an extension.
  pairs: 'withoutExtensions',
  mobileLinks: { ios: 'https://metamask.app.link/wc?uri=' },
  downloadUrls: {
    extensions: {
      chrome: 'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn?hl=en',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
      firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
    },
    ios: 'https://apps.apple.com/us/app/metamask/id1438144202',
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    qrCode: 'https://metamask.io/download',
  },
}
