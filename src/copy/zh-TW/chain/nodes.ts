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

export const USE_SITE_NODES = '使用網站的節點'
export const YOUR_NODE = '你的節點'
export const SITE_NODE = '網站的節點'
export const TEST = '測試'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}，使用中的節點`
export const OWN_NODE = '你自己的節點'
export const OWN_NODE_HINT =
  '它會先接受測試。一旦使用，有關此網路的一切都只從它讀取。營運它的人可以看到你的網際網路位址和你查看的內容，也可能對你顯示錯誤的數字。'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = '此網站只允許使用它自己的節點。'
export const IN_USE = '使用中'
export const USE_NODE = '使用此節點'
export const NO_NODE_URL =
  '請輸入 https:// 網址；若是本機上的節點，請輸入 http://localhost 或 http://127.0.0.1。其中不得包含使用者名稱。'

export const OWN_NODE_USED = '現在使用你的節點。'
export const SITE_NODES_USED = '現在重新使用網站的節點。'

export const inUseFor = (chainName: string) => `用於 ${chainName}`
export const nothingRead = (chainName: string) =>
  `在這改變之前，無法載入有關 ${chainName} 的任何內容，因為沒有使用其他節點。`
export const cannotBeUsed = (host: string) => `${host} 無法使用`

export const abilityTable = {
  ability: '能力與用途',
  found: '結果',
  unclear: '不明',
  yes: '是',
  no: '否',
}

export const nodeFigures = {
  block: '最新區塊',
  age: '區塊距今',
  ageUnit: '秒',
  answer: '回應時間',
  answerUnit: '毫秒',
  chainId: '鏈 ID',
}

export const OWN_NODE_PROBLEM = {
  otherChain: '你的節點服務的是另一個網路',
  limited: '你的節點限制了請求次數',
  offline: '你的節點沒有回應',
}

export const NOBODY_ELSE = '沒有使用其他節點。'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, { other: `同時使用 ${all(hosts)}，並且必須有 ${quorum} 個回應一致。` }),
  fallback: ({ hosts }) => counted(hosts.length, { other: `如果它沒有回應，就使用 ${all(hosts)}。` }),
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) => `名稱和大頭貼透過網站的節點從 ${chainName} 讀取。`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} 具備此網站所需的全部能力。` : `${host} 可以使用。`,
    missing !== null && counted(missing, { other: `缺少 ${missing} 項能力。` }),
    unclear !== null && counted(unclear, { other: `${unclear} 項未能確定：請再次測試。` }),
    staleMinutes !== null && `它的最新區塊距今已超過 ${staleMinutes} 分鐘；在它趕上之前，什麼都無法交易。`,
  )

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: '網路', use: '一切功能', missing: '什麼都無法讀取。' },
  batches: {
    name: '批次呼叫',
    use: '用一個請求讀取與一個區塊有關的全部內容',
    missing: '每個區塊需要多個請求，因此價格會較晚到達。',
  },
  overrides: {
    name: '狀態覆寫',
    use: '核對時的餘額變動，以及代幣手續費',
    missing: '核對時不顯示餘額變動，也不測量代幣手續費。',
  },
  archive: {
    name: '過去區塊的狀態',
    use: '圖表和價格變動',
    missing: '圖表只能回溯到節點所保留的狀態為止，或使用資料點較少的來源。',
  },
  logs: {
    name: '事件紀錄',
    use: '缺少過去區塊的狀態時的圖表',
    missing: '如果也缺少過去區塊的狀態，大多數圖表會缺少。',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 天',
  '7d': '7 天',
  '24h': '24 小時',
  '1h': '1 小時',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}，鏈 ID ${chainId}`,
  batches: ({ calls, isAble }) => `一次最多 ${calls} 個呼叫${isAble ? '' : '，不能更多'}`,
  overrides: '程式碼和呼叫',
  statesBack: ({ age, isAble }) => `回溯 ${AGES[age]}${isAble ? '' : '，不能更早'}`,
  allStates: '回溯到第一個區塊',
  newestStates: '只有最新的區塊',
  logs: ({ blocks }) => `一次最多 ${grouped(String(blocks))} 個區塊`,
  refused: '被拒絕',
  limited: '目前請求過多',
  unanswered: '未能確定',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: '無法連上它。它可能已停機，或不接受來自網頁的請求。',
  timedOut: '它未及時回應。',
  malformed: '它不像節點那樣回應。',
  tooLarge: '請求或其回應過大。',
  refused: '它拒絕了請求。網址或其中的金鑰可能有誤。',
  denied: '它拒絕了請求。網址或其中的金鑰可能有誤。',
  limited: '它限制接受的請求次數。請在一分鐘後再次測試。',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `該節點服務的不是 ${chainName}。` })[failure] ?? '它傳回了錯誤。'

export const healthTable = {
  title: '開啟此頁面以來的節點',
  node: '節點與上次回應',
  state: '狀態',
  inUse: '使用中',
  reserve: '備用',
  unused: '尚未使用',
  failing: '故障',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { other: `${count} 個節點` })}，${inUse === null ? '目前沒有節點在使用中' : `正在使用 ${inUse}`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? '尚無回應'
    : `${ageText(answeredAt, now)}回應${answerMs === null ? '' : `，花了 ${grouped(String(answerMs))} 毫秒`}`

export function headText(block: number, lag: number | null): string {
  const newest = `最新區塊 ${grouped(String(block))}`
  return lag === null ? newest : counted(lag, { other: `${newest}，落後 ${grouped(String(lag))} 個區塊` })
}

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: '無法連上',
  timedOut: '未及時回應',
  malformed: '不像節點那樣回應',
  tooLarge: '請求或回應過大',
  refused: '拒絕了請求',
  denied: '拒絕了金鑰或網址',
  limited: '限制了請求次數',
  wrongChain: '服務的是另一個網路',
  disagreement: '與其他節點不一致',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? '傳回了錯誤'
  return counted(failures, { other: `最近 ${grouped(String(failures))} 個請求失敗：${why}` })
}

export const requestsText = (requests: number) =>
  counted(requests, { other: `最近一分鐘內 ${grouped(String(requests))} 個請求` })
