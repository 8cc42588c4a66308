import { all, counted } from '../browser/grammar'
import { HEAD_STALE_S } from '../../../domain/chain/limits'
import { QUOTE_STALE_MS } from '../../../domain/trade/limits'
import { SENT_SEARCH_MS } from '../../../domain/transaction/limits'
import { tradeAmount } from '../../../domain/token/amount'
import type { Assessment } from '../../../domain/trade/evaluate/assess'
import { signersOf } from '../../../domain/wallet/signers'
import { sinceText } from '../browser/time'
import { signersText } from '../wallet/notifications'
import type { ContractsFault } from '../../../domain/trade/plan'
import { NO_CONTRACTS } from '../transaction/node'

/** Words of the notices above the main button. */

export interface NoticeFacts {
  chainName: string
  /** The name of the network that the wallet is on. */
  walletNetwork: string
  /** Why what could not be read was not, as a sentence. */
  noAnswer: string
  /** Nothing at all was read of the network. */
  isUnreached: boolean
  nativeSymbol: string
  nativeDecimals: number
  /** What must stay for the network cost, for example "0.0031 ETH". */
  reserve: string
}

export interface NoticeWords {
  title: string
  text: string
  /** Label of the button below. */
  action?: string
}

/** Steps whose notice is not made of words alone: see `loss`, and what a visitor without a wallet sees. */
type Unworded = 'connect' | 'lossBlocked' | 'acceptLoss' | 'ready'

type Notices = {
  [Step in Exclude<Assessment['step'], Unworded>]?: (
    assessment: Assessment & { step: Step },
    facts: NoticeFacts,
  ) => NoticeWords
}

/** Why nothing can be traded on a network. */
export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'Der Swap-Contract in diesem Netzwerk ist nicht der erwartete.',
}

/** What a token cannot do, after its symbol, and what the trial found. */
const TRAPS = {
  unbuyable: ['lässt sich nicht kaufen', 'Von den gekauften Token kam keiner an'],
  unsellable: ['lässt sich nicht verkaufen', 'Der Token ließ sich kaufen, aber nicht wieder verkaufen'],
  tax: ['behält, was Sie senden', 'Der Token behielt das meiste des übertragenen Betrags ein'],
} as const

const NOT_TRADABLE = {
  noCode: 'hat in diesem Netzwerk keinen Contract und kann hier deshalb nicht gehandelt werden.',
  notAToken: 'antwortet in diesem Netzwerk nicht wie ein Token und kann hier deshalb nicht gehandelt werden.',
  notOffered: 'wird auf dieser Website nicht angeboten: Der Betreiber hat diesen Token weggelassen.',
  pairNotOffered:
    'wird gegen den anderen Token nicht angeboten: Der Betreiber dieser Website hat das Paar weggelassen.',
  notListed: 'wurde auf der Tokenliste nicht gefunden, und der Betreiber dieser Website lässt keine anderen Token zu.',
}

