import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: 'Configuración', about: 'Para cada operación en este navegador' } as const
export const NODE = { title: 'Nodo', about: 'De dónde se leen los precios y saldos' } as const
export const LISTS = { title: 'Listas', about: 'De dónde vienen los tokens y pares' } as const
export const LOCAL_DATA = { title: 'Datos locales', about: 'Lo que este sitio guarda en tu navegador' } as const
export const DIAGNOSTICS = { title: 'Diagnóstico', about: 'Para informar de algo que salió mal' } as const
export const DIAGNOSTICS_HINT =
  'Lo que pasó aquí desde que se cargó la página, como texto que ves antes de que se copie. No va a ninguna parte hasta que lo pegues.'

export const THEME = 'Tema'
export const THEMES = { light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' } as const

export const STORED = {
  session: 'Última billetera conectada',
  recentWallets: 'Billeteras usadas recientemente',
  transactions: 'Transacciones',
  clearings: 'Cuándo se borraron transacciones',
  openRequests: 'Solicitudes que la billetera no ha respondido',
  settings: 'Configuración de operaciones',
  theme: 'Tema',
  language: 'Idioma',
  systemNotifications: 'Notificaciones del sistema',
  tradeChain: 'Red en la que se opera con tokens',
  walletLink: 'Enlace a la aplicación de una billetera',
  lastReads: 'Últimos nombres y saldos conocidos',
  addressBook: 'Libreta de direcciones',
  tokenChoices: 'Tokens favoritos, recientes y aceptados',
  ownNodes: 'Tu nodo',
  terms: 'Términos aceptados',
  reset: 'Un restablecimiento en curso',
} as const
export const WALLET_SOFTWARE = 'Lo que guarda el software de las billeteras'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
/** The size of a record, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: 'No se guarda nada',
  text: 'Tu navegador no permite que este sitio guarde nada. Lo que elijas dura hasta que cierres la página.',
} as const

export const WHAT = 'Qué'
export const HOW_MUCH = 'Cuánto'
export const NOTHING_YET = 'Nada todavía.'

export const HINT =
  'Nada de esto sale de este navegador por sí solo. El archivo exportado contiene todo lo anterior, excepto lo que guarda el software de las billeteras, aquí o en su propia base de datos. Cualquiera que tenga el archivo puede ver qué cuentas usas, y la dirección de tu nodo con cualquier clave que contenga.'
export const EXPORT = 'Exportar'
export const RESET = 'Restablecer'

export const RESET_QUESTION = '¿Eliminar todo lo que este sitio guarda aquí?'
export const DELETE = 'Eliminar todo'
export const KEEP = 'Conservar'

/** Says what a reset does. `pendingCount`: how many transactions are still pending; null if none is. */
export const resetText = (pendingCount: number | null) =>
  sentences(
    'Tu billetera se desconectará y se eliminarán la configuración, los favoritos y la lista de tus transacciones. En la cadena no cambiará nada.',
    pendingCount !== null &&
      counted(pendingCount, {
        one: 'Una transacción sigue pendiente y todavía puede realizarse, pero este sitio ya no te avisará.',
        many: `${pendingCount} de transacciones siguen pendientes y todavía pueden realizarse, pero este sitio ya no te avisará.`,
        other: `${pendingCount} transacciones siguen pendientes y todavía pueden realizarse, pero este sitio ya no te avisará.`,
      }),
  )
