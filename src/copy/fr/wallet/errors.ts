import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Regardez dans votre portefeuille si la transaction a été envoyée.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Vous avez refusé la demande dans votre portefeuille.',
  noAccounts: 'Vous avez refusé la demande dans votre portefeuille.',
  busy: 'Ouvrez votre portefeuille\u00a0: une demande y attend déjà.',
  timedOut: 'Votre portefeuille n’a pas répondu à temps.',
  notSwitched: 'Votre portefeuille n’a pas changé de réseau.',
  gone: 'Votre portefeuille n’est pas connecté.',
  notInstalled: 'Le portefeuille n’est pas installé dans ce navigateur.',
  connectorNotFound: 'Connecteur introuvable',
  networkLost:
    'Votre portefeuille a perdu sa connexion à ce réseau. Choisissez de nouveau le réseau dans votre portefeuille, puis réessayez.',
  unsupported: 'Votre portefeuille ne prend pas en charge cette demande.',
  upgradeRefused: 'Votre portefeuille n’a pas mis à niveau votre compte.',
  changed: 'Le compte ou le réseau de votre portefeuille a changé. Contrôlez-le et réessayez.',
  withdrawn: 'La demande n’a pas été envoyée à votre portefeuille.',
  alreadyConnected: 'Connecteur déjà connecté',
  framed: 'Cette page est affichée à l’intérieur d’une autre, elle n’utilise donc aucun portefeuille.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked:
    'Le navigateur a bloqué la fenêtre du portefeuille. Autorisez les fenêtres pop-up pour cette page et réessayez.',
  notOwner: 'Vous n’êtes pas propriétaire de ce Safe. Ouvrez-le en tant qu’un de ses propriétaires pour négocier.',
  relayUnreachable: 'WalletConnect est injoignable. Contrôlez votre connexion et réessayez.',
  accountsInvalid: 'Votre portefeuille n’a pas renvoyé de liste de comptes.',
  accountsUnreadable: 'Vos comptes n’ont pas pu être lus depuis votre portefeuille.',
  networkUnreadable: 'Le réseau n’a pas pu être lu depuis votre portefeuille.',
  chainNotConfigured: 'Réseau non configuré',
  chainRefused: 'Votre portefeuille ne prend pas en charge cette demande.',
  switchFailed: 'Erreur lors du changement de réseau.',
  addFailed: 'Erreur lors de l’ajout du réseau.',
  assetFailed: 'Votre portefeuille n’a pas pu ajouter le token.',
  assetRefused: 'Votre portefeuille n’a pas ajouté le token.',
  sendFailed: 'Votre portefeuille a signalé une erreur.',
  invalidHash: 'Hash de transaction non valide.',
  invalidResponse: 'Votre portefeuille a renvoyé une réponse non valide.',
  statusUnreadable: 'Votre portefeuille n’a pas pu indiquer l’état de la transaction.',
}

export const noFunds = (coin: string) =>
  `Le solde du compte en ${coinWord(coin)} est insuffisant pour les frais de réseau. Rien n’a été envoyé.`

/** Problems after which it is unknown whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Votre portefeuille n’a pas pu ajouter ${symbol}.`,
  assetRefused: (symbol) => `Votre portefeuille n’a pas ajouté ${symbol}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Rechargez cette page et reconnectez-vous.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Ajoutez ${network} dans les paramètres de votre portefeuille et choisissez-le là.`),
  refused: ({ network }) =>
    `Votre portefeuille ne permet pas de passer à ${network} depuis ici. Choisissez plutôt ${network} dans votre portefeuille.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Choisissez plutôt ${network} dans votre portefeuille.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Choisissez ${network} dans votre portefeuille, ou réessayez.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
