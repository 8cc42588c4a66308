import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: 'Paramètres', about: 'Pour chaque opération dans ce navigateur' } as const
export const NODE = { title: 'Nœud', about: 'D’où sont lus les prix et les soldes' } as const
export const LISTS = { title: 'Listes', about: 'D’où viennent les tokens et les paires' } as const
export const LOCAL_DATA = {
  title: 'Données locales',
  about: 'Ce que ce site conserve dans votre navigateur',
} as const
export const DIAGNOSTICS = { title: 'Diagnostic', about: 'Pour signaler ce qui n’a pas fonctionné' } as const
export const DIAGNOSTICS_HINT =
  'Ce qui s’est passé ici depuis le chargement de la page, sous forme de texte que vous voyez avant qu’il soit copié. Il ne va nulle part tant que vous ne l’avez pas collé.'

export const THEME = 'Thème'
export const THEMES = { light: 'Clair', dark: 'Sombre', system: 'Comme le système' } as const

export const STORED = {
  session: 'Dernier portefeuille connecté',
  recentWallets: 'Portefeuilles utilisés récemment',
  transactions: 'Transactions',
  clearings: 'Quand les transactions ont été effacées',
  openRequests: 'Demandes auxquelles le portefeuille n’a pas répondu',
  settings: 'Paramètres des opérations',
  theme: 'Thème',
  language: 'Langue',
  systemNotifications: 'Notifications du système',
  tradeChain: 'Réseau sur lequel les tokens sont négociés',
  walletLink: 'Lien vers l’application d’un portefeuille',
  lastReads: 'Derniers noms et soldes connus',
  addressBook: 'Carnet d’adresses',
  tokenChoices: 'Tokens favoris, récents et acceptés',
  ownNodes: 'Votre nœud',
  terms: 'Conditions acceptées',
  reset: 'Une réinitialisation en cours',
} as const
export const WALLET_SOFTWARE = 'Ce que conservent les logiciels des portefeuilles'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0o`,
  kilobytes: ({ figure }) => `${figure}\u00a0ko`,
}
/** The size of a record, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: 'Rien n’est enregistré',
  text: 'Votre navigateur ne permet pas à ce site d’enregistrer quoi que ce soit. Ce que vous choisissez dure jusqu’à ce que vous fermiez la page.',
} as const

export const WHAT = 'Quoi'
export const HOW_MUCH = 'Combien'
export const NOTHING_YET = 'Rien pour l’instant.'

export const HINT =
  'Ces données ne quittent jamais ce navigateur d’elles-mêmes. Le fichier exporté contient tout ce qui précède, sauf ce que conservent les logiciels des portefeuilles, ici ou dans leur propre base de données. Toute personne qui a le fichier peut voir quels comptes vous utilisez, et l’adresse de votre nœud avec toute clé qu’elle contient.'
export const EXPORT = 'Exporter'
export const RESET = 'Réinitialiser'

export const RESET_QUESTION = 'Supprimer tout ce que ce site conserve ici\u202f?'
export const DELETE = 'Tout supprimer'
export const KEEP = 'Conserver'

/** Says what a reset does. `pendingCount`: how many transactions are still pending; null if none is. */
export const resetText = (pendingCount: number | null) =>
  sentences(
    'Votre portefeuille sera déconnecté. Les paramètres, les favoris et la liste de vos transactions seront supprimés. Rien ne changera sur la chaîne.',
    pendingCount !== null &&
      counted(pendingCount, {
        one: 'Une transaction est encore en attente et peut encore aboutir, mais ce site ne vous en informera plus.',
        many: `${pendingCount} de transactions sont encore en attente et peuvent encore aboutir, mais ce site ne vous en informera plus.`,
        other: `${pendingCount} transactions sont encore en attente et peuvent encore aboutir, mais ce site ne vous en informera plus.`,
      }),
  )
