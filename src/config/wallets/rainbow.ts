import { BASE_PATH } from '../../domain/browser/base'
import type { WalletDescriptor } from '../../domain/wallet/wallet'

export const rainbow: WalletDescriptor = {
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: `${BASE_PATH}/icons/wallets/rainbow.svg`,
  iconBackground: 'oklch(.5 .1 285)',
  groupName: 'popular',
  rdns: ['me.rainbow'],
  flag: { name: 'isRainbow', yieldsTo: ['isBraveWallet', 'isCoinbaseWallet'] },
  pairs: 'always',
  guideUrl: 'https://learn.rainbow.me/connect-your-wallet-to-a-website-or-app',
  mobileLinks: { ios: 'https://rnbwapp.com/wc?uri=' },
  downloadUrls: {
    ios: 'https://apps.apple.com/us/app/rainbow-ethereum-wallet/id1457119021',
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    qrCode: 'https://rainbow.download',
  },
}
