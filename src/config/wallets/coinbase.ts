import { BASE_PATH } from '../../domain/browser/base'
import type { WalletDescriptor } from '../../domain/wallet/wallet'

const EXTENSION = 'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad'

export const coinbase: WalletDescriptor = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  iconUrl: `${BASE_PATH}/icons/wallets/coinbase.svg`,
  iconBackground: 'oklch(.5 .1 250)',
  groupName: 'popular',
  rdns: ['com.coinbase.wallet'],
  // The extension's. The app and the passkey wallet come through Coinbase's own SDK.
  flag: { name: 'isCoinbaseWallet', yieldsTo: ['isBraveWallet'] },
  guideUrl: 'https://www.coinbase.com/learn/tips-and-tutorials/how-to-set-up-a-crypto-wallet',
  downloadUrls: {
    // In Chrome's store alone, from which Edge installs, too. There is none for Firefox.
    extensions: { chrome: EXTENSION, edge: EXTENSION },
    ios: 'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    qrCode: 'https://coinbase-wallet.onelink.me/q5Sx/fdb9b250',
  },
}
