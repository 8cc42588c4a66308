import { CONNECT_FAILED } from './connect'
import type { WalletError, WalletProblem } from '../../../domain/wallet/walletError'

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
  sendFailed: `Ihr Wallet hat einen Fehler gemeldet. ${CHECK_SENT}`,
  invalidHash: `Ungültiger Transaktions-Hash. ${CHECK_SENT}`,
  invalidResponse: `Ihr Wallet hat eine ungültige Antwort gegeben. ${CHECK_SENT}`,
  statusUnreadable: 'Ihr Wallet konnte den Status der Transaktion nicht mitteilen.',
}

/** The account cannot pay for what was about to be sent. `coin`: the symbol of the network's own. */
export const noFunds = (coin: string) =>
  `Auf dem Konto ist nicht genug ${coin} für die Netzwerkkosten. Es wurde nichts gesendet.`

/** The problem with a wallet. */
export const walletErrorText = (problem: WalletProblem): string => SENTENCE[problem]

/** The problem with a wallet that may have sent what it was asked for. */
export function mayBeSentText(problem: WalletProblem): string {
  const sentence = SENTENCE[problem]
  return sentence.endsWith(CHECK_SENT) ? sentence : `${sentence} ${CHECK_SENT}`
}

/** Why a token was not offered to the wallet. */
export function assetErrorText(problem: WalletProblem, symbol: string): string {
  if (problem === 'assetFailed') return `Ihr Wallet konnte ${symbol} nicht hinzufügen.`
  return problem === 'assetRefused' ? `Ihr Wallet hat ${symbol} nicht hinzugefügt.` : SENTENCE[problem]
}

/** Why a switch failed, and what the user can do next. `network`: the name of the chain to switch to. */
export function switchErrorText({ problem, failure }: WalletError, network: string): string {
  const sentence = SENTENCE[problem]
  // These already say what to do.
  if (failure === 'busy' || failure === 'changed') return sentence
  if (failure === 'gone') return `${sentence} Laden Sie diese Seite neu und verbinden Sie es erneut.`
  if (problem === 'addFailed')
    return `${sentence} Fügen Sie ${network} in den Einstellungen Ihres Wallets hinzu und wählen Sie es dort.`
  if (problem === 'chainRefused') {
    return `Ihr Wallet unterstützt den Wechsel zu ${network} von hier aus nicht. Wählen Sie ${network} stattdessen in Ihrem Wallet.`
  }
  if (failure === 'unsupported') return `${sentence} Wählen Sie ${network} stattdessen in Ihrem Wallet.`
  return `${sentence} Wählen Sie ${network} in Ihrem Wallet oder versuchen Sie es erneut.`
}
