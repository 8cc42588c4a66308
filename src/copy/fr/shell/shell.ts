import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = 'Aller au contenu'
export const SKIP_TO_TRADE = 'Aller au panneau d’échange'

export const PAGE_TITLES = { swap: 'Négocier', token: 'Token', profile: 'Profil' }

export const brandLabel = (brandName: string) => `${brandName}, accueil`
export const TRADE_LINK = 'Négocier'
export const PROFILE_LINK = 'Profil'

export const FOOTER = 'Pied de page'
export const PREVIEW = 'Aperçu'
export const SWITCH_THEME = 'Basculer entre clair et sombre'
export const FAQ_LINK = 'FAQ'
export const IMPRINT_LINK = 'Mentions légales'
export const OFFLINE = 'Hors ligne'
export const NO_NODE = 'Aucun nœud ne répond'
export const SCREEN_WAITS = 'Cet écran se chargera dès que la connexion sera rétablie.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Utiliser votre propre nœud'
export const NODE_BLOCKED = 'Bloqué par la politique de ce site'
export const OWN_NODE_OFFLINE = 'Votre nœud est hors ligne'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, aucun nouveau bloc depuis une minute`
export const headBlockText = (number: number | null) => `Bloc ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) =>
    counted(count, {
      one: `${count} minute`,
      many: `${count} de minutes`,
      other: `${count} minutes`,
    }),
  hours: ({ count }) => `${count} heures`,
  days: ({ count }) => `${count} jours`,
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) =>
  `L’horloge de votre appareil ${isFast ? 'avance' : 'retarde'} de ${say(SPANS, by)}`

export const NOTIFICATIONS = 'Notifications'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Information\u00a0: ${title}`,
  success: (title) => `Succès\u00a0: ${title}`,
  warning: (title) => `Avertissement\u00a0: ${title}`,
  error: (title) => `Erreur\u00a0: ${title}`,
  pending: (title) => `En attente\u00a0: ${title}`,
}
export const DISMISS = 'Ignorer'

export const PART_MISSING = 'Une partie de cette page n’a pas pu être chargée'
export const PART_BROKEN = 'Une partie de cette page a cessé de fonctionner'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Cette page est plus ancienne que celle d’un autre onglet'
export const RELOAD_FOR_NEWER =
  'Un autre onglet affiche une version plus récente de ce site. Les modifications que vous faites ici ne sont pas conservées. Rechargez la page pour utiliser la version plus récente.'
export const PAGE_BROKEN = 'Cette page a cessé de fonctionner'
export const MAYBE_NEW_VERSION = 'Il existe peut-être une nouvelle version de cette page.'
export const STOPPED_BY_POLICY = 'La politique de sécurité de ce site la bloque.'
export const CHANGED_FILE =
  'Un fichier de ce site n’est pas celui qui a été compilé, votre navigateur ne l’a donc pas exécuté.'
export const NOTHING_ELSE_SENT =
  'Tout ce que vous avez déjà confirmé dans votre portefeuille continue sans elle. Rien d’autre n’a été envoyé.'
export const RELOAD = 'Recharger'

export const NOT_FOUND = 'Page introuvable'
export const NO_PAGE = 'Il n’y a aucune page à cette adresse. Contrôlez-la, ou partez de la liste des paires.'
export const GO_TO_START = 'Aller à la page d’accueil'

export const TITLE = 'Négociez des tokens directement depuis votre portefeuille'
export const LEAD =
  'Les prix viennent de pools sur la chaîne. Vous voyez le coût complet avant de signer, et rien ne bouge tant que vous ne l’avez pas fait.'
export const KEYS = 'Vos clés restent dans votre portefeuille'
export const APPROVALS = 'Par défaut, des autorisations pour le montant exact'
export const FIGURES = 'Chaque chiffre est lu sur la chaîne'
