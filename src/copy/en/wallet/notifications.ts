import { say, type Sentences } from '../../../domain/browser/sentences'
import type { Signers } from '../../../domain/wallet/signers'
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

/** Labels of the button in the top bar, in small letters there; `CONNECT_DEFAULT` stands elsewhere. Connect: a verb. */
export const CONNECT = 'connect wallet'
export const CONNECT_DEFAULT = 'Connect Wallet'
export const CONNECTING = 'connecting'
export const WRONG_NETWORK = 'Wrong network'
/** For screen readers, before the name of the account. Ends with a comma and a blank. */
export const ACCOUNT = 'Account, '
export const networkLabel = (name: string) => `Network: ${name}, switch`
export const waitingText = (count: number) => `${count} waiting`
/** Continues "2 waiting" where there is room: "2 waiting for signatures". Begins with a blank. */
export const FOR_SIGNATURES = ' for signatures'
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? `${waitingText(count)}${FOR_SIGNATURES}` : `${count} pending`
/** How far a transaction of a Safe, an account with several owners, has come. `threshold`: how many have to sign it. */
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Signed in the Safe, not executed yet',
  allSigned: ({ threshold }) => `Signed by ${threshold} owners of the Safe, not executed yet`,
  noneSigned: ({ threshold }) => `Waiting for the owners of the Safe (${threshold} have to sign)`,
  someSigned: ({ threshold, signed }) => `Waiting for the owners of the Safe (${signed} of ${threshold} have signed)`,
}

/** Without a full stop: it begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

/** Replaces a balance that cannot be read. */
export const NO_BALANCE = '–'

/** Announced to screen readers when something happens in the wallet. */

export const waitingFor = (walletName: string | null | undefined) => `Waiting for ${walletName ?? 'your wallet'}`
export const DISCONNECTED = 'Disconnected'
export const connectedAs = (displayName: string) => `Connected as ${displayName}`
/** Undefined for a network that is not supported. */
export const networkChanged = (chainName: string | undefined) =>
  `Network changed to ${chainName ?? 'an unsupported network'}`
export const DECLINED = 'Request declined'
export const COPIED = 'Copied'
