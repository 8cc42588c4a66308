import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'
import { counted } from '../browser/grammar'

/** Notifications of what wallets do. */

// The wallet answers before the person decides (EIP-747), so nobody may say that it was added.
export const assetOfferedText = (symbol: string) => `${symbol} wurde Ihrem Wallet angeboten. Bestätigen Sie es dort.`

/** While it does not respond, before it is asked for anything; without a full stop, as it is also the text of a step. */
export const WALLET_SLOW = 'Ihr Wallet antwortet langsam und wurde noch nicht gebeten, etwas zu bestätigen'

/** `name`: null where the wallet has none. */
export const walletCrashed = (name: string | null) =>
  `${name ?? 'Ihr Wallet'} funktioniert auf dieser Seite nicht mehr. Laden Sie die Seite neu, um es erneut zu verbinden.`

export const walletMissing = (name: string) =>
  `${name} wurde in diesem Browser nicht gefunden. Aktivieren Sie es dort oder verbinden Sie ein anderes Wallet.`

export const copyRefused = (address: string) =>
  `Der Browser hat das Kopieren nicht erlaubt. Kopieren Sie die Adresse von Hand: ${address}`

/** The button's words; `CONNECT_DEFAULT` is its default label. */
export const CONNECT = 'Wallet verbinden'
export const CONNECT_DEFAULT = 'Wallet verbinden'
export const CONNECTING = 'Wird verbunden'
export const WRONG_NETWORK = 'Falsches Netzwerk'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Konto, ${account}`
export const networkLabel = (name: string) => `Netzwerk: ${name}, wechseln`
export const waitingText = (count: number) => counted(count, { one: '1 wartet', other: `${count} warten` })
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} auf Signaturen`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} ausstehend`
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Im Safe signiert, noch nicht ausgeführt',
  allSigned: ({ threshold }) => `Von ${threshold} Eigentümern des Safe signiert, noch nicht ausgeführt`,
  noneSigned: ({ threshold }) => `Wartet auf die Eigentümer des Safe (${threshold} müssen signieren)`,
  someSigned: ({ threshold, signed }) =>
    counted(signed, {
      one: `Wartet auf die Eigentümer des Safe (1 von ${threshold} hat signiert)`,
      other: `Wartet auf die Eigentümer des Safe (${signed} von ${threshold} haben signiert)`,
    }),
}

export const signersText = (signers: Signers) => say(SIGNERS, signers)

/** Replaces a balance that cannot be read. */
export const NO_BALANCE = '–'

/** Events of a wallet, for screen readers. */

export const waitingFor = (walletName: string | null | undefined) => `Warten auf ${walletName ?? 'Ihr Wallet'}`
export const DISCONNECTED = 'Getrennt'
export const connectedAs = (displayName: string) => `Verbunden als ${displayName}`
/** Undefined for a network that is not supported. */
export const networkChanged = (chainName: string | undefined) =>
  `Netzwerk gewechselt zu ${chainName ?? 'einem nicht unterstützten Netzwerk'}`
export const DECLINED = 'Anfrage abgelehnt'
export const COPIED = 'Kopiert'
