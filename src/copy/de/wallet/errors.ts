import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Prüfen Sie in Ihrem Wallet, ob die Transaktion gesendet wurde.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Sie haben die Anfrage in Ihrem Wallet abgelehnt.',
  noAccounts: 'Sie haben die Anfrage in Ihrem Wallet abgelehnt.',
  busy: 'Öffnen Sie Ihr Wallet: Dort wartet bereits eine Anfrage.',
  timedOut: 'Ihr Wallet hat nicht rechtzeitig geantwortet.',
  notSwitched: 'Ihr Wallet hat das Netzwerk nicht gewechselt.',
  gone: 'Ihr Wallet ist nicht verbunden.',
  notInstalled: 'Das Wallet ist in diesem Browser nicht installiert.',
  connectorNotFound: 'Connector nicht gefunden.',
  networkLost:
    'Ihr Wallet hat die Verbindung zu diesem Netzwerk verloren. Wählen Sie das Netzwerk erneut in Ihrem Wallet und versuchen Sie es dann noch einmal.',
  unsupported: 'Ihr Wallet unterstützt diese Anfrage nicht.',
  upgradeRefused: 'Ihr Wallet hat das Upgrade Ihres Kontos nicht durchgeführt.',
  changed: 'Das Konto oder Netzwerk in Ihrem Wallet hat sich geändert. Prüfen Sie es und versuchen Sie es erneut.',
  withdrawn: 'Die Anfrage wurde nicht an Ihr Wallet gesendet.',
  alreadyConnected: 'Connector bereits verbunden.',
  framed: 'Diese Seite wird innerhalb einer anderen angezeigt und verwendet deshalb kein Wallet.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked:
    'Der Browser hat das Fenster des Wallets blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
  notOwner: 'Sie sind kein Eigentümer dieses Safe. Öffnen Sie ihn zum Handeln als einer seiner Eigentümer.',
  relayUnreachable: 'WalletConnect ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  accountsInvalid: 'Ihr Wallet hat keine Liste von Konten zurückgegeben.',
  accountsUnreadable: 'Ihre Konten konnten nicht aus Ihrem Wallet gelesen werden.',
  networkUnreadable: 'Das Netzwerk konnte nicht aus Ihrem Wallet gelesen werden.',
  chainNotConfigured: 'Netzwerk nicht konfiguriert.',
  chainRefused: 'Ihr Wallet unterstützt diese Anfrage nicht.',
  switchFailed: 'Fehler beim Wechseln des Netzwerks.',
  addFailed: 'Fehler beim Hinzufügen des Netzwerks.',
  assetFailed: 'Ihr Wallet konnte den Token nicht hinzufügen.',
  assetRefused: 'Ihr Wallet hat den Token nicht hinzugefügt.',
  sendFailed: 'Ihr Wallet hat einen Fehler gemeldet.',
  invalidHash: 'Ungültiger Transaktions-Hash.',
  invalidResponse: 'Ihr Wallet hat eine ungültige Antwort gegeben.',
  statusUnreadable: 'Ihr Wallet konnte den Status der Transaktion nicht mitteilen.',
}

/** The account cannot pay for what was about to be sent. `coin`: the symbol of the network's own. */
export const noFunds = (coin: string) =>
  `Auf dem Konto ist nicht genug ${coin} für die Netzwerkkosten. Es wurde nichts gesendet.`

/** Of a problem after which it is not known whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

/** The problem with a wallet. */
export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

/** The problem with a wallet that may have sent what it was asked for. */
export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

/** Of a token that was offered to the wallet, which shows such tokens in its own list. `symbol`: "USDC". */
const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Ihr Wallet konnte ${symbol} nicht hinzufügen.`,
  assetRefused: (symbol) => `Ihr Wallet hat ${symbol} nicht hinzugefügt.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

/** Why the wallet did not switch to another network, and what the visitor can do next. `network`: its name, "Base". */
const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Laden Sie diese Seite neu und verbinden Sie es erneut.'),
  addThere: ({ problem, network }) =>
    sentences(
      SENTENCE[problem],
      `Fügen Sie ${network} in den Einstellungen Ihres Wallets hinzu und wählen Sie es dort.`,
    ),
  refused: ({ network }) =>
    `Ihr Wallet unterstützt den Wechsel zu ${network} von hier aus nicht. Wählen Sie ${network} stattdessen in Ihrem Wallet.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Wählen Sie ${network} stattdessen in Ihrem Wallet.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Wählen Sie ${network} in Ihrem Wallet oder versuchen Sie es erneut.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
