import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ApprovedAmount,
  ChangedApproval,
  DepartureFacts,
  StateFacts,
  StatusChange,
  StatusFacts,
  ToldResolution,
} from '#domain/transaction/status'
import { startText } from '../browser/time'
import { signersText } from '../wallet/notifications'

/** An approved amount: "50 USDC", or "unlimited USDC". */
const AMOUNTS: Sentences<ApprovedAmount> = {
  amount: ({ amount }) => amount,
  unlimited: ({ symbol }) => `unbegrenzt ${symbol}`,
}

/** "50 USDC instead of 100 USDC": what was approved in the wallet, and what this site had asked for. */
const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} statt ${say(AMOUNTS, requested)}`

/** As a sentence. */
export const approvedInsteadText = (changed: ChangedApproval) => `Sie haben ${changedText(changed)} genehmigt.`

/** The states of a transaction in a list, beside its title, that say how it ended or why that is not known. */
export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Vom Netzwerk nicht gesehen',
  unwatched: 'Vom Netzwerk nicht gesehen, nicht mehr beobachtet',
  nonceUsed: 'Ersetzt, Einzelheiten unbekannt',
  expired: 'Abgelaufen, kann nicht mehr ausgeführt werden',
  unclear: 'Ergebnis unbekannt: im Netzwerk nicht gefunden',
  networkGone: 'Ergebnis unbekannt: Diese Website unterstützt das zugehörige Netzwerk nicht mehr',
  cancelled: 'Abgebrochen',
  replaced: 'Durch eine andere Transaktion ersetzt',
}

/** What to do about one that stays in the queue of its Safe. */
export const EXPIRED_IN_SAFE =
  'Abgelaufen, kann nicht mehr ausgeführt werden. Lehnen Sie die Transaktion in Ihrem Safe ab, denn sie blockiert, was danach signiert wurde'

/** All states. "Failed" is said only of one that is on the chain without success. */
const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Ergebnis unbekannt: zusammen mit anderen ausgeführt, die verschieden endeten',
  confirmed: 'Bestätigt',
  /** The same transaction was sent again with a higher fee, and that one was confirmed. */
  confirmedSpedUp: 'Bestätigt, beschleunigt',
  failed: 'Fehlgeschlagen',
  failedSpedUp: 'Fehlgeschlagen, beschleunigt',
  replacedInSafe: 'Durch eine andere Transaktion des Safe ersetzt',
  noLongerWatched: 'Nicht mehr beobachtet',
  /** Of an approval and a swap that were sent together. */
  partFailed: 'Teilweise ausgeführt: Der Swap ist fehlgeschlagen',
  partExpired: 'Teilweise ausgeführt: Der Swap ist abgelaufen und kann nicht mehr ausgeführt werden',
  partUnknown: 'Teilweise ausgeführt: Das Ergebnis des Swaps ist unbekannt',
  partPending: ({ since }) => `Teilweise ausgeführt, der Rest ausstehend seit ${startText(since)}`,
  pending: ({ since }) => `Ausstehend seit ${startText(since)}`,
  pendingLong: ({ since }) => `Ausstehend seit ${startText(since)}, länger als üblich`,
  unseenLong: ({ minutes }) => `Vom Netzwerk seit über ${minutes} Minuten nicht gesehen`,
  atWallet: ({ since }) =>
    `Wartet auf Ihr Wallet seit ${startText(since)}. Falls Sie signiert haben, erscheint die Transaktion hier`,
  /** For example "Waiting for the owners of the Safe (1 of 2 have signed), since 14:02". */
  atSafe: ({ signers, since }) => `${signersText(signers)}, seit ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, seit ${startText(since)}. Nur vor ${startText(until)} ausführbar, danach kann die Transaktion nur noch scheitern`,
}

/** A state, and how the transaction differs from what was requested. */
const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, nicht wie angefordert`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  /** Another account of the visitor's has sent it. `sender`: its short address. */
  sentFrom: ({ sender }) => `Gesendet von ${sender}, nicht wie angefordert`,
  failedFrom: ({ sender }) => `Fehlgeschlagen, gesendet von ${sender}, nicht wie angefordert`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

/** News of a transaction, after its title. */
const CHANGES: Record<StatusChange, string> = {
  confirmed: 'bestätigt',
  spedUp: 'bestätigt, beschleunigt',
  failed: 'fehlgeschlagen',
  pendingAgain: 'wieder ausstehend, weil ihr Block vom Netzwerk zurückgenommen wurde',
  cancelled: 'abgebrochen',
  replaced: 'durch eine andere Transaktion ersetzt',
  nonceUsed: 'durch eine andere Transaktion ersetzt, deren Einzelheiten unbekannt sind',
  expired: 'abgelaufen: kann nicht mehr ausgeführt werden',
  networkGone: 'Ergebnis unbekannt, da diese Website das zugehörige Netzwerk nicht mehr unterstützt',
}

/** "Swap 1 ETH for UNI: confirmed" */
export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

/** What a wallet did differently from what it was asked for, after the title. */
const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'Ihr Wallet hat eine andere Transaktion gesendet als die angeforderte. Prüfen Sie dies in Ihrem Wallet.',
  sentFrom: ({ sender }) =>
    `Ihr Wallet hat dies von einem anderen Konto aus gesendet: ${sender}. Prüfen Sie dies in Ihrem Wallet.`,
  amountChanged: ({ changed }) => `Sie haben ${changedText(changed)} genehmigt.`,
}

/** "Approve 100 USDC: you approved 50 USDC instead of 100 USDC." */
export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

/** What the tab's title says of what settled while nobody looked, for example "Swap 1 ETH for UNI: Confirmed". */
export const settledText = (title: string, status: string) => `${title}: ${status}`
