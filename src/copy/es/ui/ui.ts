export const TRY_AGAIN = 'Reintentar'
export const ACTION = 'Acción'
export const BACK = 'Atrás'
export const CLOSE = 'Cerrar'

export const COPY_ADDRESS = 'Copiar dirección'
export const ADDRESS_COPIED = '¡Copiada!'
export const EXPLORER = 'Explorador'

export const DETAILS = 'Detalles'
export const COPY = 'Copiar'
export const COPIED = 'Copiado'
export const COPY_REFUSED = 'El navegador no permitió copiar. Selecciona el texto y cópialo.'

const NOT_AVAILABLE = 'no disponible'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (se abre en una pestaña nueva)`

export const EXACT_AMOUNT = 'Monto exacto'

export const WHAT_IS = {
  slippage: '¿Qué es el deslizamiento?',
  sandwich: '¿Qué es un ataque sándwich?',
  approvals: '¿Qué es una aprobación?',
  pending: '¿Qué puedo hacer?',
  costs: '¿Cuánto cuesta un intercambio?',
  pools: '¿Qué es un pool?',
  nodes: '¿Qué es un nodo?',
  'test-networks': '¿Qué es una red de prueba?',
} as const

export type Term = keyof typeof WHAT_IS
