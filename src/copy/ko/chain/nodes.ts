import { all, counted, sentences } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  AbilityFinding,
  AbilityReport,
  NodeAbility,
  OtherNodes,
  ReportFacts,
  StateAge,
} from '#domain/chain/nodeReport'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { ageText } from '../browser/time'

export const USE_SITE_NODES = '사이트의 노드 사용'
export const YOUR_NODE = '내 노드'
export const SITE_NODE = '사이트의 노드'
export const TEST = '테스트'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, 사용 중인 노드`
export const OWN_NODE = '직접 지정한 노드'
export const OWN_NODE_HINT =
  '먼저 노드를 테스트합니다. 사용하기 시작하면 이 네트워크에 관한 모든 것을 이 노드에서만 읽습니다. 노드를 운영하는 쪽은 내 인터넷 주소와 조회하는 내용을 볼 수 있고, 잘못된 수치를 보여 줄 수도 있습니다.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = '이 사이트는 자체 노드만 허용합니다.'
export const IN_USE = '사용 중'
export const USE_NODE = '이 노드 사용'
export const NO_NODE_URL =
  'https:// 주소를 입력하거나, 이 컴퓨터의 노드라면 http://localhost 또는 http://127.0.0.1 주소를 입력하세요. 사용자 이름이 들어 있으면 안 됩니다.'

export const OWN_NODE_USED = '이제 내 노드를 사용합니다.'
export const SITE_NODES_USED = '다시 사이트의 노드를 사용합니다.'

export const inUseFor = (chainName: string) => `${chainName}에 사용 중`
export const nothingRead = (chainName: string) =>
  `다른 노드를 사용하지 않으므로, 이 상태가 바뀔 때까지 ${chainName}에 관한 것은 아무것도 불러올 수 없습니다.`
export const cannotBeUsed = (host: string) => `사용할 수 없음: ${host}`

export const abilityTable = {
  ability: '기능과 용도',
  found: '결과',
  unclear: '불분명',
  yes: '예',
  no: '아니요',
}

export const nodeFigures = {
  block: '최신 블록',
  age: '블록 경과 시간',
  ageUnit: '초',
  answer: '응답 시간',
  answerUnit: 'ms',
  chainId: '체인 ID',
}

export const OWN_NODE_PROBLEM = {
  otherChain: '내 노드는 다른 네트워크의 노드입니다',
  limited: '내 노드가 요청을 제한합니다',
  offline: '내 노드가 응답하지 않습니다',
}

export const NOBODY_ELSE = '다른 노드는 사용하지 않습니다.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, { other: `함께 사용하는 노드: ${all(hosts)}. 응답 ${quorum}개가 일치해야 합니다.` }),
  fallback: ({ hosts }) =>
    counted(hosts.length, { other: `이 노드가 응답하지 않으면 다음 노드를 사용합니다: ${all(hosts)}.` }),
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) => `이름과 프로필 사진은 사이트의 노드를 통해 ${chainName}에서 읽습니다.`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `이 사이트에 필요한 모든 것을 할 수 있는 노드입니다: ${host}.` : `사용할 수 있는 노드입니다: ${host}.`,
    missing !== null && counted(missing, { other: `기능 ${missing}개가 없습니다.` }),
    unclear !== null && counted(unclear, { other: `기능 ${unclear}개는 판단할 수 없었습니다. 다시 테스트하세요.` }),
    staleMinutes !== null &&
      `최신 블록이 생성된 지 ${staleMinutes}분이 넘었습니다. 노드가 따라잡을 때까지 아무것도 거래할 수 없습니다.`,
  )

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: '네트워크', use: '모든 것', missing: '아무것도 읽을 수 없습니다.' },
  batches: {
    name: '호출 묶음',
    use: '블록에 관한 모든 것을 한 번의 요청으로 읽기',
    missing: '블록마다 요청이 여러 번 필요하므로 가격이 더 늦게 도착합니다.',
  },
  overrides: {
    name: '상태 재정의',
    use: '검토 화면의 잔액 변화와 토큰 수수료',
    missing: '검토 화면에 잔액 변화가 표시되지 않고, 토큰 수수료가 측정되지 않습니다.',
  },
  archive: {
    name: '과거 블록의 상태',
    use: '차트와 가격 변동',
    missing: '차트는 이 노드가 보관하는 시점까지만 표시되거나, 측정값이 더 적은 출처를 사용합니다.',
  },
  logs: {
    name: '로그',
    use: '과거 블록의 상태가 없을 때의 차트',
    missing: '과거 블록의 상태까지 없으면 대부분의 차트가 표시되지 않습니다.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30일',
  '7d': '7일',
  '24h': '24시간',
  '1h': '1시간',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, 체인 ID ${chainId}`,
  batches: ({ calls, isAble }) => `한 번에 최대 호출 ${calls}개${isAble ? '' : ', 그 이상은 불가'}`,
  overrides: '코드와 호출',
  statesBack: ({ age, isAble }) => `${AGES[age]} 전까지${isAble ? '' : ', 그 이전은 불가'}`,
  allStates: '첫 번째 블록까지',
  newestStates: '최신 블록만',
  logs: ({ blocks }) => `한 번에 최대 블록 ${grouped(String(blocks))}개`,
  refused: '거부됨',
  limited: '지금은 요청이 너무 많음',
  unanswered: '판단할 수 없었음',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: '노드에 연결할 수 없습니다. 작동을 멈췄거나 웹 페이지의 요청을 받지 않는 것일 수 있습니다.',
  timedOut: '제시간에 응답하지 않았습니다.',
  malformed: '노드와 다른 방식으로 응답합니다.',
  tooLarge: '요청 또는 그 응답이 너무 컸습니다.',
  refused: '요청을 거부했습니다. 주소나 주소에 든 키가 잘못되었을 수 있습니다.',
  denied: '요청을 거부했습니다. 주소나 주소에 든 키가 잘못되었을 수 있습니다.',
  limited: '받아들이는 요청 수를 제한합니다. 1분 뒤에 다시 테스트하세요.',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `이 노드는 ${chainName}의 노드가 아닙니다.` })[failure] ?? '오류를 반환했습니다.'

