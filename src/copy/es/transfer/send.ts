import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Enviar'
export const REVIEW = 'Revisar antes de enviar'
export const RECIPIENT_HINT = 'Dirección o nombre'
export const SUGGESTIONS = { named: 'Libreta de direcciones', paid: 'Ya pagadas', own: 'Tus cuentas' } as const

export const CONNECT_TO_SEND = 'Conecta una billetera para enviar'
export const SELECT_TOKEN = 'Elige un token para enviar'
export const ENTER_RECIPIENT = 'Ingresa un destinatario'
export const CHECK_RECIPIENT = 'Revisa el destinatario'
export const READING_RECIPIENT = 'Comprobando el destinatario'
export const sendLabel = (amount: string) => `Enviar ${amount}`
export const sendAnywayLabel = (amount: string) => `Enviar ${amount} de todos modos`

export const noAddressFor = (name: string) => `${name} no lleva a ninguna dirección.`
export const addressOf = (name: string) => `La dirección de ${name}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'Esta es la cuenta desde la que envías.',
  nobody: 'Nadie tiene la clave de esta dirección. Lo que se envía ahí se pierde.',
  ownToken: 'Este es el contrato del propio token. Lo que se envía ahí se pierde.',
  token: 'Este es el contrato de un token. Lo que se envía ahí suele perderse.',
  siteContract: 'Este es un contrato del exchange. Lo que se envía ahí se pierde.',
}

export const STOPPED = {
  title: 'Esta no es la dirección que conoces',
  text: 'Ambas empiezan y terminan igual, pero son distintas. Puede que alguien haya creado esta para que la copies por error.',
  entered: 'Ingresaste',
  known: 'Conoces',
  use: 'Usar la dirección que conoces',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Esta dirección se parece a ${known}`,
    text: 'Son direcciones distintas. Compara cada carácter.',
  }),
  first: {
    title: 'Primer pago a esta dirección',
    text: 'Este navegador no conoce ninguno anterior. Un pago no se puede recuperar.',
  },
  contract: {
    title: 'El destinatario es un contrato',
    text: 'Si no tiene cómo sacar lo que envías, se pierde.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `El destinatario es un contrato que no está en ${network}`,
    text: `Existe en ${all(networks)}. En ${network}, quizá nadie pueda mover nunca lo que envías.`,
  }),
  unread: {
    title: 'No se pudo comprobar el destinatario',
    text: 'El nodo no indicó si es un contrato.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = 'Comparé cada carácter, y el destinatario me indicó usar esta dirección en esta red'

export const TO = 'Para'
export const ARRIVES = 'Llega'
export const ARRIVED = 'Llegó'
export const KEPT = 'El token se queda con'

const NOTHING_SENT = 'No se envió nada.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('El contrato en esta dirección no acepta este pago.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`El contrato de ${symbol} rechaza este pago.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) =>
    sentences(`En una simulación, no llegó nada de ${symbol} al destinatario.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`En una simulación, al destinatario le llegó ${received} en lugar de ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(`En una simulación, también salió de tu billetera otro token: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Algo salió mal.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'Enviado a la red'
export const SENT_TEXT = 'Puedes cerrar esta ventana; el pago continúa.'
export const arrivedText = (received: string) => `Al destinatario le llegó ${received}.`
