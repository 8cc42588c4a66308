import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  /** The label of the button below the text. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: '이 네트워크의 스왑 컨트랙트가 예상한 컨트랙트가 아닙니다.',
}

const cannotBeTraded = (symbol: string) => `${symbol} 거래 불가`

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `지갑의 현재 네트워크: ${walletNetwork}`,
    text: `거래하려면 ${chainName} 네트워크로 전환하세요. 토큰은 지금 있는 곳에 그대로 있습니다.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `불러오지 못함: ${symbol}`,
    text: sentences(noAnswer, hasWallet && '아무것도 전송되지 않았습니다.'),
  }),
  noCode: ({ symbol }) => ({
    title: cannotBeTraded(symbol),
    text: `이 네트워크에는 ${symbol} 컨트랙트가 없으므로 여기에서 거래할 수 없습니다.`,
  }),
  notAToken: ({ symbol }) => ({
    title: cannotBeTraded(symbol),
    text: `이 네트워크에서 ${symbol} 컨트랙트가 토큰처럼 응답하지 않으므로 여기에서 거래할 수 없습니다.`,
  }),
  notOffered: ({ symbol }) => ({
    title: cannotBeTraded(symbol),
    text: `${symbol} 토큰은 이 사이트에서 제공되지 않습니다. 운영자가 제외했습니다.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: cannotBeTraded(symbol),
    text: `${symbol} 토큰은 상대 토큰과의 거래에 제공되지 않습니다. 이 사이트의 운영자가 이 페어를 제외했습니다.`,
  }),
  notListed: ({ symbol }) => ({
    title: cannotBeTraded(symbol),
    text: `토큰 목록에서 ${symbol} 토큰을 찾지 못했으며, 이 사이트의 운영자는 다른 토큰을 허용하지 않습니다.`,
  }),
  noContracts: ({ reason }) => ({ title: '거래할 수 없습니다', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: '파는 수량을 입력하세요',
    text: '이 토큰 중 하나는 이체할 때마다 일부를 떼어 가므로 정확한 수량을 구매할 수 없습니다.',
  },
  noRoute: {
    title: '이 수량의 경로를 찾을 수 없습니다',
    text: '다른 수량이나 다른 토큰을 시도해 보세요.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol}: 여기서 구매할 수 없음`,
    text: 'PancakeSwap에 이 토큰의 풀이 있지만, 그곳의 스왑 컨트랙트는 잘 알려지지 않은 토큰의 최소 수령 수량을 보장하지 못합니다.',
  }),
  refusedExactOut: {
    title: '파는 수량을 입력하세요',
    text: 'PancakeSwap에 이 거래의 풀이 있지만, 그곳의 스왑 컨트랙트는 파는 수량이 고정된 경우에만 잘 알려지지 않은 토큰의 최소 수령 수량을 보장합니다.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `${coin} 대신 ${wrapped} 팔기`,
    text: `PancakeSwap에 이 거래의 풀이 있지만, 그곳의 스왑 컨트랙트는 잘 알려지지 않은 토큰으로 가는 경로에서 ${coin} 자산을 보호하지 못합니다.`,
  }),
  noExactBuyByHook: {
    title: '파는 수량을 입력하세요',
    text: '찾은 풀은 판매할 수량을 정한 거래만 받습니다.',
  },
  hookRefused: ({ text }) => ({
    title: '이 수량의 경로를 찾을 수 없습니다',
    text: sentences(
      `이 풀이 호출하는 컨트랙트(훅)가 스왑을 거절했습니다${text === null ? '' : `: “${text}”`}.`,
      '다른 수량이나 반대 방향을 시도해 보세요.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: '가격을 불러오지 못했습니다',
    text: sentences(noAnswer, hasWallet && '아무것도 전송되지 않았습니다.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: '스왑 컨트랙트를 확인하지 못했습니다',
    text: sentences(noAnswer, '다음 블록에서 다시 확인합니다.', hasWallet && '아무것도 전송되지 않았습니다.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol}: 토큰 목록에 없음`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `${symbol} 토큰이 들어 있을 수도 있는 토큰 목록을 불러오지 못했습니다`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol}: 구매할 수 없음`,
    text: '네트워크에서 시뮬레이션했을 때 구매한 토큰이 하나도 도착하지 않았습니다. 여기에서 거래할 수 없습니다.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol}: 판매할 수 없음`,
    text: '네트워크에서 시뮬레이션했을 때 토큰을 구매할 수는 있었지만 다시 판매할 수는 없었습니다. 여기에서 거래할 수 없습니다.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol}: 이체된 양의 대부분을 떼어 감`,
    text: '네트워크에서 시뮬레이션했을 때 토큰이 이체된 양의 대부분을 떼어 갔습니다. 여기에서 거래할 수 없습니다.',
  }),
  /** The texts of this notice and of the next one have room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: '오래된 가격입니다', text: `읽은 지 ${seconds}초가 넘었습니다.` }),
  stale: ({ minutes }) => ({ title: '오래된 가격입니다', text: `${minutes}분 동안 블록이 없습니다.` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `네트워크 비용으로 ${coin} 일부를 남겨 두세요`,
    text: `이 스왑에 추가로 필요한 금액: 약 ${reserve}.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `누구나 아무 이름으로 토큰을 만들 수 있습니다. 이 토큰의 주소(${address})를 신뢰하는 출처와 비교하세요.`,
  action: '이 토큰 사용',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: '토큰 수수료를 측정하지 못했습니다',
  text: '일부 토큰은 이체할 때마다 일부를 떼어 갑니다. 이 토큰 중 하나가 그렇다면, 표시된 것보다 적게 받거나 스왑이 실패합니다.',
}

export const GONE = '요청이 지갑에서 사라졌습니다'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: '요청 하나가 아직 지갑에서 기다리고 있습니다',
  text: `“${request}”: 지갑에서 확인하면 아직 실행될 수 있는 요청입니다. 더 이상 원하지 않으면 거부하세요.`,
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
  title: pendingText(count, true),
  text: counted(count, {
    other: `최신 요청: “${title}”. ${signersText(signers)}, ${startText(since)}부터. 이 페이지를 닫거나 거래를 계속해도 됩니다. 기다리고 있는 것은 Safe에 그대로 남습니다.`,
  }),
})

export const NOT_SENT = '전송되지 않았습니다'
export const MAY_BE_SENT = '지갑이 이미 전송했을 수 있습니다'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `“${request}”: ${problem}`,
    minutes !== null && `${minutes}분 안에 블록에 포함되면 여기에 표시됩니다.`,
  ),
  action: NOT_SENT,
})

export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: '팔 토큰',
  buy: '받을 토큰',
  amount: '수량',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: '링크를 사용하지 않았습니다',
  text: '이 사이트가 거래하지 않는 네트워크의 링크입니다. 이 네트워크에서는 링크의 주소가 다른 토큰의 것일 수 있습니다.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: '링크의 일부를 사용하지 않았습니다',
  text: `제외된 항목: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = '마지막 스왑'
export const NOT_SWITCHED = '지갑이 다른 네트워크에 있습니다'

export const DISCONNECTED = {
  person: '사용자가 지갑 연결을 해제했습니다.',
  otherTab: '사용자가 다른 탭에서 지갑 연결을 해제했습니다.',
  wallet: '지갑이 연결을 끊었습니다.',
  crash: '지갑이 작동을 멈췄습니다.',
} as const
export const NETWORK_CHANGED = '지갑의 네트워크가 변경되었습니다.'
export const ACCOUNT_CHANGED = '지갑의 계정이 변경되었습니다.'
export const WALLET_CHANGED = '연결된 지갑이 변경되었습니다.'
export const MULTIPLIER_CHANGED = '토큰 수량의 배수가 변경되었습니다.'
export const PART_FAILED = '이 페이지의 일부에 오류가 발생했습니다.'
export const PART_FAILED_LATE = `${PART_FAILED} 스왑이 어떻게 되었는지 최근 트랜잭션에서 확인하세요.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, '검토 화면이 닫혔습니다.', message ?? '아무것도 전송되지 않았습니다.')
export const closedInWallet = (cause: string) => sentences(cause, '검토 화면이 닫혔습니다.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: '스왑이 전송되기 전에 중단되었습니다.',
  wrap: '래핑이 전송되기 전에 중단되었습니다.',
  unwrap: '언래핑이 전송되기 전에 중단되었습니다.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
