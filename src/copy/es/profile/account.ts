import { dateText } from '#domain/browser/time'

export const CLOSE = 'Cerrar'
export const COPY_ADDRESS = 'Copiar dirección'
export const COPIED = '¡Copiada!'
export const DISCONNECT = 'Desconectar'
export const BALANCE_MISSING = 'Saldo no disponible'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, según la última lectura`
export const COPY_REFUSED = 'El navegador no permitió copiar'
export const copyByHand = (address: string) => `Copia la dirección a mano: ${address}`
export const sessionEndText = (at: number) => `La sesión termina el ${dateText(at)}`

export const TITLE = 'Transacciones recientes'
export const EMPTY = 'Tus transacciones aparecerán aquí.'

export const TAB_NAMES = {
  tokens: 'Tokens',
  activity: 'Actividad',
  approvals: 'Aprobaciones',
  settings: 'Configuración',
} as const
export const YOUR_ACCOUNT = 'Tu cuenta'
