import { coinWord } from '../../../domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import type { WalletError, WalletProblem } from '../../../domain/wallet/walletError'

const CHECK_SENT = 'Check your wallet to see whether the transaction was sent.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'You declined the request in your wallet.',
  noAccounts: 'You declined the request in your wallet.',
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
  sendFailed: `Your wallet reported an error. ${CHECK_SENT}`,
  invalidHash: `Invalid transaction hash. ${CHECK_SENT}`,
  invalidResponse: `Your wallet returned an invalid response. ${CHECK_SENT}`,
  statusUnreadable: 'Your wallet could not report the status of the transaction.',
}

/** The account cannot pay for what was about to be sent. `coin`: the symbol of the network's own. */
export const noFunds = (coin: string) =>
  `There is not enough ${coinWord(coin)} in the account for the network cost. Nothing was sent.`

/** The problem with a wallet. */
export const walletErrorText = (problem: WalletProblem): string => SENTENCE[problem]

/** The problem with a wallet that may have sent what it was asked for. */
export function mayBeSentText(problem: WalletProblem): string {
  const sentence = SENTENCE[problem]
  return sentence.endsWith(CHECK_SENT) ? sentence : `${sentence} ${CHECK_SENT}`
}

/** Why a token was not offered to the wallet. */
export function assetErrorText(problem: WalletProblem, symbol: string): string {
  if (problem === 'assetFailed') return `Your wallet could not add ${symbol}.`
  return problem === 'assetRefused' ? `Your wallet did not add ${symbol}.` : SENTENCE[problem]
}

/** Why a switch failed, and what the user can do next. `network`: the name of the chain to switch to. */
export function switchErrorText({ problem, failure }: WalletError, network: string): string {
  const sentence = SENTENCE[problem]
  // These already say what to do.
  if (failure === 'busy' || failure === 'changed') return sentence
  if (failure === 'gone') return `${sentence} Reload this page and connect again.`
  if (problem === 'addFailed') return `${sentence} Add ${network} in your wallet’s settings and choose it there.`
  if (problem === 'chainRefused') {
    return `Your wallet does not support switching to ${network} from here. Choose ${network} in your wallet instead.`
  }
  if (failure === 'unsupported') return `${sentence} Choose ${network} in your wallet instead.`
  return `${sentence} Choose ${network} in your wallet, or try again.`
}
