import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = 'Recibo'
export const COPY_TEXT = 'Copiar como texto'
export const SHARE = 'Compartir'
export const SAVE_PICTURE = 'Guardar como imagen'
export const READING = 'Cargando el recibo'
export const READ_FAILED = 'No se pudo cargar el recibo'
export const NO_SWAP = {
  title: 'No hay recibo de un intercambio',
  text: 'Los eventos y la llamada de esta transacción no muestran ningún intercambio de esta cuenta.',
} as const

export const PAID = 'Pagaste'
export const RECEIVED = 'Recibiste'
export const PRICE = 'Tu precio'
export const QUOTED = 'Cotizado'
export const LEAST = 'Al menos, según la llamada'
export const MOST = 'Como máximo, según la llamada'
export const MARKET = 'Precio previo de los pools'
export const AGAINST_MARKET = 'Frente a ese precio'
export const POOL_FEES = 'Comisiones de pools en tu precio'
export const SITE_FEE = 'Comisión del sitio en tu precio'
export const NETWORK_COST = 'Costo de red'
export const APPROVAL_COST = 'Aprobaciones previas'
export const TIME = 'Hora'
export const TAKEN = 'De la solicitud al bloque'
export const secondsText = (count: number) => `${count}\u00a0s`
export const BLOCK = 'Bloque'
export const ACCOUNT = 'Cuenta'
export const NETWORK = 'Red'
export const TRANSACTION = 'Transacción'
export const NOT_KNOWN = 'Desconocido'
export const NO_STATE = 'Desconocido: el nodo ya no tiene ese bloque'
export const PAID_BY_OTHER = 'Pagado por otra cuenta'
export const ONLY_CLAIMED = '(según los eventos del propio token)'
export const NO_FEES = 'Ninguna, uno a uno'

const CHANGES: Sentences<MarketChange> = {
  same: 'Igual',
  worse: ({ percent }) => `${percent} peor, con comisiones e impacto en el precio`,
  better: ({ percent }) => `${percent} mejor, con comisiones e impacto en el precio`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' o ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol} (no está en la lista)`

export const STOP = 'Detener'

const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Se detuvo antes de buscar en ningún bloque.',
  whole: 'Se buscó en todos los bloques.',
  wholeCut: 'Se buscó en todos los bloques; se muestran los intercambios más recientes.',
  stopped: ({ from, to }) =>
    `Se buscó en los bloques ${from} a ${to}; puede haber intercambios más antiguos. Detuviste la búsqueda.`,
  many: ({ from, to }) => `Se buscó en los bloques ${from} a ${to}; puede haber intercambios más antiguos.`,
  limit: ({ from, to }) =>
    `Se buscó en los bloques ${from} a ${to}; puede haber intercambios más antiguos. Buscar más atrás requeriría demasiadas solicitudes.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Esta búsqueda recorre la cadena en busca de transacciones que movieron tokens de esta cuenta. Le pide al nodo las transferencias de la propia cuenta. Encuentra los intercambios que la propia cuenta envió, no los que un bundler o los propietarios de una Safe enviaron por ella.',
    label: 'Buscar intercambios anteriores',
  },
  failed: {
    words: 'La búsqueda falló: el nodo no respondió, o no la permite.',
    label: 'Reintentar',
  },
  searching: ({ percent }) => ({ words: `Buscando: ${percent} de todos los bloques.`, label: STOP }),
  reading: { words: 'Cargando lo encontrado.', label: 'Buscar de nuevo' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(
      say(SEARCHED, searched),
      isNothingFound && 'No se encontró ningún intercambio que no esté arriba.',
    ),
    label: canGoFurther ? 'Buscar más atrás' : 'Buscar de nuevo',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
