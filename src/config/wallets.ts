import { BASE_PATH } from '#domain/browser/base'
import { INJECTED_WALLET_ID, type WalletDescriptor, type DetectedWallet } from '#domain/wallet/wallet'
import { SAFE_WALLET_ID } from '#domain/wallet/frame'

/** An injected wallet that does not identify itself. The entry is listed only if such a wallet is present. */
export const injected: WalletDescriptor = {
  id: INJECTED_WALLET_ID,
  name: 'Injected Wallet',
  iconUrl: `${BASE_PATH}/icons/wallets/injected.svg`,
  iconBackground: 'oklch(.5 .1 200)',
  groupName: 'popular',
  rdns: [],
  downloadUrls: {},
}

/** Names of wallets outside the catalogue, by the flags that they set on their providers. */
export const otherWallets: Readonly<Record<string, string>> = {
  isExodus: 'Exodus',
  isFrame: 'Frame',
  isOpera: 'Opera',
  isPhantom: 'Phantom',
  isRabby: 'Rabby Wallet',
  isTally: 'Tally',
  isTokenPocket: 'TokenPocket',
  isTokenary: 'Tokenary',
  isTrust: 'Trust Wallet',
}

export const brave: WalletDescriptor = {
  id: 'brave',
  name: 'Brave Wallet',
  iconUrl: `${BASE_PATH}/icons/wallets/brave.svg`,
  iconBackground: 'oklch(.5 .1 25)',
  groupName: 'popular',
  rdns: ['com.brave.wallet'],
  // No other flag takes precedence, because this wallet is built into the browser.
  flag: { name: 'isBraveWallet', yieldsTo: [] },
  downloadUrls: {},
}

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

export const metaMask: WalletDescriptor = {
  id: 'metaMask',
  name: 'MetaMask',
  iconUrl: `${BASE_PATH}/icons/wallets/metaMask.svg`,
  iconBackground: 'oklch(.5 .1 50)',
  groupName: 'popular',
  rdns: ['io.metamask', 'io.metamask.mobile'],
  // Many other wallets also set this flag for compatibility with old pages.
  flag: { name: 'isMetaMask', yieldsTo: 'all' },
  // In browsers without extensions, MetaMask is paired through WalletConnect.
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

const EXTENSION = 'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad'

export const coinbase: WalletDescriptor = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  iconUrl: `${BASE_PATH}/icons/wallets/coinbase.svg`,
  iconBackground: 'oklch(.5 .1 250)',
  groupName: 'popular',
  rdns: ['com.coinbase.wallet'],
  // The flag of the extension. The app and the passkey wallet do not need a flag, because Coinbase's SDK connects them.
  flag: { name: 'isCoinbaseWallet', yieldsTo: ['isBraveWallet'] },
  guideUrl: 'https://www.coinbase.com/learn/tips-and-tutorials/how-to-set-up-a-crypto-wallet',
  downloadUrls: {
    // The extension is available only in Chrome's store, from which Edge can install it too.
    extensions: { chrome: EXTENSION, edge: EXTENSION },
    ios: 'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    qrCode: 'https://coinbase-wallet.onelink.me/q5Sx/fdb9b250',
  },
}

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

/** The catalogue, in the order in which the connect dialog lists it. */
export const allWallets: readonly WalletDescriptor[] = [rainbow, coinbase, metaMask, walletConnect, brave, injected]

/** Not in the catalogue: used only if Safe embeds this page in a frame, which then offers no other wallet. */
export const safe: DetectedWallet = {
  id: SAFE_WALLET_ID,
  name: 'Safe',
  iconUrl: null,
  rdns: null,
  duplicate: false,
  unverified: false,
}
