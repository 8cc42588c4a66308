import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Check your wallet to see whether the transaction was sent.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'You rejected the request in your wallet.',
  noAccounts: 'You rejected the request in your wallet.',
  busy: 'Open your wallet: a request is already waiting there.',
  timedOut: 'Your wallet did not respond in time.',
  notSwitched: 'Your wallet did not switch networks.',
  gone: 'Your wallet is not connected.',
  notInstalled: 'The wallet is not installed in this browser.',
  connectorNotFound: 'Connector not found',
  networkLost:
    'Your wallet has lost its connection to this network. Choose the network again in your wallet, then retry.',
  unsupported: 'Your wallet does not support this request.',
  upgradeRefused: 'Your wallet did not upgrade your account.',
  changed: 'The account or network in your wallet has changed. Check it and try again.',
  withdrawn: 'The request was not sent to your wallet.',
  alreadyConnected: 'Connector already connected',
  framed: 'This page is shown inside another one, so it uses no wallet.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: 'The browser blocked the wallet’s window. Allow pop-ups for this page and retry.',
  notOwner: 'You are not an owner of this Safe. Open it as one of its owners to trade.',
  relayUnreachable: 'WalletConnect cannot be reached. Check your connection and retry.',
  accountsInvalid: 'Your wallet did not return a list of accounts.',
  accountsUnreadable: 'Your accounts could not be read from your wallet.',
  networkUnreadable: 'The network could not be read from your wallet.',
  chainNotConfigured: 'Chain not configured',
  chainRefused: 'Your wallet does not support this request.',
  switchFailed: 'Error switching chain.',
  addFailed: 'Error adding chain.',
  assetFailed: 'Your wallet could not add the token.',
  assetRefused: 'Your wallet did not add the token.',
  sendFailed: 'Your wallet reported an error.',
  invalidHash: 'Invalid transaction hash.',
  invalidResponse: 'Your wallet returned an invalid response.',
  statusUnreadable: 'Your wallet could not report the status of the transaction.',
}

/**
 * Says that the account cannot pay the network cost of a transaction that was about to be sent. `coin`: the symbol of
 * the network's own coin.
 */
export const noFunds = (coin: string) =>
  `There is not enough ${coinWord(coin)} in the account for the network cost. Nothing was sent.`

/** Texts about problems after which the transaction may or may not have been sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

/** Describes a problem with a wallet. */
export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

/** Describes a problem with a wallet. In spite of the problem, the wallet may have sent the requested transaction. */
export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

/** Says that a token was not added to the list of tokens in the wallet. `symbol`: "USDC". */
const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Your wallet could not add ${symbol}.`,
  assetRefused: (symbol) => `Your wallet did not add ${symbol}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

/**
 * Says why the wallet did not switch to another network, and what the visitor can do next. `network`: the name of the
 * other network, "Base".
 */
const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Reload this page and connect again.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Add ${network} in your wallet’s settings and choose it there.`),
  refused: ({ network }) =>
    `Your wallet does not support switching to ${network} from here. Choose ${network} in your wallet instead.`,
  chooseThere: ({ problem, network }) => sentences(SENTENCE[problem], `Choose ${network} in your wallet instead.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Choose ${network} in your wallet, or try again.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
