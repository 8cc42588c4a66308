import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `가격이 설정한 슬리피지 한도 ${percent}를 넘어 움직였습니다.`,
  notInTime: ({ minutes }) => counted(minutes, { other: `${minutes}분 안에 확정되지 않았습니다.` }),
  notInLongTime: ({ minutes }) => `${durationText(minutes)} 안에 확정되지 않았습니다.`,
  deadlinePassed: '전송되기 전에 기한이 지났습니다.',
  transferRefused: ({ symbol }) =>
    `${symbol} 컨트랙트가 이체를 거절했습니다. 잔액이나 승인이 부족하거나, 컨트랙트 자체의 규칙이 이체를 금지합니다.`,
  allowanceExpired: ({ symbol }) =>
    `Permit2를 통한 ${symbol} 승인이 만료되었습니다. 승인을 갱신하려면 다시 시작하세요.`,
  payoutRefused: ({ symbol }) =>
    `${symbol} 토큰을 지급할 수 없었습니다. 컨트랙트가 자체 규칙에 따라 이체를 거절했습니다.`,
  hookRefused: ({ text }) =>
    `이 풀이 호출하는 컨트랙트(훅)가 스왑을 거절했습니다${text === null ? '' : `: “${text}”`}.`,
  takesFee: '이 경로의 토큰 하나가 이체할 때마다 수수료를 떼는데, 그 토큰의 풀은 이를 허용하지 않습니다.',
  noLiquidity: '풀에 이 수량을 거래할 만큼의 토큰이 더 이상 없습니다.',
  guard: '누군가가 같은 블록에서 가격을 움직여, 샌드위치 방어가 스왑을 실패하게 했습니다.',
  noHistory: '이 경로의 풀 하나가 샌드위치 방어에 필요한 가격 기록을 남기지 않습니다. 이 스왑에서는 방어를 끄세요.',
  zeroAmount: '스왑하기에는 수량이 너무 적습니다.',
  locked: '이 경로의 풀 하나가 같은 트랜잭션의 다른 호출에 의해 잠겨 있습니다.',
  panic: ({ code }) => `이 경로의 컨트랙트 하나가 내부 오류로 중단되었습니다${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `컨트랙트가 메시지 없이 오류 코드만 알려 주었습니다: ${code}.`,
  noCoin: ({ coin }) => `계정에 네트워크 비용으로 쓸 ${coin} 코인이 부족합니다.`,
  returned: ({ text }) => `컨트랙트의 응답: “${text}”.`,
  noReason: '네트워크가 이유를 알려 주지 않았습니다.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = '네트워크에서 시뮬레이션하는 중…'
export const notSimulated = (cause: string) => `시뮬레이션하지 않음: ${cause}.`
export const CANNOT_SIMULATE = '시뮬레이션하지 않음: 노드가 할 수 없습니다.'
export const BALANCE_UNREAD = '방금 시뮬레이션했지만, 이후의 잔액을 모두 읽지는 못했습니다.'
export const NOT_SIMULATED = '시뮬레이션하지 않음'
export const UNTRIED = {
  unsupported: '노드가 이를 시뮬레이션할 수 없으므로 위의 금액은 확인되지 않았습니다.',
  unread: '시뮬레이션에서 모든 잔액을 읽지는 못했으므로 위의 금액은 확인되지 않았습니다.',
  hook: '풀의 훅이 무엇을 하는지는 완전한 시뮬레이션으로만 알 수 있으며, 노드가 이를 제공하지 않았습니다. 이 스왑은 진행할 수 없습니다.',
}
export const FAILS = '방금 시뮬레이션함: 실패합니다.'
export const SIMULATED_AS_QUOTED = '방금 시뮬레이션함: 정확히 이 금액이 옮겨지며, 네트워크 비용이 추가됩니다.'
export const SIMULATED = '방금 시뮬레이션했습니다. 네트워크 비용이 추가됩니다.'
export const simulatedAgo = (age: string) => `시뮬레이션 시점: ${age}. 그 후로 노드가 응답하지 않았습니다.`

export const WOULD_FAIL = '지금 실행하면 실패합니다'

export const balanceLabel = (symbol: string) => `내 ${symbol}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `네트워크 비용에 쓸 ${symbol} 부족`

