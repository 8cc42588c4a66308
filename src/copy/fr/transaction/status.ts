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

const AMOUNTS: Sentences<ApprovedAmount> = {
  amount: ({ amount }) => amount,
  unlimited: ({ symbol }) => `${symbol} sans limite`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} (demandé\u00a0: ${say(AMOUNTS, requested)})`

export const approvedInsteadText = (changed: ChangedApproval) => `Vous avez autorisé ${changedText(changed)}.`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Pas vue par le réseau',
  unwatched: 'Pas vue par le réseau, n’est plus suivie',
  nonceUsed: 'Remplacée, détails inconnus',
  expired: 'Expirée, ne peut plus aboutir',
  unclear: 'Résultat inconnu\u00a0: introuvable sur le réseau',
  networkGone: 'Résultat inconnu\u00a0: ce site ne prend plus en charge son réseau',
  cancelled: 'Annulée',
  replaced: 'Remplacée par une autre transaction',
}

export const EXPIRED_IN_SAFE =
  'Expirée, ne peut plus aboutir. Refusez-la dans votre Safe\u00a0: elle bloque ce qui a été signé après elle'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Résultat inconnu\u00a0: exécutée avec d’autres, dont l’issue diffère',
  confirmed: 'Confirmée',
  confirmedSpedUp: 'Confirmée, accélérée',
  failed: 'Échouée',
  failedSpedUp: 'Échouée, accélérée',
  replacedInSafe: 'Remplacée par une autre transaction du Safe',
  noLongerWatched: 'N’est plus suivie',
  partFailed: 'Exécutée en partie\u00a0: son échange a échoué',
  partExpired: 'Exécutée en partie\u00a0: son échange a expiré, ne peut plus aboutir',
  partUnknown: 'Exécutée en partie\u00a0: le résultat de son échange est inconnu',
  partPending: ({ since }) => `Exécutée en partie, le reste en attente depuis ${startText(since)}`,
  pending: ({ since }) => `En attente depuis ${startText(since)}`,
  pendingLong: ({ since }) => `En attente depuis ${startText(since)}, plus longtemps que d’habitude`,
  unseenLong: ({ minutes }) => `Pas vue par le réseau depuis plus de ${minutes} minutes`,
  atWallet: ({ since }) =>
    `En attente de votre portefeuille depuis ${startText(since)}. Si vous l’avez signée, elle apparaîtra ici`,
  atSafe: ({ signers, since }) => `${signersText(signers)}, depuis ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, depuis ${startText(since)}. Doit être exécutée avant ${startText(until)}, sinon elle ne peut qu’échouer`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, différente de la demande`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  sentFrom: ({ sender }) => `Envoyée depuis ${sender}, différente de la demande`,
  failedFrom: ({ sender }) => `Échouée, envoyée depuis ${sender}, différente de la demande`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'confirmée',
  spedUp: 'confirmée, accélérée',
  failed: 'échouée',
  pendingAgain: 'de nouveau en attente, car le réseau a écarté son bloc',
  cancelled: 'annulée',
  replaced: 'remplacée par une autre transaction',
  nonceUsed: 'remplacée par une autre transaction dont les détails sont inconnus',
  expired: 'expirée, elle ne peut plus aboutir',
  networkGone: 'résultat inconnu, car ce site ne prend plus en charge son réseau',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}\u00a0: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered:
    'votre portefeuille a envoyé une autre transaction que celle demandée. Contrôlez-la dans votre portefeuille.',
  sentFrom: ({ sender }) =>
    `votre portefeuille a envoyé cette transaction depuis ${sender}. Contrôlez-la dans votre portefeuille.`,
  amountChanged: ({ changed }) => `vous avez autorisé ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) =>
  `${title}\u00a0: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}\u00a0: ${status}`
