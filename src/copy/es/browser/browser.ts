/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  /** Of the screen, for example "UNI $8.00". */
  subject?: string | undefined
  /** For example "2 pending". */
  status?: string | undefined
}

export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `Perfil de ${name}`

export const SYSTEM_NOTIFICATIONS = 'Notificaciones del sistema'
export const SWITCHES = { on: 'Sí', off: 'No' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Te avisan cuando una transacción se completó o ya no puede realizarse, mientras estás en otra pestaña o ventana. Esta página debe permanecer abierta.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Tu navegador bloquea las notificaciones de este sitio. Permítelas en la configuración del navegador para este sitio y luego actívalas aquí.',
  unanswered: 'Todavía no las permitiste. Actívalas de nuevo y elige “Permitir”.',
  unsupported: 'Este navegador no puede mostrarlas. En su lugar, te avisa el título de la pestaña.',
} as const

export const NOTIFICATIONS_ARE_ON = 'Las novedades sobre tus transacciones aparecen aquí.'
