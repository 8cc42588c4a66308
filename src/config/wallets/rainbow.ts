import type { WalletDescriptor } from '../../domain/wallet'

export const rainbow: WalletDescriptor = {
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: '/icons/wallets/rainbow.svg',
  iconBackground: 'oklch(.5 .1 285)',
  groupName: 'Popular',
  rdns: ['me.rainbow'],
  mobileLinks: { ios: 'https://rnbwapp.com/wc?uri=' },
  downloadUrls: {
    ios: 'https://apps.apple.com/us/app/rainbow-ethereum-wallet/id1457119021',
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    qrCode: 'https://rainbow.download',
  },
  instructions: {
    learnMoreUrl: 'https://learn.rainbow.me/connect-your-wallet-to-a-website-or-app',
    steps: [
      {
        step: 'install',
        title: 'Open the Rainbow app',
        description: 'Put Rainbow on your home screen, so that your wallet is close at hand.',
      },
      {
        step: 'create',
        title: 'Create or Import a Wallet',
        description: 'Back your wallet up from your phone. Never share the secret phrase with anyone.',
      },
      {
        step: 'scan',
        title: 'Tap the scan button',
        description: 'After you scan, your phone asks whether to connect your wallet.',
      },
    ],
  },
}
