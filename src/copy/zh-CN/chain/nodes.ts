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

export const USE_SITE_NODES = '使用网站的节点'
export const YOUR_NODE = '你的节点'
export const SITE_NODE = '网站的节点'
export const TEST = '测试'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}，正在使用的节点`
export const OWN_NODE = '你自己的节点'
export const OWN_NODE_HINT =
  '它会先接受测试。一旦使用，有关此网络的一切都只从它读取。运营它的人可以看到你的互联网地址和你查看的内容，也可能向你显示错误的数字。'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = '此网站只允许使用它自己的节点。'
export const IN_USE = '使用中'
export const USE_NODE = '使用此节点'
export const NO_NODE_URL =
  '请输入 https:// 地址；对于本机上的节点，请输入 http://localhost 或 http://127.0.0.1。其中不得包含用户名。'

export const OWN_NODE_USED = '现在使用你的节点。'
export const SITE_NODES_USED = '现在重新使用网站的节点。'

export const inUseFor = (chainName: string) => `用于 ${chainName}`
export const nothingRead = (chainName: string) =>
  `在此改变之前，无法加载有关 ${chainName} 的任何内容，因为没有使用其他节点。`
export const cannotBeUsed = (host: string) => `${host} 无法使用`

export const abilityTable = {
  ability: '能力与用途',
  found: '结果',
  unclear: '不明',
  yes: '是',
  no: '否',
}

export const nodeFigures = {
  block: '最新区块',
  age: '区块距今',
  ageUnit: '秒',
  answer: '响应时间',
  answerUnit: '毫秒',
  chainId: '链 ID',
}

export const OWN_NODE_PROBLEM = {
  otherChain: '你的节点服务于另一个网络',
  limited: '你的节点限制了请求次数',
  offline: '你的节点没有响应',
}

/** Another sentence may follow, without a space. */
export const NOBODY_ELSE = '没有使用其他节点。'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, { other: `同时使用 ${all(hosts)}，并且必须有 ${quorum} 个响应一致。` }),
  fallback: ({ hosts }) => counted(hosts.length, { other: `如果它没有响应，则使用 ${all(hosts)}。` }),
}
/**
 * Says which nodes are used in addition to the site's first one. If a quorum is set, all of them are asked, so none is
 * described as a fallback.
 */
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) => `名称和头像通过网站的节点从 ${chainName} 读取。`

/** The summary of a node's test. */
export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} 具备此网站所需的全部能力。` : `${host} 可以使用。`,
    missing !== null && counted(missing, { other: `缺少 ${missing} 项能力。` }),
    unclear !== null && counted(unclear, { other: `${unclear} 项未能确定：请再次测试。` }),
    staleMinutes !== null && `它的最新区块距今已超过 ${staleMinutes} 分钟；在它赶上之前，什么都无法交易。`,
  )

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: '网络', use: '一切功能', missing: '什么都无法读取。' },
  batches: {
    name: '批量调用',
    use: '用一个请求读取与一个区块有关的全部内容',
    missing: '每个区块需要多个请求，因此价格会更晚到达。',
  },
  overrides: {
    name: '状态覆盖',
    use: '核对时的余额变化，以及代币费用',
    missing: '核对时不显示余额变化，也不测量代币费用。',
  },
  archive: {
    name: '过去区块的状态',
    use: '图表和价格变动',
    missing: '图表只能回溯到节点所保留的状态为止，或使用数据点较少的来源。',
  },
  logs: {
    name: '日志',
    use: '缺少过去区块的状态时的图表',
    missing: '如果也缺少过去区块的状态，大多数图表会缺失。',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 天',
  '7d': '7 天',
  '24h': '24 小时',
  '1h': '1 小时',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}，链 ID ${chainId}`,
  batches: ({ calls, isAble }) => `一次最多 ${calls} 个调用${isAble ? '' : '，不能更多'}`,
  overrides: '代码和调用',
  statesBack: ({ age, isAble }) => `回溯 ${AGES[age]}${isAble ? '' : '，不能更早'}`,
  allStates: '回溯到第一个区块',
  newestStates: '只有最新的区块',
  logs: ({ blocks }) => `一次最多 ${grouped(String(blocks))} 个区块`,
  refused: '被拒绝',
  limited: '目前请求过多',
  unanswered: '未能确定',
}
/** The finding about an ability, for example "30 days back". */
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: '无法连接到它。它可能已停机，或不接受来自网页的请求。',
  timedOut: '它未及时响应。',
  malformed: '它不像节点那样响应。',
  tooLarge: '请求或其响应过大。',
  refused: '它拒绝了请求。地址或其中的密钥可能有误。',
  denied: '它拒绝了请求。地址或其中的密钥可能有误。',
  limited: '它限制接受的请求次数。请在一分钟后再次测试。',
}

/** Why a node that was tested for a network cannot be used. */
export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `该节点不服务于 ${chainName}。` })[failure] ?? '它返回了错误。'

export const healthTable = {
  title: '打开此页面以来的节点',
  node: '节点与上次响应',
  state: '状态',
  inUse: '使用中',
  reserve: '备用',
  unused: '尚未使用',
  failing: '故障',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { other: `${count} 个节点` })}，${inUse === null ? '都未使用' : `正在使用 ${inUse}`}`

/** Says when the last response came, and how long it took. */
export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? '尚无响应'
    : `${ageText(answeredAt, now)}响应${answerMs === null ? '' : `，用时 ${grouped(String(answerMs))} 毫秒`}`

export function headText(block: number, lag: number | null): string {
  const newest = `最新区块 ${grouped(String(block))}`
  return lag === null ? newest : counted(lag, { other: `${newest}，落后 ${grouped(String(lag))} 个区块` })
}

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: '无法连接',
  timedOut: '未及时响应',
  malformed: '不像节点那样响应',
  tooLarge: '请求或响应过大',
  refused: '拒绝了请求',
  denied: '拒绝了密钥或地址',
  limited: '限制了请求次数',
  wrongChain: '服务于另一个网络',
  disagreement: '与其他节点不一致',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? '返回了错误'
  return counted(failures, { other: `最近 ${grouped(String(failures))} 个请求都失败了：${why}` })
}

export const requestsText = (requests: number) =>
  counted(requests, { other: `最近一分钟内 ${grouped(String(requests))} 个请求` })
