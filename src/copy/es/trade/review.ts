import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

const REVIEW_WRAP = { wrap: 'Revisar antes de envolver', unwrap: 'Revisar antes de desenvolver' } as const
export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : REVIEW_WRAP[wrap])

export const YOU_SELL = 'Vendes'
export const YOU_RECEIVE = 'Recibes'

export const PRICE_CHANGED = 'El precio cambió'
export const PRICE_OLD = 'Este precio es antiguo'
export const acceptPriceLabel = (amount: string) => `Aceptar el precio nuevo: ${amount}`

export const EXACT_AMOUNT = 'Monto exacto'
export const MORE_BELOW = 'Más abajo'
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${{ least: 'Al menos', most: 'Como máximo' }[kind]}, con ${slippage} de deslizamiento`

export const CHANGES = 'Qué cambia en tu billetera'
export const MEANINGS = 'Qué significan estos términos'
export const CALLS = 'Qué se le pide a tu billetera'

export const RATE = 'Tasa'
export const DEADLINE = 'Plazo'
export const SANDWICH_GUARD = 'Protección antisándwich'
export const RECIPIENT = 'Destinatario'
export const CONTRACT = 'Contrato'
export const inContract = (symbol: string) => `${symbol} en el contrato`
export const NOT_KNOWN = 'Desconocido'

export const deadlineText = (minutes: number) => `${durationText(minutes)} después de que confirmes`
export const SIGNATURES = 'Firmas'
export const signaturesText = (signers: number) =>
  `${signers} propietarios de la Safe deben firmar antes de que venza el plazo. El precio que se muestra es el actual: si está más allá de tu límite cuando firme el último de ellos, el intercambio no se puede ejecutar.`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Inactiva: no sirve para ventas de ${coin}`,
    v4: 'Inactiva: V4 no lleva registro del precio',
    router: 'Inactiva: el router de esta ruta no hace esta comprobación',
    v2: 'Inactiva: V2 no lleva registro del precio',
    record: 'Inactiva: un pool no lleva registro del precio',
    setting: 'Desactivada en la configuración de operaciones',
  })[why]
export const guardText = (percent: string) => `Activa, ${percent}`

export const CHECKING = 'Comprobando…'
export const GO_ON_UNTRIED = 'Continuar sin simulación'
export const ASK_AGAIN = 'Pedir de nuevo de todos modos'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Confirmar intercambio',
  risky: 'Confirmar de todos modos',
  wrap: 'Confirmar y envolver',
  unwrap: 'Confirmar y desenvolver',
}

/** Each begins a sentence without its end. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Ahora recibirías ${amount} menos`,
  receiveMore: (amount) => `Ahora recibirías ${amount} más`,
  payLess: (amount) => `Ahora pagarías ${amount} menos`,
  payMore: (amount) => `Ahora pagarías ${amount} más`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `Tiene más de ${minutes} minutos. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `Tiene más de ${minutes} minutos. El precio más reciente es el mismo.`
export const rereadingPrice = (minutes: number) => `Tiene más de ${minutes} minutos, y todavía no hay uno más reciente.`
export const OTHER_ROUTE = 'Ahora hay otra ruta disponible al mismo precio o mejor.'

export const PHASES = {
  preparing: 'Comprobando con la red',
  wallet: 'Confirma en tu billetera',
  chain: 'Esperando a la red',
}

export const WAITING_FOR_WALLET = 'Esperando a tu billetera'

export interface StepFacts {
  symbol: string
  /** What is sold at most, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than that may be sold, so that a rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'Este monto exacto, solo para este intercambio'
const MOST_APPROVED = 'Lo máximo que este intercambio puede tomar'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `como máximo ${amount}` : amount
const VERBS = { swap: 'Intercambiar', wrap: 'Envolver', unwrap: 'Desenvolver' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `Restablecer la aprobación de ${symbol}`,
    text: `${symbol} exige revocar primero su aprobación anterior`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `Aprobar ${isUnlimited ? `${symbol} sin límite` : amount}${isThroughPermit2 ? ' para Permit2' : ''}`
    return {
      title,
      text: isUnlimited
        ? 'Como elegiste en la configuración de operaciones'
        : isAtMost
          ? MOST_APPROVED
          : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Permitir que el router tome ${amount}`,
    text: `A través de Permit2, ${isAtMost ? 'lo máximo que este intercambio puede tomar,' : 'este monto exacto'} y solo por un tiempo`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `Aprobar ${symbol} sin límite, intercambiar ${soldText(sold)}`
      : `Aprobar e intercambiar ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'Todos los pasos' : 'Ambos pasos'} en una sola confirmación, todo o nada`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: 'Tu billetera ya aceptó esto',
  text: `“${request}” está pendiente, y todavía no se conoce su resultado. Si lo pides de nuevo, podrían realizarse ambas solicitudes.`,
})

export const waitingDuplicate = (request: string) => ({
  title: 'Una solicitud para esto sigue esperando en tu billetera',
  text: `“${request}” no se ha respondido. Si lo pides de nuevo, podrías aceptar ambas solicitudes, y ambas se realizarían.`,
})

export const UPGRADE = {
  title: 'Es posible con una sola confirmación',
  text: 'Esto actualiza tu cuenta en esta red: un contrato que elige tu billetera puede entonces actuar en nombre de la cuenta en todo lo que firmes. Tu dirección, tus claves y tus tokens siguen siendo los mismos. La actualización permanece hasta que la deshagas en tu billetera, y aumenta el costo de red una vez.',
  label: (steps: number) => `Actualizar mi cuenta y hacer los ${steps} pasos en una sola confirmación`,
}

export const BOTH_MINED = 'Si lo pides de nuevo, ambas podrían minarse.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'Un pool de esta ruta tiene sus propias reglas',
  text: sentences(
    `Un contrato, su hook, interviene en cada intercambio: ${all(hooks)}. Sus reglas pueden ser distintas al comprar y al vender, según la cuenta y con el tiempo.`,
    isUpgradeable && 'El código del hook se puede reemplazar.',
    tried !== null && `Este intercambio se simuló en el bloque ${tried}.`,
  ),
})
