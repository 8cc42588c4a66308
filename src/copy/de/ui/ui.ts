export const TRY_AGAIN = 'Erneut versuchen'
/** The visually hidden head of a column of buttons. */
export const ACTION = 'Aktion'
export const BACK = 'Zurück'
export const CLOSE = 'Schließen'

export const COPY_ADDRESS = 'Adresse kopieren'
export const ADDRESS_COPIED = 'Kopiert!'
export const EXPLORER = 'Explorer'

/** A wallet's own words about a failure, folded away. */
export const DETAILS = 'Details'
export const COPY = 'Kopieren'
export const COPIED = 'Kopiert'
export const COPY_REFUSED = 'Der Browser hat das Kopieren nicht erlaubt. Markieren und kopieren Sie den Text selbst.'

/** Replaces an unknown figure. */
const NOT_AVAILABLE = 'nicht verfügbar'

/** The same with its reason, for example "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (öffnet einen neuen Tab)`

/** What a press on a figure that was cut shows. */
export const EXACT_AMOUNT = 'Genauer Betrag'

/** Links from a term to its explanation. */

export const WHAT_IS = {
  slippage: 'Was ist Slippage?',
  sandwich: 'Was ist ein Sandwich-Angriff?',
  approvals: 'Was ist eine Genehmigung?',
  pending: 'Was kann ich tun?',
  costs: 'Was kostet ein Swap?',
  pools: 'Was ist ein Pool?',
  nodes: 'Was ist ein Knoten?',
  'test-networks': 'Was ist ein Testnetz?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