export const healthTable = {
  title: '이 페이지를 연 뒤의 노드 상태',
  node: '노드와 마지막 응답',
  state: '상태',
  inUse: '사용 중',
  reserve: '예비',
  unused: '아직 사용 안 함',
  failing: '작동 실패',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { other: `노드 ${count}개` })}, ${inUse === null ? '사용 중인 노드 없음' : `사용 중: ${inUse}`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? '아직 응답 없음'
    : `${ageText(answeredAt, now)} 응답${answerMs === null ? '' : `, ${grouped(String(answerMs))}\u00a0ms 소요`}`

export function headText(block: number, lag: number | null): string {
  const newest = `최신 블록 ${grouped(String(block))}`
  return lag === null ? newest : counted(lag, { other: `${newest}, 블록 ${grouped(String(lag))}개 뒤처짐` })
}

const REASONS: Partial<Record<NodeFailure, string>> = {
  network: '연결할 수 없음',
  timedOut: '제시간에 응답하지 않음',
  malformed: '노드와 다른 방식으로 응답함',
  tooLarge: '요청 또는 응답이 너무 큼',
  refused: '요청을 거부함',
  denied: '키 또는 주소를 거부함',
  limited: '요청을 제한함',
  wrongChain: '다른 네트워크의 노드임',
  disagreement: '다른 노드와 일치하지 않음',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? '오류를 반환함'
  return counted(failures, { other: `최근 요청 ${grouped(String(failures))}회 연속 실패: ${why}` })
}

export const requestsText = (requests: number) =>
  counted(requests, { other: `최근 1분간 요청 ${grouped(String(requests))}회` })
