import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = 'Reçu'
export const COPY_TEXT = 'Copier en texte'
export const SHARE = 'Partager'
export const SAVE_PICTURE = 'Enregistrer en image'
export const READING = 'Chargement du reçu'
export const READ_FAILED = 'Le reçu n’a pas pu être chargé'
export const NO_SWAP = {
  title: 'Pas un reçu d’échange',
  text: 'Les événements et l’appel de cette transaction ne montrent pas d’échange de ce compte.',
} as const

export const PAID = 'Vous avez payé'
export const RECEIVED = 'Vous avez reçu'
export const PRICE = 'Votre prix'
export const QUOTED = 'Cotation'
export const LEAST = 'Au moins, selon l’appel'
export const MOST = 'Au plus, selon l’appel'
export const MARKET = 'Prix des pools avant l’échange'
export const AGAINST_MARKET = 'Par rapport à ce prix'
export const POOL_FEES = 'Frais de pool dans votre prix'
export const SITE_FEE = 'Frais du site dans votre prix'
export const NETWORK_COST = 'Frais de réseau'
export const APPROVAL_COST = 'Autorisations préalables'
export const TIME = 'Heure'
export const TAKEN = 'De la demande au bloc'
export const secondsText = (count: number) => `${count}\u00a0s`
export const BLOCK = 'Bloc'
export const ACCOUNT = 'Compte'
export const NETWORK = 'Réseau'
export const TRANSACTION = 'Transaction'
export const NOT_KNOWN = 'Inconnu'
export const NO_STATE = 'Inconnu\u00a0: le nœud n’a plus ce bloc'
export const PAID_BY_OTHER = 'Payés par un autre compte'
export const ONLY_CLAIMED = '(selon les événements du token lui-même)'
export const NO_FEES = 'Sans frais, un pour un'

const CHANGES: Sentences<MarketChange> = {
  same: 'Identique',
  worse: ({ percent }) => `Moins bon de ${percent}, frais et impact sur le prix compris`,
  better: ({ percent }) => `Meilleur de ${percent}, frais et impact sur le prix compris`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' ou ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol} (hors liste)`

export const STOP = 'Arrêter'

const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Arrêté avant qu’un bloc ait été parcouru.',
  whole: 'Tous les blocs ont été parcourus.',
  wholeCut: 'Tous les blocs ont été parcourus\u202f; les échanges les plus récents sont listés.',
  stopped: ({ from, to }) =>
    `Les blocs ${from} à ${to} ont été parcourus\u202f; il peut y avoir des échanges plus anciens. Vous avez arrêté la recherche.`,
  many: ({ from, to }) =>
    `Les blocs ${from} à ${to} ont été parcourus\u202f; il peut y avoir des échanges plus anciens.`,
  limit: ({ from, to }) =>
    `Les blocs ${from} à ${to} ont été parcourus\u202f; il peut y avoir des échanges plus anciens. Remonter plus loin demanderait trop de requêtes.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Cherche sur la chaîne les transactions qui ont déplacé des tokens de ce compte. La recherche demande au nœud les transferts du compte lui-même. Elle trouve les échanges que le compte a envoyés lui-même, pas ceux qu’un bundler ou les propriétaires d’un Safe ont envoyés pour lui.',
    label: 'Trouver d’anciens échanges',
  },
  failed: {
    words: 'La recherche a échoué\u00a0: le nœud n’a pas répondu, ou ne la permet pas.',
    label: 'Réessayer',
  },
  searching: ({ percent }) => ({ words: `Recherche\u00a0: ${percent} de tous les blocs.`, label: STOP }),
  reading: { words: 'Chargement de ce qui a été trouvé.', label: 'Nouvelle recherche' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(
      say(SEARCHED, searched),
      isNothingFound && 'Aucun échange qui ne figure pas ci-dessus n’a été trouvé.',
    ),
    label: canGoFurther ? 'Remonter plus loin' : 'Nouvelle recherche',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
