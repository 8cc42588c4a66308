import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = 'Intercambio'
export const TRANSACTION = 'Transacción'

export const EXPLORER = 'Ver en el explorador'
export const CLOSE = 'Cerrar'
export const TRY_AGAIN = 'Reintentar'
export const CHANGE_SLIPPAGE = 'Cambiar deslizamiento'
export const CHANGE_DEADLINE = 'Cambiar plazo'
export const NEW_SWAP = 'Nuevo intercambio'
export const SWAP_AGAIN = 'Intercambiar de nuevo'
export const OPEN_APPROVAL = 'Aprobación aún abierta'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} para ${spender}${isPermit2 ? ', a través de Permit2' : ''}`
export const TAKE_BACK = 'Revocarla'
export const TAKING_BACK = { asking: 'Confirma en tu billetera', revoking: 'Revocando' } as const
export const addSymbolToWallet = (symbol: string) => `Agregar ${symbol} a la billetera`

type Kind = Wrap | 'swap'

const KINDS: Record<Kind, string> = {
  swap: 'el intercambio',
  wrap: 'la operación de envolver',
  unwrap: 'la operación de desenvolver',
}

const SENT: Record<Kind, string> = {
  swap: 'Intercambio enviado',
  wrap: 'Enviado para envolver',
  unwrap: 'Enviado para desenvolver',
}

export const AT_SAFE_TITLE = 'En la cola de la Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} por aproximadamente ${received}. Puedes cerrar esta página: ${KINDS[kind]} sigue su curso y está en tus transacciones recientes.`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} por aproximadamente ${received}. Puedes cerrar esta ventana; ${KINDS[kind]} sigue su curso.`
export const STEP_CONFIRMED = 'Confirmada en tu billetera'
export const STEP_WAITING = 'Esperando a la red'
export const blockWaitText = (usual: number, passed: number) =>
  `Lo habitual: ${usual}\u00a0s; hasta ahora, ${passed}\u00a0s`

export const STEP_SLOW_TEXT = 'Tarda más de lo habitual en incluirse en un bloque'

const UNSEEN_TEXT =
  'Ninguno de los nodos que se usan aquí la ha visto. Es posible que siga en tu billetera, o que esté en camino por otra vía. Revisa tu billetera, y acelérala o cancélala allí antes de volver a intercambiar.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Puede que tu billetera lo haya ejecutado en otra transacción. Revisa tus saldos antes de volver a intercambiar.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Otra transacción de tu cuenta tomó su lugar. Revisa en tu billetera qué hizo antes de volver a intercambiar.',
  },
}

export const ALTERED_TITLE = 'No es lo que pediste'

const ENDS: Record<Kind, Record<TradeEnd, string>> = {
  swap: {
    failed: 'El intercambio falló',
    expired: 'El intercambio venció',
    cancelled: 'El intercambio fue cancelado',
    replaced: 'El intercambio fue reemplazado',
  },
  wrap: {
    failed: 'La operación de envolver falló',
    expired: 'La operación de envolver venció',
    cancelled: 'La operación de envolver fue cancelada',
    replaced: 'La operación de envolver fue reemplazada',
  },
  unwrap: {
    failed: 'La operación de desenvolver falló',
    expired: 'La operación de desenvolver venció',
    cancelled: 'La operación de desenvolver fue cancelada',
    replaced: 'La operación de desenvolver fue reemplazada',
  },
}

export const failedTitle = (kind: Kind, end: TradeEnd) => ENDS[kind][end]
export const unsoldLabel = (amount: string) => `Tu monto de ${amount}`
export const UNSOLD = 'No se vendió, sigue en tu billetera'
export const UNSOLD_BY_SWAP = 'Este intercambio no lo vendió'
export const COST_UNKNOWN = 'Desconocido; revisa tu billetera'

export const EXPIRED_TEXT =
  'La red no confirmó la transacción a tiempo. Ya no puede vender nada. Puedes volver a intercambiar ahora, o cancelar antes la transacción en tu billetera.'
export const COSTS_SO_FAR = 'Nada por ahora; si se confirma tarde, falla y se cobra el costo de red'

export const NETWORK_COST_PAID = 'Costo de red pagado'
export const paidByOther = (payer: string) => `Por ${payer}, no por tu cuenta`
export const PAID_BY_OTHER = 'Por otra cuenta'
export const EARLIER_COST = 'Costo de red de pasos anteriores'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

const CONFIRMED_TITLES: Record<Kind, string> = {
  swap: 'El intercambio está confirmado',
  wrap: 'La operación de envolver está confirmada',
  unwrap: 'La operación de desenvolver está confirmada',
}
export const confirmedTitle = (kind: Kind) => CONFIRMED_TITLES[kind]
export const receivedTitle = (received: string) => `Recibiste ${received}`
export const paidText = (sold: string, rate: string | null) => `Por ${sold}${rate === null ? '' : `, a ${rate}`}.`
export const PAYMENT_UNKNOWN = 'Su recibo no muestra cuánto se pagó: revísalo en tu billetera.'
export const AMOUNTS_UNKNOWN = 'Su recibo no muestra qué montos se movieron: revísalos en tu billetera.'

export const COMPARED = 'Comparado con la cotización'
export const AS_QUOTED = 'Exactamente lo cotizado'
export const ABOUT_AS_QUOTED = 'Lo cotizado, con una diferencia de menos de una millonésima'

export const claimedReceived = (event: string, balance: string) =>
  `El evento del token afirma ${event}; tu saldo aumentó en ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `El evento del token afirma ${event}; tu saldo disminuyó en ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'Lo que recibiste solo se conoce por el evento del propio token.'
export const ONLY_CLAIMED_SOLD = 'Lo que pagaste solo se conoce por el evento del propio token.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Intercambio confirmado',
  wrap: 'Operación de envolver confirmada',
  unwrap: 'Operación de desenvolver confirmada',
}

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. Recibiste ${received}${paid === null ? '' : ` por ${paid}`}.`
