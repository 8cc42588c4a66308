export const TRY_AGAIN = 'Réessayer'
/** A noun. */
export const ACTION = 'Action'
export const BACK = 'Retour'
export const CLOSE = 'Fermer'

export const COPY_ADDRESS = 'Copier l’adresse'
export const ADDRESS_COPIED = 'Copié\u202f!'
export const EXPLORER = 'Explorateur'

export const DETAILS = 'Détails'
export const COPY = 'Copier'
export const COPIED = 'Copié'
export const COPY_REFUSED = 'Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le.'

const NOT_AVAILABLE = 'non disponible'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}\u00a0: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (s’ouvre dans un nouvel onglet)`

export const EXACT_AMOUNT = 'Montant exact'

export const WHAT_IS = {
  slippage: 'Qu’est-ce que le slippage\u202f?',
  sandwich: 'Qu’est-ce qu’un sandwich\u202f?',
  approvals: 'Qu’est-ce qu’une autorisation\u202f?',
  pending: 'Que puis-je faire\u202f?',
  costs: 'Que coûte un échange\u202f?',
  pools: 'Qu’est-ce qu’un pool\u202f?',
  nodes: 'Qu’est-ce qu’un nœud\u202f?',
  'test-networks': 'Qu’est-ce qu’un réseau de test\u202f?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
