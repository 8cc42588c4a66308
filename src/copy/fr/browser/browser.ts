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
export const profileTitle = (name: string) => `Profil\u00a0: ${name}`

export const SYSTEM_NOTIFICATIONS = 'Notifications du système'
export const SWITCHES = { on: 'Oui', off: 'Non' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Elles vous préviennent quand une transaction est terminée, ou ne peut plus aboutir, pendant que vous êtes dans un autre onglet ou une autre fenêtre. Cette page doit rester ouverte.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Votre navigateur bloque les notifications de ce site. Acceptez-les dans les paramètres de votre navigateur pour ce site, puis activez-les ici.',
  unanswered: 'Vous ne les avez pas encore acceptées. Activez-les de nouveau et choisissez «\u00a0Autoriser\u00a0».',
  unsupported: 'Ce navigateur ne peut pas les afficher. Le titre de l’onglet vous prévient à la place.',
} as const

export const NOTIFICATIONS_ARE_ON = 'Les nouvelles de vos transactions s’affichent ici.'
