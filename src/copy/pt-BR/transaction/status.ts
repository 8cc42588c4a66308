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
  unlimited: ({ symbol }) => `${symbol} sem limite`,
}

/** "50 USDC em vez de 100 USDC". */
const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} em vez de ${say(AMOUNTS, requested)}`

export const approvedInsteadText = (changed: ChangedApproval) => `Você aprovou ${changedText(changed)}.`

/** All agree with "transação". */
export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Não vista pela rede',
  unwatched: 'Não vista pela rede, não é mais acompanhada',
  nonceUsed: 'Substituída, detalhes desconhecidos',
  expired: 'Expirada, não pode mais ser efetivada',
  unclear: 'Resultado desconhecido: não encontrada na rede',
  networkGone: 'Resultado desconhecido: este site não oferece mais suporte à rede dela',
  cancelled: 'Cancelada',
  replaced: 'Substituída por outra transação',
}

export const EXPIRED_IN_SAFE =
  'Expirada, não pode mais ser efetivada. Rejeite-a na sua Safe: ela bloqueia o que foi assinado depois dela'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Resultado desconhecido: executada junto com outras que terminaram de forma diferente',
  confirmed: 'Confirmada',
  confirmedSpedUp: 'Confirmada, acelerada',
  failed: 'Falhou',
  failedSpedUp: 'Falhou, acelerada',
  replacedInSafe: 'Substituída por outra transação da Safe',
  noLongerWatched: 'Não é mais acompanhada',
  partFailed: 'Feita em parte: a troca falhou',
  partExpired: 'Feita em parte: a troca expirou, não pode mais ser efetivada',
  partUnknown: 'Feita em parte: o resultado da troca é desconhecido',
  partPending: ({ since }) => `Feita em parte, o restante está pendente desde ${startText(since)}`,
  pending: ({ since }) => `Pendente desde ${startText(since)}`,
  pendingLong: ({ since }) => `Pendente desde ${startText(since)}, há mais tempo do que o normal`,
  unseenLong: ({ minutes }) => `Não vista pela rede há mais de ${minutes} minutos`,
  atWallet: ({ since }) =>
    `Aguardando sua carteira desde ${startText(since)}. Se você assinou a transação, ela aparecerá aqui`,
  atSafe: ({ signers, since }) => `${signersText(signers)}, desde ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, desde ${startText(since)}. Se não for executada até ${startText(until)}, só poderá falhar`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, diferente da solicitada`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  sentFrom: ({ sender }) => `Enviada a partir de ${sender}, não como solicitado`,
  failedFrom: ({ sender }) => `Falhou, enviada a partir de ${sender}, não como solicitado`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'confirmada',
  spedUp: 'confirmada, acelerada',
  failed: 'falhou',
  pendingAgain: 'pendente novamente, porque o bloco dela foi revertido pela rede',
  cancelled: 'cancelada',
  replaced: 'substituída por outra transação',
  nonceUsed: 'substituída por outra transação cujos detalhes são desconhecidos',
  expired: 'expirada, não pode mais ser efetivada',
  networkGone: 'resultado desconhecido, pois este site não oferece mais suporte à rede dela',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'sua carteira enviou uma transação diferente da solicitada. Verifique-a na sua carteira.',
  sentFrom: ({ sender }) => `sua carteira enviou esta transação a partir de ${sender}. Verifique-a na sua carteira.`,
  amountChanged: ({ changed }) => `você aprovou ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}: ${status}`
