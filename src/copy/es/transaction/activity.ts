import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = 'Borrar todo'
export const STOP_WATCHING = 'Dejar de seguir'
export const stopWatchingLabel = (description: string) => `Dejar de seguir: ${description}`
export const moreTransactions = (count: number) =>
  `${grouped(String(count))} más. La exportación CSV en la página del perfil las contiene todas.`
export const RECEIPT = 'Recibo'
export const receiptLabel = (description: string) => `Recibo: ${description}`
export const VIEW_ON_EXPLORER = 'Ver más en el explorador'

export const TITLE = 'Actividad'
export const EMPTY_TITLE = 'Todavía no hay actividad'
export const EMPTY_TEXT =
  'Este navegador lista los intercambios y aprobaciones que haces aquí. Los anteriores están en la cadena.'
export const EXPORT = 'Exportar CSV'

export const EARLIER = 'Intercambios anteriores'

export const COLUMNS = ['Hora (UTC)', 'Transacción', 'Resultado', 'Hash', 'Red', 'Cuenta'] as const