const NOTICES: Notices = {
  switchNetwork: (_, { chainName, walletNetwork }) => ({
    title: `Ihr Wallet ist auf ${walletNetwork} eingestellt`,
    text: `Wechseln Sie zum Handeln zu ${chainName}. Ihre Token bleiben, wo sie sind.`,
  }),
  notTradable: ({ why, symbol }, { noAnswer, isUnreached }) =>
    why === 'unreadable'
      ? {
          title: isUnreached ? 'Die Preise konnten nicht geladen werden' : `${symbol} konnte nicht geladen werden`,
          text: `${noAnswer} Es wurde nichts gesendet.`,
        }
      : { title: `${symbol} kann nicht gehandelt werden`, text: `${symbol} ${NOT_TRADABLE[why]}` },
  noContracts: ({ reason }) => ({ title: 'Der Handel ist ausgeschaltet', text: CONTRACTS[reason] }),
  noRoute: ({ isTaxed }) =>
    isTaxed
      ? {
          title: 'Geben Sie den zu verkaufenden Betrag ein',
          text: 'Einer dieser Token behält einen Anteil jeder Übertragung ein, deshalb lässt sich kein genauer Betrag kaufen.',
        }
      : {
          title: 'Kein Pool für dieses Paar',
          text: 'Kein Pool kann diesen Betrag handeln. Versuchen Sie einen anderen Betrag oder einen anderen Token.',
        },
  readFailed: (_, { noAnswer }) => ({
    title: 'Die Preise konnten nicht geladen werden',
    text: `${noAnswer} Es wurde nichts gesendet.`,
  }),
  unchecked: (_, { noAnswer }) => ({
    title: 'Der Swap-Contract konnte nicht geprüft werden',
    text: `${noAnswer} Erneute Prüfung mit dem nächsten Block. Es wurde nichts gesendet.`,
  }),
  unlisted: ({ currency: { symbol, id }, isListRead }) => ({
    title: isListRead
      ? `${symbol} steht nicht auf der Tokenliste`
      : `Die Tokenliste, die möglicherweise ${symbol} enthält, konnte nicht geladen werden`,
    text: `Jeder kann einen Token mit beliebigem Namen erstellen. Vergleichen Sie die Adresse dieses Tokens, ${id}, mit der Angabe einer Quelle, der Sie vertrauen.`,
    action: 'Diesen Token verwenden',
  }),
  trap: ({ why, symbol }) => ({
    title: `${symbol} ${TRAPS[why][0]}`,
    text: `Ergebnis einer Simulation im Netzwerk: ${TRAPS[why][1]}. Hier kann dieser Token nicht gehandelt werden.`,
  }),
  refresh: () => ({
    title: 'Dieser Preis ist alt',
    // On the narrowest screens it has room for one short line.
    text: `Vor über ${QUOTE_STALE_MS / 1_000} Sekunden gelesen.`,
  }),
  stale: () => ({
    title: 'Die Preise sind alt',
    text: `Kein Block seit ${HEAD_STALE_S / 60} Minuten.`,
  }),
  notEnoughForCost: ({ usable }, { nativeSymbol, nativeDecimals, reserve }) => ({
    title: `Behalten Sie etwas ${nativeSymbol} für die Netzwerkkosten`,
    text: `Dieser Swap braucht zusätzlich etwa ${reserve}.`,
    ...(usable !== null && { action: `${tradeAmount(usable, nativeDecimals)} ${nativeSymbol} verwenden` }),
  }),
}

/** The words of the notice for an assessment; null when there is nothing to say. */
export function noticeWords(assessment: Assessment, facts: NoticeFacts): NoticeWords | null {
  const words = (NOTICES as Partial<Record<string, (assessment: Assessment, facts: NoticeFacts) => NoticeWords>>)[
    assessment.step
  ]
  return words?.(assessment, facts) ?? null
}

export const TAXES_UNKNOWN = {
  title: 'Tokengebühren konnten nicht gemessen werden',
  text: 'Manche Token behalten einen Anteil jeder Übertragung ein. Tut das einer von diesen, erhalten Sie weniger als angezeigt, oder der Swap scheitert.',
}

/** The visitor’s answer about a request whose response was lost and that no wallet shows any more. */
export const GONE = 'Nicht mehr in meinem Wallet'

/**
 * A request whose trade has left the screen, as long as the wallet has not answered it.
 * @param request - as "Swap 1 ETH for UNI"
 */
export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'Eine Anfrage wartet noch in Ihrem Wallet',
  text: `„${request}“ kann dort noch bestätigt werden. Lehnen Sie die Anfrage ab, wenn Sie sie nicht mehr wollen.`,
  action: GONE,
})

/**
 * Trades that wait for the owners of a Safe, as long as they do.
 * @param newest - the newest of them
 */
