import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = 'Progreso'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `hecho: ${title}`,
  failed: (title: string) => `fallido: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, {
    one: `1 confirmación: ${order}`,
    many: `${requests.length} de confirmaciones: ${order}`,
    other: `${requests.length} confirmaciones: ${order}`,
  })
}
/** The last request, within the sentence of `confirmationsText`. */
export const LAST_REQUESTS = { swap: 'intercambiar', wrap: 'envolver', unwrap: 'desenvolver' } as const

export const WALLET_SHOWS = 'Qué mostrará tu billetera'
export const WALLET_SHOWS_ELSE = 'Si tu billetera muestra cualquier otra cosa, rechaza la solicitud.'
export const REQUEST_NUMBER = 'Solicitud'
export const REQUEST_CONTRACT = 'Contrato'
export const REQUEST_AMOUNT = 'Monto'
export const TOKEN_CONTRACT = 'Contrato del token'
export const APPROVED_AMOUNT = 'Monto aprobado'
export const REQUEST_COST = 'Costo de red'
export const requestNumber = (number: number, requests: number) => `${number} de ${requests}`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Aproximadamente ${native}` : `Aproximadamente ${usd} (${native})`

export const APPROVAL = 'Aprobación'
export const ALREADY_GIVEN = 'Ya otorgada'
export const OLD_APPROVAL = 'Aprobación anterior'
export const RESET_FIRST = 'Restablecer primero a 0'
export const YOU_APPROVE = 'Apruebas'
export const SPENDER = 'Autorizado a gastar'
export const THROUGH_PERMIT2 = 'A través de Permit2'
export const PERMIT2_SPENDER = 'Tomado por'
export const permit2Note = (minutes: number) => `(hasta ${durationText(minutes)} después de que confirmes)`
export const TO_PERMIT2 = '(a Permit2)'

export const NOTES = { maybe: '(si hace falta)', batch: '(junto con el intercambio)' } as const

export const withoutLimit = (symbol: string) => `${symbol} sin límite`
export const unlimitedTitle = (symbol: string) => `Apruebas ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `El contrato autorizado a gastar podría tomar cualquier monto de tu ${symbol}, incluso más tarde, hasta que revoques la aprobación. Elige “Monto exacto” en la configuración de operaciones para aprobar solo este intercambio.`