interface CostShortfall {
  symbol: string
  /** `reserve`: the amount of the coin that the wallet may ask for. `balance`: the amount that the account has. */
  reserve: string
  balance: string
  /** Whether the trade also sells the coin. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `지갑이 네트워크 비용으로 ${isSold ? `파는 ${symbol} 외에 추가로 ` : ''}${reserve} ${symbol}까지 요구할 수 있습니다. 내 계정의 잔액: ${balance} ${symbol}.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: '실행하면 동의한 것보다 적게 도착합니다',
    text: `시뮬레이션에서 도착한 금액: ${moved}. 도착해야 하는 금액: 최소 ${allowed}. 나에게 보내온 금액의 일부를 토큰이 떼어 가는 것일 수 있습니다.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: '실행하면 동의한 것보다 많이 지갑에서 빠져나갑니다',
    text: `시뮬레이션 중 지갑에서 빠져나간 금액: ${moved}. 허용된 금액: 최대 ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: '실행하면 동의한 것보다 많이 지갑에서 빠져나갑니다',
    text: `시뮬레이션 중 스왑 대상이 아닌 토큰도 지갑에서 빠져나갔습니다: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} 토큰을 되팔 수 없었습니다`,
    text: sentences(`시뮬레이션에서 ${symbol} 토큰을 사서 바로 되팔았는데, 판매가 실패했습니다.`, revertText(revert)),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `${symbol} 토큰을 되팔면 ${percent} 손실이 납니다`,
    text: sentences(
      `시뮬레이션에서 ${symbol} 토큰을 사서 바로 되팔았는데, 지불한 금액의 ${percent}가 돌아오지 않았습니다.`,
      fees !== null && `그중 풀 수수료로 설명되는 부분은 ${fees}입니다.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    '지갑이 이 요청을 폐기했다고 하며, 이 요청의 트랜잭션은 네트워크에 하나도 없습니다. 나중에 나타날 경우에 대비해 최근 트랜잭션에 남겨 둡니다.',
  partial:
    '일부만 실행되었고, 스왑은 실행되지 않았습니다. 승인이 열려 있을 수 있습니다. 다시 시도하기 전에 승인을 확인하세요.',
  unclear:
    '지갑이 이 요청이 끝났다고 하지만, 이 요청의 트랜잭션을 네트워크에서 하나도 찾지 못했습니다. 나중에 나타날 경우에 대비해 최근 트랜잭션에 남겨 둡니다.',
  undecided:
    '이 요청은 같은 계정의 다른 요청과 함께 하나의 트랜잭션으로 실행되었으며, 그중 어느 것이 성공했는지 네트워크에서 알 수 없습니다. 다시 시도하기 전에 잔액을 확인하세요.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT =
  '지갑이 이전 요청을 전송했습니다. 실수로 두 번 전송되지 않도록 검토 화면을 닫았습니다.'

export const sentAfterReview = (request: string) =>
  `검토 화면이 닫힌 뒤에 지갑이 다음 요청을 전송했습니다: “${request}”. 전송한 계정의 최근 트랜잭션을 확인하세요.`

const REVIEW_AGAIN = {
  swap: '계속하려면 스왑을 검토하세요.',
  wrap: '계속하려면 래핑을 검토하세요.',
  unwrap: '계속하려면 언래핑을 검토하세요.',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: '아무것도 전송되지 않았습니다.',
  swap: '스왑은 전송되지 않았습니다.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? '승인 금액이 부족합니다.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('사용자가 요청을 거부했습니다.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('사용자가 요청을 거부했습니다.', UNSENT[unsent], `${symbol} 승인은 그대로 유지됩니다.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `내 ${symbol} 토큰에 대한 Permit2 승인이 만료되었거나 너무 일찍 만료됩니다. 갱신하려면 확인 버튼을 다시 누르세요.`,
      UNSENT[unsent],
    ),
  oneByOne: '지갑이 모든 단계를 한 번에 실행할 수 없습니다. 한 단계씩 실행하려면 확인 버튼을 다시 누르세요.',
  oneByOneLate: ({ unsent }) => sentences('지갑이 모든 단계를 한 번에 실행할 수 없습니다.', UNSENT[unsent]),
  notUpgraded: ({ unsent }) =>
    sentences(
      '사용자가 업그레이드를 거부하여 계정은 그대로입니다.',
      UNSENT[unsent],
      '한 단계씩 실행하려면 확인 버튼을 다시 누르세요.',
    ),
  notUpgradedLate: ({ unsent }) => sentences('사용자가 업그레이드를 거부하여 계정은 그대로입니다.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('그 사이에 지갑이 변경되었습니다.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('검토 이후에 스왑 컨트랙트가 변경되었습니다.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`${symbol} 승인을 읽을 수 없습니다.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('이 스왑은 가치를 너무 많이 잃게 됩니다.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) =>
    sentences('트랜잭션 하나가 사용할 수 있는 것보다 많은 가스가 필요합니다.', UNSENT[unsent]),
  headTooOld: ({ unsent }) =>
    sentences('노드가 뒤처져 있습니다. 노드의 최신 블록이 너무 오래되었습니다.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`전송되기 전에 가격을 읽은 지 ${minutes}분이 넘었습니다.`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('노드가 지금은 이를 시뮬레이션할 수 없습니다.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('노드가 시뮬레이션에 너무 오래 걸렸습니다. 결과는 이전 블록을 기준으로 한 것입니다.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences(
      '지갑이 응답하는 데 너무 오래 걸렸습니다. 시뮬레이션은 이전 블록을 기준으로 한 것입니다.',
      UNSENT[unsent],
    ),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear: '트랜잭션은 전송되었지만 그 결과를 읽지 못했습니다. 다시 시도하기 전에 최근 트랜잭션을 확인하세요.',
  unexpected: ({ unsent }) => sentences('스왑이 전송되기 전에 문제가 발생했습니다.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      '먼저 이전 승인을 0으로 설정해야 합니다. 확인 버튼을 다시 누르고, 지갑에서 0을 그대로 두세요.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `스왑에 필요한 금액: ${needed}. 확인 버튼을 다시 누르고 지갑에서 금액을 그대로 두거나, 더 적게 파세요.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: '사용자가 지갑에서 트랜잭션을 취소했습니다. 스왑은 이루어지지 않았습니다.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      '지갑에서 다른 트랜잭션이 이 트랜잭션을 대체했습니다. 스왑은 이루어지지 않았습니다.',
      effect && effectText(effect),
      !isWhole && '다시 스왑하기 전에 그 다른 트랜잭션이 무엇을 했는지 지갑에서 확인하세요.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
