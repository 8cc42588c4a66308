import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'
/** Notifications about events of wallets. */

// Wallets respond before the user decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `${symbol} was offered to your wallet. Confirm it there.`

/**
 * Shown while the wallet does not respond although it has not yet been asked to confirm anything. There is no full
 * stop, because this is also the text of a step.
 */
export const WALLET_SLOW = 'Your wallet is slow to respond, and has not been asked to confirm anything yet'

/** Says that a wallet has stopped working on this page. `name`: the wallet's name; null if it has none. */
export const walletCrashed = (name: string | null) =>
  `${name ?? 'Your wallet'} has stopped working in this page. Reload the page to connect again.`

export const walletMissing = (name: string) =>
  `${name} was not found in this browser. Enable it there, or connect another wallet.`

export const copyRefused = (address: string) => `The browser did not allow copying. Copy it by hand: ${address}`

/**
 * Labels of the wallet button. `CONNECT`: in the top bar, in lower case. `CONNECT_DEFAULT`: everywhere else. "Connect"
 * is a verb.
 */
export const CONNECT = 'connect wallet'
export const CONNECT_DEFAULT = 'Connect Wallet'
export const CONNECTING = 'connecting'
export const WRONG_NETWORK = 'Wrong network'
/** For screen readers: the name of the button that shows the account. */
export const accountLabel = (account: string) => `Account, ${account}`
export const networkLabel = (name: string) => `Network: ${name}, switch`
export const waitingText = (count: number) => `${count} waiting`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} for signatures`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} pending`
/**
 * The state of a transaction of a Safe, which is an account with several owners. `threshold`: the number of owners who
 * must sign the transaction.
 */
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Signed in the Safe, not executed yet',
  allSigned: ({ threshold }) => `Signed by ${threshold} owners of the Safe, not executed yet`,
  noneSigned: ({ threshold }) => `Waiting for the owners of the Safe (${threshold} have to sign)`,
  someSigned: ({ threshold, signed }) => `Waiting for the owners of the Safe (${signed} of ${threshold} have signed)`,
}

/** The state of a Safe's transaction. There is no full stop, because the text begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

/** Shown instead of a balance that cannot be read. */
export const NO_BALANCE = '–'

/** For screen readers: texts that are announced when something happens in the wallet. */

export const waitingFor = (walletName: string | null | undefined) => `Waiting for ${walletName ?? 'your wallet'}`
export const DISCONNECTED = 'Disconnected'
export const connectedAs = (displayName: string) => `Connected as ${displayName}`
/** Says that the wallet's network has changed. `chainName` is undefined if the network is not supported. */
export const networkChanged = (chainName: string | undefined) =>
  `Network changed to ${chainName ?? 'an unsupported network'}`
export const DECLINED = 'Request rejected'
export const COPIED = 'Copied'
