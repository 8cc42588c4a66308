import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = 'Tout effacer'
export const STOP_WATCHING = 'Ne plus suivre'
export const stopWatchingLabel = (description: string) => `Ne plus suivre\u00a0: ${description}`
export const moreTransactions = (count: number) =>
  `${grouped(String(count))} de plus. L’export CSV de la page de profil les contient toutes.`
export const RECEIPT = 'Reçu'
export const receiptLabel = (description: string) => `Reçu\u00a0: ${description}`
export const VIEW_ON_EXPLORER = 'En voir plus sur l’explorateur'

export const TITLE = 'Activité'
export const EMPTY_TITLE = 'Aucune activité pour l’instant'
export const EMPTY_TEXT =
  'Les échanges et les autorisations que vous faites ici sont listés par ce navigateur. Les précédents sont sur la chaîne.'
export const EXPORT = 'Exporter en CSV'

export const EARLIER = 'Échanges antérieurs'

/** The columns of the exported table. */
export const COLUMNS = ['Heure (UTC)', 'Transaction', 'Résultat', 'Hash', 'Réseau', 'Compte'] as const
