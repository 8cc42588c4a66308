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
  unlimited: ({ symbol }) => `${symbol} sin límite`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} en lugar de ${say(AMOUNTS, requested)}`

export const approvedInsteadText = (changed: ChangedApproval) => `Aprobaste ${changedText(changed)}.`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'No vista por la red',
  unwatched: 'No vista por la red, ya no se sigue',
  nonceUsed: 'Reemplazada, detalles desconocidos',
  expired: 'Vencida, ya no puede realizarse',
  unclear: 'Resultado desconocido: no se encontró en la red',
  networkGone: 'Resultado desconocido: este sitio ya no admite su red',
  cancelled: 'Cancelada',
  replaced: 'Reemplazada por otra transacción',
}

export const EXPIRED_IN_SAFE =
  'Vencida, ya no puede realizarse. Recházala en tu Safe: está bloqueando lo que se firmó después'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Resultado desconocido: ejecutada junto con otras que terminaron de forma distinta',
  confirmed: 'Confirmada',
  confirmedSpedUp: 'Confirmada, acelerada',
  failed: 'Fallida',
  failedSpedUp: 'Fallida, acelerada',
  replacedInSafe: 'Reemplazada por otra transacción de la Safe',
  noLongerWatched: 'Ya no se sigue',
  partFailed: 'Hecha en parte: su intercambio falló',
  partExpired: 'Hecha en parte: su intercambio venció, ya no puede realizarse',
  partUnknown: 'Hecha en parte: se desconoce el resultado de su intercambio',
  partPending: ({ since }) => `Hecha en parte, el resto pendiente desde ${startText(since)}`,
  pending: ({ since }) => `Pendiente desde ${startText(since)}`,
  pendingLong: ({ since }) => `Pendiente desde ${startText(since)}, más tiempo de lo habitual`,
  unseenLong: ({ minutes }) => `No vista por la red desde hace más de ${minutes} minutos`,
  atWallet: ({ since }) => `Esperando a tu billetera desde ${startText(since)}. Si la firmaste, aparecerá aquí`,
  atSafe: ({ signers, since }) => `${signersText(signers)}, desde ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, desde ${startText(since)}. Debe ejecutarse antes de que venza su plazo (${startText(until)}); después solo puede fallar`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, distinta de la solicitada`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  sentFrom: ({ sender }) => `Enviada desde ${sender}, no como se solicitó`,
  failedFrom: ({ sender }) => `Fallida, enviada desde ${sender}, no como se solicitó`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'confirmada',
  spedUp: 'confirmada, acelerada',
  failed: 'fallida',
  pendingAgain: 'pendiente de nuevo, porque la red deshizo su bloque',
  cancelled: 'cancelada',
  replaced: 'reemplazada por otra transacción',
  nonceUsed: 'reemplazada por otra transacción cuyos detalles se desconocen',
  expired: 'vencida: ya no puede realizarse',
  networkGone: 'resultado desconocido, porque este sitio ya no admite su red',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'tu billetera envió una transacción distinta de la solicitada. Revísala en tu billetera.',
  sentFrom: ({ sender }) => `tu billetera envió esto desde ${sender}. Revísalo en tu billetera.`,
  amountChanged: ({ changed }) => `aprobaste ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}: ${status}`
