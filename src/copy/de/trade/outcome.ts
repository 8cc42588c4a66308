import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

/** Words for what became of a swap after it was sent. */

export const TITLE = 'Swap'
export const TRANSACTION = 'Transaktion'

export const EXPLORER = 'Im Explorer ansehen'
export const CLOSE = 'Schließen'
export const TRY_AGAIN = 'Erneut versuchen'
export const CHANGE_SLIPPAGE = 'Slippage ändern'
export const CHANGE_DEADLINE = 'Frist ändern'
export const NEW_SWAP = 'Neuer Swap'
export const SWAP_AGAIN = 'Erneut tauschen'
/** What may still be taken by an approval that the trade needed, and what revokes it. */
export const OPEN_APPROVAL = 'Genehmigung noch offen'
/** @param amount - with its symbol */
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} für ${spender}${isPermit2 ? ', über Permit2' : ''}`
export const TAKE_BACK = 'Widerrufen'
export const TAKING_BACK = { asking: 'Im Wallet bestätigen', revoking: 'Wird widerrufen' } as const
export const addSymbolToWallet = (symbol: string) => `${symbol} zum Wallet hinzufügen`

type Kind = Wrap | 'swap'

const SENT: Record<Kind, string> = {
  swap: 'Swap gesendet',
  wrap: 'Zum Wrappen gesendet',
  unwrap: 'Zum Entwrappen gesendet',
}
const NAMED: Record<Kind, string> = { swap: 'der Swap', wrap: 'das Wrappen', unwrap: 'das Entwrappen' }
const NAMED_FIRST: Record<Kind, string> = { swap: 'Der Swap', wrap: 'Das Wrappen', unwrap: 'Das Entwrappen' }

/** In place of these where the owners of a Safe carry it out. */
export const AT_SAFE_TITLE = 'In der Warteschlange des Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} für etwa ${received}. Sie können diese Seite schließen: ${NAMED_FIRST[kind]} läuft weiter und steht in Ihren letzten Transaktionen.`
export const sentTitle = (kind: Kind) => SENT[kind]
/** @param sold - and received: amounts with their symbols */
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} für etwa ${received}. Sie können dieses Fenster schließen; ${NAMED[kind]} läuft weiter.`
export const STEP_CONFIRMED = 'In Ihrem Wallet bestätigt'
export const STEP_WAITING = 'Warten auf das Netzwerk'
export const blockWaitText = (usual: number, passed: number) => `Üblich sind ${usual}\u00a0s, bisher ${passed}\u00a0s`

export const STEP_SLOW_TEXT = 'Die Aufnahme in einen Block dauert länger als üblich'

/** What to do about one that the network may never see. */
const UNSEEN_TEXT =
  'Keiner der hier verwendeten Knoten hat die Transaktion gesehen. Sie kann noch in Ihrem Wallet liegen oder auf einem anderen Weg unterwegs sein. Bevor Sie erneut tauschen, prüfen Sie Ihr Wallet und beschleunigen Sie die Transaktion dort oder brechen Sie sie dort ab.'
/** Titles and texts of those that are not waited for in the usual way, although it is not known how they end. */
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Ihr Wallet hat dies möglicherweise in einer anderen Transaktion ausgeführt. Prüfen Sie Ihre Guthaben, bevor Sie erneut tauschen.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Eine andere Transaktion Ihres Kontos ist an die Stelle dieser Transaktion getreten. Prüfen Sie in Ihrem Wallet, was die andere bewirkt hat, bevor Sie erneut tauschen.',
  },
}

export const ALTERED_TITLE = 'Nicht, was Sie angefordert haben'

const ENDS: Record<TradeEnd, string> = {
  failed: 'ist fehlgeschlagen',
  expired: 'ist abgelaufen',
  cancelled: 'wurde abgebrochen',
  replaced: 'wurde ersetzt',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `${NAMED_FIRST[kind]} ${ENDS[end]}`
/** @param amount - with its symbol */
export const unsoldLabel = (amount: string) => `Ihre ${amount}`
export const UNSOLD = 'Nicht verkauft, noch in Ihrem Wallet'
/** Where another transaction of the account may have moved it. */
export const UNSOLD_BY_SWAP = 'Durch diesen Swap nicht verkauft'
/** For a cost that no node reports. */
export const COST_UNKNOWN = 'Unbekannt; prüfen Sie Ihr Wallet'

/** A transaction that is still open after its deadline. */
export const EXPIRED_TEXT =
  'Das Netzwerk hat die Transaktion nicht rechtzeitig bestätigt. Sie kann nichts mehr verkaufen. Sie können jetzt erneut tauschen oder sie zuerst in Ihrem Wallet abbrechen.'
export const COSTS_SO_FAR =
  'Bisher nichts; wird die Transaktion verspätet bestätigt, scheitert sie, und die Netzwerkkosten fallen an'

export const NETWORK_COST_PAID = 'Bezahlte Netzwerkkosten'
/** @param payer - its short address */
export const paidByOther = (payer: string) => `Durch ${payer}, nicht durch Ihr Konto`
/** Of the approvals that were mined before another account paid. */
/** A contract account paid nothing for its transaction. */
export const PAID_BY_OTHER = 'Von einem anderen Konto'
export const EARLIER_COST = 'Netzwerkkosten früherer Schritte'
/** @param usd - null where the dollar value is not known */
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

export const confirmedTitle = (kind: Kind) => `${NAMED_FIRST[kind]} ist bestätigt`
export const receivedTitle = (received: string) => `Sie haben ${received} erhalten`
/** @param rate - as "1 ETH = 3,411.77 USDC"; null where it is not known */
export const paidText = (sold: string, rate: string | null) =>
  `Für ${sold}${rate === null ? '' : `, zum Kurs ${rate}`}.`
export const PAYMENT_UNKNOWN =
  'Der Beleg der Transaktion zeigt nicht, wie viel gezahlt wurde: Prüfen Sie es in Ihrem Wallet.'
export const AMOUNTS_UNKNOWN =
  'Der Beleg der Transaktion zeigt nicht, welche Beträge bewegt wurden: Prüfen Sie sie in Ihrem Wallet.'

export const COMPARED = 'Verglichen mit dem Kursangebot'
export const AS_QUOTED = 'Genau wie angeboten'
export const ABOUT_AS_QUOTED = 'Wie angeboten, auf ein Millionstel genau'

/** Where a token's event names another amount than the account's balance shows. */
export const claimedReceived = (event: string, balance: string) =>
  `Das Event des Tokens gibt ${event} an; Ihr Guthaben ist um ${balance} gestiegen.`
export const claimedSold = (event: string, balance: string) =>
  `Das Event des Tokens gibt ${event} an; Ihr Guthaben ist um ${balance} gesunken.`
export const ONLY_CLAIMED_RECEIVED = 'Was Sie erhalten haben, ist nur aus dem eigenen Event des Tokens bekannt.'
export const ONLY_CLAIMED_SOLD = 'Was Sie gezahlt haben, ist nur aus dem eigenen Event des Tokens bekannt.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Swap bestätigt',
  wrap: 'Wrappen bestätigt',
  unwrap: 'Entwrappen bestätigt',
}

/**
 * "Swap confirmed. You received 3,411.77 USDC for 1 ETH."
 * @param received - with its symbol, as `paid`, which is null where it is not known
 */
export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. Sie haben ${received}${paid === null ? '' : ` für ${paid}`} erhalten.`
