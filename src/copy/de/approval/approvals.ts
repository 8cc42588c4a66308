import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    one: 'Nicht angezeigt: 1 Genehmigung eines Tokens, der weder gelistet ist noch hier gehalten wird.',
    other: `Nicht angezeigt: ${text} Genehmigungen von Token, die weder gelistet sind noch hier gehalten werden.`,
  })

/** The progress of a search of all blocks, and the label of the button beside it. `from`: a block's number. */
const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Um Genehmigungen anderer Token oder für andere Contracts zu finden, durchsuchen Sie die ganze Blockchain.',
    label: 'Alle Blöcke durchsuchen',
  },
  failed: {
    words:
      'Die Suche nach weiteren Genehmigungen ist fehlgeschlagen: Der Knoten hat nicht geantwortet oder erlaubt sie nicht.',
    label: 'Erneut versuchen',
  },
  searching: ({ percent }) => ({
    words: `Die Blockchain wird nach weiteren Genehmigungen durchsucht: ${percent} aller Blöcke.`,
    label: 'Suche läuft',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'Alle Blöcke wurden durchsucht, und jede offene Genehmigung ist aufgeführt.'
        : sentences(
            'Alle Blöcke wurden durchsucht.',
            leftOutText(leftOut),
            'Jede andere offene Genehmigung ist aufgeführt.',
          ),
    label: 'Erneut suchen',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Bis Block ${from} zurück durchsucht; es kann ältere Genehmigungen geben. Es gibt zu viele Genehmigungen, um alle zu prüfen.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Erneut suchen',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Bis Block ${from} zurück durchsucht; es kann ältere Genehmigungen geben. Weiter zurück zu suchen würde zu viele Anfragen erfordern.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Erneut suchen',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Genehmigungen'
export const OWN_APPROVALS = 'Contracts, die Ihre Token bewegen dürfen. Widerrufen Sie, was Sie nicht mehr nutzen.'
export const OTHER_APPROVALS = 'Contracts, die die Token dieses Kontos bewegen dürfen.'

export const HEADS = {
  token: 'Token',
  contract: 'Contract',
  allowed: 'Genehmigter Betrag',
  movable: 'Jetzt bewegbar',
} as const

export const UNLIMITED = 'Unbegrenzt'
export const UNKNOWN_CONTRACT = 'Unbekannter Contract'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Nicht auf der Tokenliste: ${address}`
export const CONFIRM_IN_WALLET = 'Im Wallet bestätigen'
export const REVOKE = 'Widerrufen'
export const REVOKING = 'Wird widerrufen'
export const REVOKED = 'Ist widerrufen'
export const revokeLabel = (symbol: string, contract: string) => `Widerrufen: ${symbol}-Genehmigung für ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    one: 'Einige Genehmigungen von 1 Token konnten nicht geladen werden',
    other: `Einige Genehmigungen von ${tokens} Token konnten nicht geladen werden`,
  })
export const MAY_BE_MORE = 'Es kann mehr geben, als hier aufgeführt sind.'

export const READ_FAILED = 'Die Genehmigungen konnten nicht geladen werden'
export const NO_APPROVALS = 'Keine offenen Genehmigungen'

/** The contracts that were checked, and the number of tokens if the list is too long; null if all were. */
export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Geprüft: ${all(contractNames)}.`,
    'Keiner davon kann diese Token bewegen.',
    tokensRead !== null &&
      `Von der Tokenliste wurden nur die ersten ${grouped(String(tokensRead))} und die gehaltenen geprüft.`,
  )

export const UNKNOWN_TOKEN = 'Unbekannter Token'
export const THROUGH_PERMIT2 = 'über Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'über Permit2, ohne Ablauf',
  current: ({ until }) => `über Permit2, bis ${until}`,
  expired: ({ until }) => `über Permit2, abgelaufen am ${until}`,
}
/** The terms of an allowance in Permit2, for example "through Permit2, until Dec 21, 2026, 14:02". */
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `${symbol}-Genehmigung in Permit2` : `${symbol}-Genehmigung`

/** `failure` is the node's; null when a part of the site is missing. */
export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'Ein Teil der Website konnte nicht geladen werden.' : nodeText(failure)
  return `Die ${approvalName(revoked)} kann gerade nicht widerrufen werden. ${reason} Es wurde nichts gesendet.`
}

export const REJECTED = 'Sie haben die Anfrage abgelehnt. Es wurde nichts gesendet.'
