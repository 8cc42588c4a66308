import type { WalletId, WalletInstructions } from '../../domain/wallet/wallet'

/** How one begins with a wallet's app. Apart from the catalogue, because only the connect dialog shows it. */
export const walletInstructions: Readonly<Partial<Record<WalletId, WalletInstructions>>> = {
  coinbase: {
    learnMoreUrl: 'https://www.coinbase.com/learn/tips-and-tutorials/how-to-set-up-a-crypto-wallet',
    steps: [
      {
        step: 'install',
        title: 'Open the Coinbase Wallet app',
        description: 'Put Coinbase Wallet on your home screen, so that your wallet is close at hand.',
      },
      {
        step: 'create',
        title: 'Create or Import a Wallet',
        description: 'Back your wallet up, for example in the cloud. Never share the secret phrase with anyone.',
      },
      {
        step: 'scan',
        title: 'Tap the scan button',
        description: 'After you scan, your phone asks whether to connect your wallet.',
      },
    ],
  },
  rainbow: {
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
