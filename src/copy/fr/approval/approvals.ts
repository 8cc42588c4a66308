import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    one: 'Non affichée\u00a0: 1 autorisation d’un token qui n’est ni listé ni détenu ici.',
    many: `Non affichées\u00a0: ${text} d’autorisations de tokens qui ne sont ni listés ni détenus ici.`,
    other: `Non affichées\u00a0: ${text} autorisations de tokens qui ne sont ni listés ni détenus ici.`,
  })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Pour trouver des autorisations d’autres tokens, ou pour d’autres contrats, cherchez dans toute la chaîne.',
    label: 'Parcourir tous les blocs',
  },
  failed: {
    words: 'La recherche d’autres autorisations a échoué\u00a0: le nœud n’a pas répondu, ou ne la permet pas.',
    label: 'Réessayer',
  },
  searching: ({ percent }) => ({
    words: `Recherche d’autres autorisations sur la chaîne\u00a0: ${percent} de tous les blocs.`,
    label: 'Recherche',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'Tous les blocs ont été parcourus, et chaque autorisation ouverte est listée.'
        : sentences(
            'Tous les blocs ont été parcourus.',
            leftOutText(leftOut),
            'Chaque autre autorisation ouverte est listée.',
          ),
    label: 'Nouvelle recherche',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Recherche faite en remontant jusqu’au bloc ${from}\u202f; il peut y avoir des autorisations plus anciennes. Il y a trop d’autorisations pour les contrôler toutes.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Nouvelle recherche',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Recherche faite en remontant jusqu’au bloc ${from}\u202f; il peut y avoir des autorisations plus anciennes. Remonter plus loin demanderait trop de requêtes.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Nouvelle recherche',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Autorisations'
export const OWN_APPROVALS = 'Contrats autorisés à déplacer vos tokens. Révoquez ceux que vous n’utilisez plus.'
export const OTHER_APPROVALS = 'Contrats autorisés à déplacer les tokens de ce compte.'

export const HEADS = {
  token: 'Token',
  contract: 'Contrat',
  allowed: 'Montant autorisé',
  movable: 'Déplaçable maintenant',
} as const

export const UNLIMITED = 'Illimité'
export const UNKNOWN_CONTRACT = 'Contrat inconnu'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Pas sur la liste de tokens\u00a0: ${address}`
export const CONFIRM_IN_WALLET = 'Confirmez dans votre portefeuille'
export const REVOKE = 'Révoquer'
export const REVOKING = 'Révocation'
export const REVOKED = 'Révoquée'
export const revokeLabel = (symbol: string, contract: string) => `Révoquer l’autorisation ${symbol} pour ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    one: 'Certaines autorisations d’un token n’ont pas pu être chargées',
    many: `Certaines autorisations de ${tokens} de tokens n’ont pas pu être chargées`,
    other: `Certaines autorisations de ${tokens} tokens n’ont pas pu être chargées`,
  })
export const MAY_BE_MORE = 'Il peut y en avoir plus que celles listées ici.'

export const READ_FAILED = 'Les autorisations n’ont pas pu être chargées'
export const NO_APPROVALS = 'Aucune autorisation ouverte'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Contrôlés\u00a0: ${all(contractNames)}.`,
    'Aucun d’eux ne peut déplacer ces tokens.',
    tokensRead !== null &&
      `De la liste de tokens, seuls les ${grouped(String(tokensRead))} premiers et ceux qui sont détenus ont été contrôlés.`,
  )

export const UNKNOWN_TOKEN = 'Token inconnu'
export const THROUGH_PERMIT2 = 'via Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'via Permit2, sans expiration',
  current: ({ until }) => `via Permit2, jusqu’au ${until}`,
  expired: ({ until }) => `via Permit2, expirée le ${until}`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `autorisation ${symbol} dans Permit2` : `autorisation ${symbol}`

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'Une partie du site n’a pas pu être chargée.' : nodeText(failure)
  return `L’${approvalName(revoked)} ne peut pas être révoquée pour le moment. ${reason} Rien n’a été envoyé.`
}

export const REJECTED = 'Vous avez refusé la demande. Rien n’a été envoyé.'
