import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = 'Échange'
export const TRANSACTION = 'Transaction'

export const EXPLORER = 'Voir sur l’explorateur'
export const CLOSE = 'Fermer'
export const TRY_AGAIN = 'Réessayer'
export const CHANGE_SLIPPAGE = 'Modifier le slippage'
export const CHANGE_DEADLINE = 'Modifier le délai'
export const NEW_SWAP = 'Nouvel échange'
export const SWAP_AGAIN = 'Échanger encore'
export const OPEN_APPROVAL = 'Autorisation encore ouverte'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} pour ${spender}${isPermit2 ? ', via Permit2' : ''}`
export const TAKE_BACK = 'La révoquer'
export const TAKING_BACK = { asking: 'Confirmez dans votre portefeuille', revoking: 'Révocation' } as const
export const addSymbolToWallet = (symbol: string) => `Ajouter ${symbol} au portefeuille`

type Kind = Wrap | 'swap'

/** With the article, as the subject of a sentence. */
const SUBJECTS: Record<Kind, string> = { swap: 'L’échange', wrap: 'Le wrapping', unwrap: 'Le déwrapping' }
const WITHIN_SENTENCE: Record<Kind, string> = { swap: 'l’échange', wrap: 'le wrapping', unwrap: 'le déwrapping' }

const SENT: Record<Kind, string> = { swap: 'Échange envoyé', wrap: 'Wrapping envoyé', unwrap: 'Déwrapping envoyé' }

export const AT_SAFE_TITLE = 'Dans la file d’attente du Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} contre environ ${received}. Vous pouvez fermer cette page\u00a0: ${WITHIN_SENTENCE[kind]} continue et figure dans vos transactions récentes.`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} contre environ ${received}. Vous pouvez fermer cette fenêtre\u202f; ${WITHIN_SENTENCE[kind]} continue.`
export const STEP_CONFIRMED = 'Confirmé dans votre portefeuille'
export const STEP_WAITING = 'En attente du réseau'
export const blockWaitText = (usual: number, passed: number) => `D’habitude ${usual}\u00a0s, déjà ${passed}\u00a0s`

export const STEP_SLOW_TEXT = 'L’inclusion dans un bloc prend plus de temps que d’habitude'

const UNSEEN_TEXT =
  'Aucun des nœuds utilisés ici ne l’a vue. Elle est peut-être encore dans votre portefeuille, ou en chemin par une autre voie. Consultez votre portefeuille, et accélérez-la ou annulez-la depuis celui-ci avant de faire un nouvel échange.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Votre portefeuille l’a peut-être exécuté dans une autre transaction. Contrôlez vos soldes avant de faire un nouvel échange.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Une autre transaction de votre compte a pris sa place. Regardez dans votre portefeuille ce qu’elle a fait avant de faire un nouvel échange.',
  },
}

export const ALTERED_TITLE = 'Pas ce que vous avez demandé'

const ENDS: Record<TradeEnd, string> = {
  failed: 'a échoué',
  expired: 'a expiré',
  cancelled: 'a été annulé',
  replaced: 'a été remplacé',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `${SUBJECTS[kind]} ${ENDS[end]}`
export const unsoldLabel = (amount: string) => `Votre montant\u00a0: ${amount}`
export const UNSOLD = 'Non vendu, encore dans votre portefeuille'
export const UNSOLD_BY_SWAP = 'Non vendu par cet échange'
export const COST_UNKNOWN = 'Inconnus\u202f; consultez votre portefeuille'

export const EXPIRED_TEXT =
  'Le réseau ne l’a pas confirmé à temps. Cet échange ne peut plus rien vendre. Vous pouvez en faire un nouveau maintenant, ou d’abord annuler dans votre portefeuille celui qui a expiré.'
export const COSTS_SO_FAR =
  'Rien jusqu’ici\u202f; s’il est confirmé tardivement, il échoue et les frais de réseau sont facturés'

export const NETWORK_COST_PAID = 'Frais de réseau payés'
export const paidByOther = (payer: string) => `Par ${payer}, pas par votre compte`
export const PAID_BY_OTHER = 'Par un autre compte'
export const EARLIER_COST = 'Frais de réseau des étapes précédentes'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

export const confirmedTitle = (kind: Kind) => `${SUBJECTS[kind]} est confirmé`
export const receivedTitle = (received: string) => `Vous avez reçu ${received}`
export const paidText = (sold: string, rate: string | null) =>
  `Contre ${sold}${rate === null ? '' : `, au taux de ${rate}`}.`
export const PAYMENT_UNKNOWN = 'Son reçu ne montre pas combien a été payé\u00a0: contrôlez-le dans votre portefeuille.'
export const AMOUNTS_UNKNOWN =
  'Son reçu ne montre pas quels montants ont bougé\u00a0: contrôlez-les dans votre portefeuille.'

export const COMPARED = 'Par rapport à la cotation'
export const AS_QUOTED = 'Exactement comme coté'
export const ABOUT_AS_QUOTED = 'Comme coté, à un millionième près'

export const claimedReceived = (event: string, balance: string) =>
  `L’événement du token fait état de ${event}\u202f; votre solde a augmenté de ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `L’événement du token fait état de ${event}\u202f; votre solde a diminué de ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'Ce que vous avez reçu n’est connu que par l’événement du token lui-même.'
export const ONLY_CLAIMED_SOLD = 'Ce que vous avez payé n’est connu que par l’événement du token lui-même.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Échange confirmé',
  wrap: 'Wrapping confirmé',
  unwrap: 'Déwrapping confirmé',
}

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. Vous avez reçu ${received}${paid === null ? '' : ` contre ${paid}`}.`