export const waitingAtSafe = (
  count: number,
  {
    description,
    threshold,
    signed,
    addedAt,
  }: Record<'threshold' | 'addedAt', number> & { description: string; signed: number | undefined },
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: counted(count, { one: '1 Trade wartet auf Signaturen', other: `${count} Trades warten auf Signaturen` }),
  text: `${count === 1 ? '' : 'Neueste: '}„${description}“. ${signersText(signersOf(threshold, signed))}, seit ${sinceText(addedAt)}. Sie können diese Seite schließen oder inzwischen handeln: Offene Vorgänge laufen dabei weiter.`,
})

/** The visitor’s answer about a request that the wallet failed with. */
export const NOT_SENT = 'Wurde nicht gesendet'
export const MAY_BE_SENT = 'Ihr Wallet hat dies möglicherweise gesendet'

/**
 * A request that failed in the wallet but may have been sent.
 * @param request - as "Swap 1 ETH for UNI"
 * @param problem - what the wallet did, as a sentence, and where to look
 */
export const failedRequest = (request: string, problem: string, isWatched: boolean): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: `„${request}“: ${problem}${isWatched ? ` Wird die Transaktion innerhalb von ${SENT_SEARCH_MS / 60_000} Minuten in einen Block aufgenommen, erscheint sie hier.` : ''}`,
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'der zu verkaufende Token',
  buy: 'der zu erhaltende Token',
  amount: 'der Betrag',
}

/** @param unread - what of the link to this page could not be used: with its network all of it */
export const linkUnread = (unread: 'network' | readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> =>
  unread === 'network'
    ? {
        title: 'Der Link wurde nicht verwendet',
        text: 'Er gilt für ein Netzwerk, in dem Sie auf dieser Website nicht handeln können. Im hier gewählten Netzwerk können die Adressen des Links zu anderen Token gehören.',
      }
    : {
        title: 'Ein Teil des Links wurde nicht verwendet',
        text: `Weggelassen: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
      }

/** Above what became of a trade that ended before all of it was sent. */
export const LAST_SWAP = 'Ihr vorheriger Swap'
export const NOT_SWITCHED = 'Ihr Wallet ist auf ein anderes Netzwerk eingestellt'

/** Why a trade was closed before anything was sent. */

export const DISCONNECTED = {
  person: 'Sie haben Ihr Wallet getrennt.',
  otherTab: 'Sie haben Ihr Wallet in einem anderen Tab getrennt.',
  wallet: 'Ihr Wallet hat die Verbindung getrennt.',
  crash: 'Ihr Wallet funktioniert nicht mehr.',
} as const
export const NETWORK_CHANGED = 'Das Netzwerk in Ihrem Wallet hat sich geändert.'
export const ACCOUNT_CHANGED = 'Das Konto in Ihrem Wallet hat sich geändert.'
export const WALLET_CHANGED = 'Das verbundene Wallet hat sich geändert.'
export const PART_FAILED = 'Ein Teil dieser Seite ist ausgefallen.'
/** After the trade was sent. */
export const PART_FAILED_LATE = `${PART_FAILED} Prüfen Sie in Ihren letzten Transaktionen, was mit dem Swap geschehen ist.`

const CLOSED = 'Die Prüfansicht wurde geschlossen.'

/** Under review; `message` is what the review reported of the last attempt. */
export const closedInReview = (cause: string, message: string | null) =>
  `${cause} ${CLOSED} ${message ?? 'Es wurde nichts gesendet.'}`
/** While a request is open in the wallet. */
export const closedInWallet = (cause: string) => `${cause} ${CLOSED}`
const NAMES: Readonly<Record<string, string>> = { swap: 'Der Swap', wrap: 'Das Wrappen', unwrap: 'Das Entwrappen' }
/** Before the wallet was asked for anything. */
export const stoppedBefore = (cause: string, what: string) =>
  `${cause} ${NAMES[what] ?? what} wurde vor dem Senden gestoppt.`
