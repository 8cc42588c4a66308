import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = 'Configuración de operaciones'
export const RESET = 'Restablecer'
export const ALL_SETTINGS = 'Toda la configuración'

export const SLIPPAGE = 'Deslizamiento máximo'
export const SLIPPAGE_FIELD = 'Deslizamiento personalizado, en porcentaje'
export const CUSTOM = 'Otro'
export const AUTO = 'Auto'
export const autoText = (bps: number) => `Auto: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Ingresa un número de ${written(typedSlippage(SLIPPAGE_MIN_BPS))} a ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? ', con dos decimales como máximo' : ''}.`
export const SLIPPAGE_LOW = 'Es probable que falle. El precio a menudo se mueve más que esto.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `Puedes perder hasta un ${slippagePercent(bps)}`
    : `En el peor caso ${worst}, un ${slippagePercent(bps)} peor que lo cotizado`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Otros podrían mover el precio a propósito para hacerte perder todo eso.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Si el precio se mueve más que esto, el intercambio falla: conservas tus tokens y solo pagas el costo de red.'
    : `En el peor caso ${worst}, o el intercambio falla: conservas tus tokens y solo pagas el costo de red.`

export const acceptSlippage = (bps: number) => `Acepto perder hasta un ${slippagePercent(bps)}.`
export const slippageMeanwhile = (bps: number) => `Hasta entonces se aplica un ${slippagePercent(bps)}.`

export const APPROVAL = 'Monto de la aprobación'
export const APPROVAL_EXACT = 'Monto exacto'
export const APPROVAL_UNLIMITED = 'Ilimitado'
export const APPROVAL_HINT = 'El monto exacto es más seguro. El ilimitado ahorra un paso la próxima vez.'

export const GUARD = 'Protección antisándwich'
export const GUARD_ABOUT = 'El intercambio falla si alguien movió el precio en el mismo bloque.'
export const GUARD_WORKS = 'Funciona cuando se vende un token a través de pools V3 que llevan un registro de precios.'
export const GUARD_ON = 'Está vigilando la ruta actual.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} No puede vigilar la operación actual.`

export const DEADLINE = 'Plazo'
export const MINUTES = 'minutos'
export const DEADLINE_HINT = 'El intercambio falla si no se confirma a tiempo.'
export const DEADLINE_LONG = 'Cuanto más tiempo pueda esperar, más puede moverse el precio.'
export const SIGNING = 'Plazo para firmas'
export const SIGNING_HINT =
  'Para una Safe cuyos propietarios firman uno tras otro. Cuanto más tiempo tengan, más puede moverse el precio: más allá de tu límite de deslizamiento, el intercambio no se puede ejecutar.'
export const daysText = (days: number) =>
  counted(days, { one: '1 día', many: `${days} de días`, other: `${days} días` })

export const deadlineInvalid = (applied: number) =>
  `Ingresa minutos enteros, de ${DEADLINE_MIN_MINUTES} a ${grouped(String(DEADLINE_MAX_MINUTES))}. Hasta entonces el plazo es de ${counted(applied, { one: '1 minuto', many: `${grouped(String(applied))} de minutos`, other: `${grouped(String(applied))} minutos` })}.`
