import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { signersText } from '../wallet/notifications'

/** Words of the notices above the main button. `symbol` is a token's: "USDC". */

export interface NoticeWords {
  title: string
  text: string
  /** Label of the button below. */
  action?: string
}

/** Why nothing can be traded on a network. */
export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'Der Swap-Contract in diesem Netzwerk ist nicht der erwartete.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Ihr Wallet ist auf ${walletNetwork} eingestellt`,
    text: `Wechseln Sie zum Handeln zu ${chainName}. Ihre Token bleiben, wo sie sind.`,
  }),
  /** `noAnswer`: why, as a sentence: "The node did not respond." */
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `${symbol} konnte nicht geladen werden`,
    text: sentences(noAnswer, hasWallet && 'Es wurde nichts gesendet.'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol} kann nicht gehandelt werden`,
    text: `${symbol} hat in diesem Netzwerk keinen Contract und kann hier deshalb nicht gehandelt werden.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol} kann nicht gehandelt werden`,
    text: `${symbol} antwortet in diesem Netzwerk nicht wie ein Token und kann hier deshalb nicht gehandelt werden.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol} kann nicht gehandelt werden`,
    text: `${symbol} wird auf dieser Website nicht angeboten: Der Betreiber hat diesen Token weggelassen.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `${symbol} kann nicht gehandelt werden`,
    text: `${symbol} wird gegen den anderen Token nicht angeboten: Der Betreiber dieser Website hat das Paar weggelassen.`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol} kann nicht gehandelt werden`,
    text: `${symbol} wurde auf der Tokenliste nicht gefunden, und der Betreiber dieser Website lässt keine anderen Token zu.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Der Handel ist ausgeschaltet', text: CONTRACTS[reason] }),
  /** An exact amount to receive was typed, which such tokens do not allow. */
  noExactBuy: {
    title: 'Geben Sie den zu verkaufenden Betrag ein',
    text: 'Einer dieser Token behält einen Anteil jeder Übertragung ein, deshalb lässt sich kein genauer Betrag kaufen.',
  },
  noRoute: {
    title: 'Keine Route für diesen Betrag gefunden',
    text: 'Versuchen Sie einen anderen Betrag oder einen anderen Token.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol} lässt sich hier nicht kaufen`,
    text: 'PancakeSwap hat dafür einen Pool, aber der Swap-Contract dort kann den Mindestbetrag eines wenig bekannten Tokens nicht garantieren.',
  }),
  refusedExactOut: {
    title: 'Geben Sie den zu verkaufenden Betrag ein',
    text: 'PancakeSwap hat dafür einen Pool, aber der Swap-Contract dort garantiert den Mindestbetrag eines wenig bekannten Tokens nur bei einem festen Verkaufsbetrag.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Verkaufen Sie ${wrapped} statt ${coin}`,
    text: `PancakeSwap hat dafür Pools, aber der Swap-Contract dort kann ${coin} auf dem Weg zu einem wenig bekannten Token nicht schützen.`,
  }),
  noExactBuyByHook: {
    title: 'Geben Sie den zu verkaufenden Betrag ein',
    text: 'Die gefundenen Pools nehmen nur einen festen Betrag zum Verkaufen an.',
  },
  hookRefused: ({ text }) => ({
    title: 'Keine Route für diesen Betrag gefunden',
    text: sentences(
      `Ein Contract, den dieser Pool aufruft (sein Hook), hat den Swap abgelehnt${text === null ? '' : `: „${text}“`}.`,
      'Versuchen Sie einen anderen Betrag oder die andere Richtung.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Die Preise konnten nicht geladen werden',
    text: sentences(noAnswer, hasWallet && 'Es wurde nichts gesendet.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'Der Swap-Contract konnte nicht geprüft werden',
    text: sentences(noAnswer, 'Erneute Prüfung mit dem nächsten Block.', hasWallet && 'Es wurde nichts gesendet.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} steht nicht auf der Tokenliste`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `Die Tokenliste, die möglicherweise ${symbol} enthält, konnte nicht geladen werden`,
    ...unlistedWords(address),
  }),
  /** The next three: buying and selling were simulated, and that is what came out. */
  unbuyable: ({ symbol }) => ({
    title: `${symbol} lässt sich nicht kaufen`,
    text: 'Ergebnis einer Simulation im Netzwerk: Von den gekauften Token kam keiner an. Hier kann dieser Token nicht gehandelt werden.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} lässt sich nicht verkaufen`,
    text: 'Ergebnis einer Simulation im Netzwerk: Der Token ließ sich kaufen, aber nicht wieder verkaufen. Hier kann dieser Token nicht gehandelt werden.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} behielt den größten Teil einer Übertragung ein`,
    text: 'Ergebnis einer Simulation im Netzwerk: Der Token behielt den größten Teil des übertragenen Betrags ein. Hier kann dieser Token nicht gehandelt werden.',
  }),
  /** The text of this one and of the next has room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'Dieser Preis ist alt', text: `Vor über ${seconds} Sekunden gelesen.` }),
  stale: ({ minutes }) => ({ title: 'Die Preise sind alt', text: `Kein Block seit ${minutes} Minuten.` }),
  /** `coin`: what the network is paid in, "ETH". `reserve`, `usable`: amounts of it; the second one can be sold. */
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Behalten Sie etwas ${coin} für die Netzwerkkosten`,
    text: `Dieser Swap braucht zusätzlich etwa ${reserve}.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Jeder kann einen Token mit beliebigem Namen erstellen. Vergleichen Sie die Adresse dieses Tokens, ${address}, mit der Angabe einer Quelle, der Sie vertrauen.`,
  action: 'Diesen Token verwenden',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

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

interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: counted(count, { one: '1 Trade wartet auf Signaturen', other: `${count} Trades warten auf Signaturen` }),
  text: counted(count, {
    one: `„${title}“. ${signersText(signers)}, seit ${startText(since)}. Sie können diese Seite schließen oder weiter handeln: Was wartet, bleibt im Safe.`,
    other: `Neueste: „${title}“. ${signersText(signers)}, seit ${startText(since)}. Sie können diese Seite schließen oder weiter handeln: Was wartet, bleibt im Safe.`,
  }),
})

/** The visitor’s answer about a request that the wallet failed with. */
export const NOT_SENT = 'Wurde nicht gesendet'
export const MAY_BE_SENT = 'Ihr Wallet hat dies möglicherweise gesendet'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `„${request}“: ${problem}`,
    minutes !== null &&
      `Wird die Transaktion innerhalb von ${minutes} Minuten in einen Block aufgenommen, erscheint sie hier.`,
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'der zu verkaufende Token',
  buy: 'der zu erhaltende Token',
  amount: 'der Betrag',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'Der Link wurde nicht verwendet',
  text: 'Er gilt für ein Netzwerk, in dem Sie auf dieser Website nicht handeln können. Im hier gewählten Netzwerk können die Adressen des Links zu anderen Token gehören.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Ein Teil des Links wurde nicht verwendet',
  text: `Weggelassen: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

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
export const MULTIPLIER_CHANGED = 'Der Multiplikator für die Beträge eines Tokens hat sich geändert.'
export const PART_FAILED = 'Ein Teil dieser Seite ist ausgefallen.'
/** After the trade was sent. */
export const PART_FAILED_LATE = `${PART_FAILED} Prüfen Sie in Ihren letzten Transaktionen, was mit dem Swap geschehen ist.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'Die Prüfansicht wurde geschlossen.', message ?? 'Es wurde nichts gesendet.')
export const closedInWallet = (cause: string) => sentences(cause, 'Die Prüfansicht wurde geschlossen.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'Der Swap wurde vor dem Senden gestoppt.',
  wrap: 'Das Wrappen wurde vor dem Senden gestoppt.',
  unwrap: 'Das Entwrappen wurde vor dem Senden gestoppt.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
