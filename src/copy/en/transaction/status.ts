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
  unlimited: ({ symbol }) => `unlimited ${symbol}`,
}

/**
 * Compares the amount that the visitor approved in the wallet with the amount that the site requested: "50 USDC instead
 * of 100 USDC".
 */
const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} instead of ${say(AMOUNTS, requested)}`

/** Says that the visitor approved a different amount than the site requested. */
export const approvedInsteadText = (changed: ChangedApproval) => `You approved ${changedText(changed)}.`

/**
 * States of a transaction, shown beside its title in a list. Each state is how the transaction ended, or why its
 * outcome is unknown.
 */
export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Not seen by the network',
  unwatched: 'Not seen by the network, no longer watched',
  nonceUsed: 'Replaced, details unknown',
  expired: 'Expired, can no longer go through',
  unclear: 'Outcome unknown: not found on the network',
  networkGone: 'Outcome unknown: this site no longer supports its network',
  cancelled: 'Cancelled',
  replaced: 'Replaced by another transaction',
}

/** What to do about an expired transaction that stays in the queue of its Safe. */
export const EXPIRED_IN_SAFE =
  'Expired, can no longer go through. Reject it in your Safe: it blocks what was signed after it'

/** All states of a transaction. "Failed" is used only for a transaction that was mined without success. */
const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Outcome unknown: carried out together with others that ended differently',
  confirmed: 'Confirmed',
  /** The transaction was sent again with a higher fee, and its second version was confirmed. */
  confirmedSpedUp: 'Confirmed, sped up',
  failed: 'Failed',
  failedSpedUp: 'Failed, sped up',
  replacedInSafe: 'Replaced by another transaction of the Safe',
  noLongerWatched: 'No longer watched',
  /** The approval and the swap were sent in one batch, but only the approval has taken effect. */
  partFailed: 'Done in part: its swap failed',
  partExpired: 'Done in part: its swap expired, can no longer go through',
  partUnknown: 'Done in part: the outcome of its swap is unknown',
  partPending: ({ since }) => `Done in part, the rest pending since ${startText(since)}`,
  pending: ({ since }) => `Pending since ${startText(since)}`,
  pendingLong: ({ since }) => `Pending since ${startText(since)}, longer than usual`,
  unseenLong: ({ minutes }) => `Not seen by the network for over ${minutes} minutes`,
  atWallet: ({ since }) => `Waiting for your wallet since ${startText(since)}. If you signed it, it will show up here`,
  /** For example "Waiting for the owners of the Safe (1 of 2 have signed), since 14:02". */
  atSafe: ({ signers, since }) => `${signersText(signers)}, since ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, since ${startText(since)}. Must be executed before ${startText(until)}, or it can only fail`,
}

/** The state of a transaction, and how the transaction differs from the requested one. */
const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, not as requested`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  /** The wallet sent the transaction from another account. `sender`: the short address of that account. */
  sentFrom: ({ sender }) => `Sent from ${sender}, not as requested`,
  failedFrom: ({ sender }) => `Failed, sent from ${sender}, not as requested`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

/** A change of a transaction's state. In a notification, it is shown after the transaction's title. */
const CHANGES: Record<StatusChange, string> = {
  confirmed: 'confirmed',
  spedUp: 'confirmed, sped up',
  failed: 'failed',
  pendingAgain: 'pending again, because its block was reverted by the network',
  cancelled: 'cancelled',
  replaced: 'replaced by another transaction',
  nonceUsed: 'replaced by another transaction whose details are unknown',
  expired: 'expired: it can no longer go through',
  networkGone: 'outcome unknown, as this site no longer supports its network',
}

/** The notification about a transaction: "Swap 1 ETH for UNI: confirmed". */
export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

/**
 * Says how the transaction that a wallet sent differs from the requested one. This text is shown after the
 * transaction's title.
 */
const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'your wallet sent a different transaction from the one requested. Check it in your wallet.',
  sentFrom: ({ sender }) => `your wallet sent this from ${sender}. Check it in your wallet.`,
  amountChanged: ({ changed }) => `you approved ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

/**
 * The title of the browser tab after a transaction ended while the page was hidden, for example "Swap 1 ETH for UNI:
 * Confirmed".
 */
export const settledText = (title: string, status: string) => `${title}: ${status}`
