import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

/** Begins within a sentence and has no end. */
const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    one: '1 aprobación de un token que no está en la lista de tokens y que la cuenta tampoco tiene',
    many: `${text} de aprobaciones de tokens que no están en la lista de tokens y que la cuenta tampoco tiene`,
    other: `${text} aprobaciones de tokens que no están en la lista de tokens y que la cuenta tampoco tiene`,
  })
const notShownText = (leftOut: LeftOut | null) => leftOut && `Sin mostrar: ${leftOutText(leftOut)}.`

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Para encontrar aprobaciones de otros tokens, o para otros contratos, busca en toda la cadena.',
    label: 'Buscar en todos los bloques',
  },
  failed: {
    words: 'La búsqueda de otras aprobaciones falló: el nodo no respondió, o no la permite.',
    label: 'Reintentar',
  },
  searching: ({ percent }) => ({
    words: `Buscando otras aprobaciones en la cadena: ${percent} de todos los bloques.`,
    label: 'Buscando',
  }),
  whole: ({ leftOut }) => ({
    words: `Se buscó en todos los bloques, y aquí aparecen todas las aprobaciones abiertas${leftOut === null ? '' : `, salvo ${leftOutText(leftOut)}`}.`,
    label: 'Buscar de nuevo',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Se buscó hacia atrás hasta el bloque ${from}; puede haber aprobaciones más antiguas. Hay demasiadas aprobaciones para comprobarlas todas.`,
      notShownText(leftOut),
    ),
    label: 'Buscar de nuevo',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Se buscó hacia atrás hasta el bloque ${from}; puede haber aprobaciones más antiguas. Buscar más atrás requeriría demasiadas solicitudes.`,
      notShownText(leftOut),
    ),
    label: 'Buscar de nuevo',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Aprobaciones'
export const OWN_APPROVALS = 'Contratos que pueden mover tus tokens. Revoca lo que ya no uses.'
export const OTHER_APPROVALS = 'Contratos que pueden mover los tokens de esta cuenta.'

export const HEADS = {
  token: 'Token',
  contract: 'Contrato',
  allowed: 'Monto aprobado',
  movable: 'Podría mover ahora',
} as const

export const UNLIMITED = 'Ilimitado'
export const UNKNOWN_CONTRACT = 'Contrato desconocido'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `No está en la lista de tokens: ${address}`
export const CONFIRM_IN_WALLET = 'Confirma en tu billetera'
export const REVOKE = 'Revocar'
export const REVOKING = 'Revocando'
export const REVOKED = 'Revocada'
export const revokeLabel = (symbol: string, contract: string) => `Revocar la aprobación de ${symbol} para ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    one: 'No se pudieron cargar algunas aprobaciones de 1 token',
    many: `No se pudieron cargar algunas aprobaciones de ${tokens} de tokens`,
    other: `No se pudieron cargar algunas aprobaciones de ${tokens} tokens`,
  })
export const MAY_BE_MORE = 'Puede haber más de las que aparecen aquí.'

export const READ_FAILED = 'No se pudieron cargar las aprobaciones'
export const NO_APPROVALS = 'No hay aprobaciones abiertas'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Se comprobó: ${all(contractNames)}.`,
    'Ninguno de ellos puede mover los tokens que se comprobaron.',
    tokensRead !== null &&
      `De la lista de tokens, solo se comprobaron los primeros ${grouped(String(tokensRead))} y los que tiene la cuenta.`,
  )

export const UNKNOWN_TOKEN = 'Token desconocido'
export const THROUGH_PERMIT2 = 'a través de Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'a través de Permit2, sin vencimiento',
  current: ({ until }) => `a través de Permit2, hasta el ${until}`,
  expired: ({ until }) => `a través de Permit2, vencida el ${until}`,
}
/** The terms of an allowance in Permit2, for example "through Permit2, until Dec 21, 2026, 14:02". */
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `aprobación de ${symbol} en Permit2` : `aprobación de ${symbol}`

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'No se pudo cargar una parte del sitio.' : nodeText(failure)
  return `La ${approvalName(revoked)} no se puede revocar en este momento. ${reason} No se envió nada.`
}

export const REJECTED = 'Rechazaste la solicitud. No se envió nada.'
