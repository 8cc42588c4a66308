import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = '트랜잭션이 전송되었는지 지갑에서 확인하세요.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: '사용자가 지갑에서 요청을 거부했습니다.',
  noAccounts: '사용자가 지갑에서 요청을 거부했습니다.',
  busy: '지갑을 여세요. 이미 기다리고 있는 요청이 있습니다.',
  timedOut: '지갑이 제시간에 응답하지 않았습니다.',
  notSwitched: '지갑이 네트워크를 전환하지 않았습니다.',
  gone: '지갑이 연결되어 있지 않습니다.',
  notInstalled: '이 브라우저에 지갑이 설치되어 있지 않습니다.',
  connectorNotFound: '커넥터를 찾을 수 없습니다',
  networkLost: '지갑과 이 네트워크의 연결이 끊어졌습니다. 지갑에서 네트워크를 다시 선택한 다음 다시 시도하세요.',
  unsupported: '지갑이 이 요청을 지원하지 않습니다.',
  upgradeRefused: '지갑이 계정을 업그레이드하지 않았습니다.',
  changed: '지갑의 계정이나 네트워크가 변경되었습니다. 확인하고 다시 시도하세요.',
  withdrawn: '요청이 지갑에 전송되지 않았습니다.',
  alreadyConnected: '커넥터가 이미 연결되어 있습니다',
  framed: '이 페이지는 다른 페이지 안에 표시되고 있으므로 지갑을 사용하지 않습니다.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: '브라우저가 지갑의 창을 차단했습니다. 이 페이지의 팝업을 허용하고 다시 시도하세요.',
  notOwner: '사용자는 이 Safe의 소유자가 아닙니다. 거래하려면 소유자 중 한 명의 계정으로 이 Safe를 여세요.',
  relayUnreachable: 'WalletConnect에 연결할 수 없습니다. 연결 상태를 확인하고 다시 시도하세요.',
  accountsInvalid: '지갑이 계정 목록을 반환하지 않았습니다.',
  accountsUnreadable: '지갑에서 계정을 읽지 못했습니다.',
  networkUnreadable: '지갑에서 네트워크를 읽지 못했습니다.',
  chainNotConfigured: '네트워크가 구성되지 않았습니다',
  chainRefused: '지갑이 이 요청을 지원하지 않습니다.',
  switchFailed: '네트워크를 전환하는 중 오류가 발생했습니다.',
  addFailed: '네트워크를 추가하는 중 오류가 발생했습니다.',
  assetFailed: '지갑이 토큰을 추가하지 못했습니다.',
  assetRefused: '지갑이 토큰을 추가하지 않았습니다.',
  sendFailed: '지갑이 오류를 보고했습니다.',
  invalidHash: '트랜잭션 해시가 잘못되었습니다.',
  invalidResponse: '지갑이 잘못된 응답을 반환했습니다.',
  statusUnreadable: '지갑이 트랜잭션의 상태를 보고하지 못했습니다.',
}

export const noFunds = (coin: string) =>
  `계정에 네트워크 비용으로 쓸 ${coinWord(coin)} 코인이 부족합니다. 아무것도 전송되지 않았습니다.`

const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `지갑이 ${symbol} 토큰을 추가하지 못했습니다.`,
  assetRefused: (symbol) => `지갑이 ${symbol} 토큰을 추가하지 않았습니다.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], '이 페이지를 새로고침하고 다시 연결하세요.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `지갑의 설정에서 ${network} 네트워크를 추가하고 그곳에서 선택하세요.`),
  refused: ({ network }) =>
    `지갑이 여기에서 ${network} 네트워크로 전환하는 것을 지원하지 않습니다. 대신 지갑에서 ${network} 네트워크를 선택하세요.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `대신 지갑에서 ${network} 네트워크를 선택하세요.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `지갑에서 ${network} 네트워크를 선택하거나 다시 시도하세요.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
