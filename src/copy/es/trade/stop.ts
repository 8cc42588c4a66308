import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `El precio se movió más allá de tu límite de deslizamiento del ${percent}.`,
  notInTime: ({ minutes }) =>
    counted(minutes, {
      one: 'No se confirmó en el plazo de 1 minuto.',
      many: `No se confirmó en el plazo de ${minutes} de minutos.`,
      other: `No se confirmó en el plazo de ${minutes} minutos.`,
    }),
  notInLongTime: ({ minutes }) => `No se confirmó en el plazo de ${durationText(minutes)}.`,
  deadlinePassed: 'Su plazo había vencido antes de que se pudiera enviar.',
  transferRefused: ({ symbol }) =>
    `El contrato de ${symbol} denegó la transferencia: el saldo o la aprobación es insuficiente, o sus propias reglas la prohíben.`,
  allowanceExpired: ({ symbol }) =>
    `La aprobación de ${symbol} a través de Permit2 venció. Empieza de nuevo para renovarla.`,
  payoutRefused: ({ symbol }) =>
    `No se pudo entregar ${symbol}: un contrato denegó la transferencia según sus propias reglas.`,
  hookRefused: ({ text }) =>
    `Un contrato al que llama este pool (su hook) denegó el intercambio${text === null ? '' : `: “${text}”`}.`,
  takesFee: 'Un token de esta ruta cobra una comisión por cada transferencia, lo que su pool no permite.',
  noLiquidity: 'Los pools ya no tienen suficiente para este monto.',
  guard: 'Alguien movió el precio en el mismo bloque, así que la protección antisándwich hizo fallar el intercambio.',
  noHistory:
    'Un pool de esta ruta no lleva registro de su precio, y la protección antisándwich necesita ese registro. Desactiva la protección para este intercambio.',
  zeroAmount: 'El monto es demasiado pequeño para intercambiarlo.',
  locked: 'Un pool de esta ruta está bloqueado por otra llamada de la misma transacción.',
  panic: ({ code }) => `Un contrato de esta ruta se detuvo con un error interno${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `El contrato no dio ningún mensaje, solo el código de error ${code}.`,
  noCoin: ({ coin }) => `En la cuenta no hay suficiente ${coin} para el costo de red.`,
  returned: ({ text }) => `El contrato devolvió: “${text}”.`,
  noReason: 'La red no dio ningún motivo.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = 'Simulando en la red…'
export const notSimulated = (cause: string) => `Sin simular: ${cause}.`
export const CANNOT_SIMULATE = 'Sin simular: el nodo no puede hacerlo.'
export const BALANCE_UNREAD = 'Recién simulado, pero después algunos saldos no se pudieron leer.'
export const NOT_SIMULATED = 'Sin simular'
export const UNTRIED = {
  unsupported: 'El nodo no puede simular esto, así que los montos de arriba no están confirmados.',
  unread: 'Algunos saldos no se pudieron leer en la simulación, así que los montos de arriba no están confirmados.',
  hook: 'Solo una simulación completa muestra lo que hace el hook de un pool, y el nodo no dio ninguna. Este intercambio no se puede confirmar.',
}
export const FAILS = 'Recién simulado: falla.'
export const SIMULATED_AS_QUOTED = 'Recién simulado: se moverían exactamente estos montos, más el costo de red.'
export const SIMULATED = 'Recién simulado. A esto se suma el costo de red.'
export const simulatedAgo = (age: string) => `Simulado ${age}. Desde entonces, el nodo no ha respondido.`

export const WOULD_FAIL = 'Esto fallaría ahora'

export const balanceLabel = (symbol: string) => `Tu ${symbol}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `${symbol} insuficiente para el costo de red`

interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Tu billetera puede pedir hasta ${reserve} ${symbol} para la red${isSold ? `, además del monto de ${symbol} que vendes` : ''}. Tu cuenta tiene ${balance} ${symbol}.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Llegaría menos de lo acordado',
    text: `En una simulación, el monto que llegó fue de ${moved}, cuando debía ser de al menos ${allowed}. Es posible que el token retenga una parte de lo que se te envía.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Saldría de tu billetera más de lo acordado',
    text: `En una simulación, el monto que salió de tu billetera fue de ${moved}, cuando debía ser de ${allowed} como máximo.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Saldría de tu billetera más de lo acordado',
    text: `En una simulación, también salió de tu billetera un token que no forma parte del intercambio: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} no se pudo volver a vender`,
    text: sentences(
      `En una simulación se compró ${symbol}, se volvió a vender de inmediato y la venta falló.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `Volver a vender ${symbol} costaría ${percent}`,
    text: sentences(
      `En una simulación se compró ${symbol} y se volvió a vender de inmediato: ${percent} de lo que pagas no regresó.`,
      fees !== null && `Las comisiones de los pools explican ${fees}.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Tu billetera dice que descartó esta solicitud, y ninguna de sus transacciones está en la red. Permanece en tus transacciones recientes por si aparece alguna.',
  partial:
    'Solo una parte de esto tuvo efecto, y el intercambio no. Es posible que haya una aprobación abierta: mira tus aprobaciones antes de intentarlo de nuevo.',
  unclear:
    'Tu billetera dice que esto terminó, pero no se encontró en la red ninguna de sus transacciones. Permanece en tus transacciones recientes por si aparece alguna.',
  undecided:
    'Esto se ejecutó en una sola transacción con otras solicitudes de tu cuenta, y la red no muestra cuáles de ellas tuvieron éxito. Revisa tus saldos antes de intentarlo de nuevo.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT =
  'Tu billetera envió la solicitud anterior. La revisión se cerró para que nada se envíe dos veces por error.'

export const sentAfterReview = (request: string) =>
  `Tu billetera envió “${request}” después de que se cerrara la revisión. Mira las transacciones recientes de la cuenta que lo envió.`

const REVIEW_AGAIN = {
  swap: 'Revisa el intercambio para continuar.',
  wrap: 'Revisa la operación de envolver para continuar.',
  unwrap: 'Revisa la operación de desenvolver para continuar.',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'No se envió nada.',
  swap: 'El intercambio no se envió.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'La aprobación es insuficiente.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('Rechazaste la solicitud.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('Rechazaste la solicitud.', UNSENT[unsent], `La aprobación de ${symbol} se mantiene.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `La aprobación de tu ${symbol} en Permit2 venció, o vencerá demasiado pronto. Confirma de nuevo para renovarla.`,
      UNSENT[unsent],
    ),
  oneByOne: 'Tu billetera no puede hacer todos los pasos a la vez. Confirma de nuevo para hacerlos uno por uno.',
  oneByOneLate: ({ unsent }) => sentences('Tu billetera no puede hacer todos los pasos a la vez.', UNSENT[unsent]),
  notUpgraded: ({ unsent }) =>
    sentences('Dejaste tu cuenta como está.', UNSENT[unsent], 'Confirma de nuevo para hacer los pasos uno por uno.'),
  notUpgradedLate: ({ unsent }) => sentences('Dejaste tu cuenta como está.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Tu billetera cambió entretanto.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('El contrato de intercambio cambió desde la revisión.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) =>
    sentences(`No se puede leer la aprobación de ${symbol}.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Este intercambio perdería demasiado de su valor.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) => sentences('Esto necesita más gas del que puede usar una transacción.', UNSENT[unsent]),
  headTooOld: ({ unsent }) =>
    sentences('El nodo está atrasado: su último bloque es demasiado antiguo.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`Cuando se iba a enviar, el precio del intercambio tenía más de ${minutes} minutos.`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('El nodo no puede simular esto ahora.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('El nodo tardó demasiado en simular esto: el resultado es de un bloque anterior.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('Tu billetera tardó demasiado en responder: la simulación es de un bloque anterior.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'La transacción se envió, pero no se pudo leer su resultado. Revisa tus transacciones recientes antes de intentarlo de nuevo.',
  unexpected: ({ unsent }) => sentences('Algo salió mal antes de que se enviara el intercambio.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'La aprobación anterior debe restablecerse primero a 0: confirma de nuevo y deja el 0 como está.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `El intercambio necesita ${needed}: confirma de nuevo y deja el monto como está, o vende menos.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'Cancelaste la transacción en tu billetera. El intercambio no se realizó.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Otra transacción reemplazó a esta en tu billetera. El intercambio no se realizó.',
      effect && effectText(effect),
      !isWhole && 'Revisa en tu billetera qué hizo la otra transacción antes de volver a intercambiar.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
