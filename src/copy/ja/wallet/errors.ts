import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'トランザクションが送信されたかどうかをウォレットで確認してください。'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'ウォレットでリクエストを拒否しました。',
  noAccounts: 'ウォレットでリクエストを拒否しました。',
  busy: 'ウォレットを開いてください。すでに待機中のリクエストがあります。',
  timedOut: 'ウォレットが時間内に応答しませんでした。',
  notSwitched: 'ウォレットがネットワークを切り替えませんでした。',
  gone: 'ウォレットが接続されていません。',
  notInstalled: 'このブラウザにウォレットがインストールされていません。',
  connectorNotFound: 'コネクターが見つかりません。',
  networkLost:
    'ウォレットとこのネットワークの接続が切れました。ウォレットでもう一度このネットワークを選んでから、再試行してください。',
  unsupported: 'ウォレットはこのリクエストに対応していません。',
  upgradeRefused: 'ウォレットがアカウントをアップグレードしませんでした。',
  changed: 'ウォレットのアカウントまたはネットワークが変わりました。確認して、もう一度お試しください。',
  withdrawn: 'リクエストはウォレットに送られませんでした。',
  alreadyConnected: 'コネクターはすでに接続されています。',
  framed: 'このページは別のページの中に表示されているため、ウォレットを使用しません。',
  connectFailed: CONNECT_FAILED,
  popUpBlocked:
    'ブラウザがウォレットのウィンドウをブロックしました。このページのポップアップを許可して、再試行してください。',
  notOwner: 'このアカウントはこのSafeの所有者ではありません。取引するには、所有者としてSafeを開いてください。',
  relayUnreachable: 'WalletConnectに接続できません。接続を確認して、再試行してください。',
  accountsInvalid: 'ウォレットがアカウントのリストを返しませんでした。',
  accountsUnreadable: 'ウォレットからアカウントを読み取れませんでした。',
  networkUnreadable: 'ウォレットからネットワークを読み取れませんでした。',
  chainNotConfigured: 'ネットワークが設定されていません。',
  chainRefused: 'ウォレットはこのリクエストに対応していません。',
  switchFailed: 'ネットワークの切り替え中にエラーが発生しました。',
  addFailed: 'ネットワークの追加中にエラーが発生しました。',
  assetFailed: 'ウォレットはトークンを追加できませんでした。',
  assetRefused: 'ウォレットはトークンを追加しませんでした。',
  sendFailed: 'ウォレットがエラーを報告しました。',
  invalidHash: 'トランザクションハッシュが無効です。',
  invalidResponse: 'ウォレットが無効な応答を返しました。',
  statusUnreadable: 'ウォレットはトランザクションの状態を報告できませんでした。',
}

/** The account cannot pay for what was about to be sent. `coin`: the symbol of the network's own. */
export const noFunds = (coin: string) =>
  `アカウントには、ネットワークコストに足りる${coinWord(coin)}がありません。何も送信されていません。`

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
  assetFailed: (symbol) => `ウォレットは${symbol}を追加できませんでした。`,
  assetRefused: (symbol) => `ウォレットは${symbol}を追加しませんでした。`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

/** Why the wallet did not switch to another network, and what the visitor can do next. `network`: its name, "Base". */
const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'このページを再読み込みし、もう一度接続してください。'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `ウォレットの設定で${network}を追加し、そこで選んでください。`),
  refused: ({ network }) =>
    `ウォレットは、ここから${network}への切り替えに対応していません。代わりにウォレットで${network}を選んでください。`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `代わりにウォレットで${network}を選んでください。`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `ウォレットで${network}を選ぶか、もう一度お試しください。`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
