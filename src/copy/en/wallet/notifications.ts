/** Notifications of what wallets do. */

// The wallet answers before the person decides (EIP-747), so nobody may say that it was added.
export const assetOfferedText = (symbol: string) => `${symbol} was offered to your wallet. Confirm it there.`

/** While it does not respond, before it is asked for anything; without a full stop, as it is also the text of a step. */
export const WALLET_SLOW = 'Your wallet is slow to respond, and has not been asked to confirm anything yet'

/** `name`: null where the wallet has none. */
export const walletCrashed = (name: string | null) =>
  `${name ?? 'Your wallet'} has stopped working in this page. Reload the page to connect again.`

export const walletMissing = (name: string) =>
  `${name} was not found in this browser. Enable it there, or connect another wallet.`

export const copyRefused = (address: string) => `The browser did not allow copying. Copy it by hand: ${address}`
