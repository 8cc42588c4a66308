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

export const USE_SITE_NODES = 'Dùng các nút của trang web'
export const YOUR_NODE = 'Nút của bạn'
export const SITE_NODE = 'Của trang web'
export const TEST = 'Kiểm tra'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, nút đang dùng`
export const OWN_NODE = 'Nút riêng của bạn'
export const OWN_NODE_HINT =
  'Nút được kiểm tra trước. Khi bạn dùng nó, mọi thứ về mạng này chỉ được đọc từ nút đó. Bên vận hành nút có thể thấy địa chỉ internet của bạn và những gì bạn xem, và có thể cho bạn thấy các con số sai.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Trang web này chỉ cho phép các nút của chính nó.'
export const IN_USE = 'Đang dùng'
export const USE_NODE = 'Dùng nút này'
export const NO_NODE_URL =
  'Hãy nhập địa chỉ https://, hoặc http://localhost hay http://127.0.0.1 cho một nút trên máy này. Địa chỉ không được chứa tên người dùng.'

export const OWN_NODE_USED = 'Nút của bạn hiện đang được dùng.'
export const SITE_NODES_USED = 'Các nút của trang web lại được dùng.'

export const inUseFor = (chainName: string) => `Đang dùng cho ${chainName}`
export const nothingRead = (chainName: string) =>
  `Cho đến khi điều này thay đổi, không thể tải gì về ${chainName}, vì không dùng nút nào khác.`
export const cannotBeUsed = (host: string) => `Không thể dùng ${host}`

export const abilityTable = {
  ability: 'Khả năng và mục đích',
  found: 'Kết quả',
  unclear: 'Không rõ',
  yes: 'Có',
  no: 'Không',
}

export const nodeFigures = {
  block: 'Khối mới nhất',
  age: 'Tuổi của khối',
  ageUnit: 'giây',
  answer: 'Thời gian phản hồi',
  answerUnit: 'ms',
  chainId: 'ID chuỗi',
}

export const OWN_NODE_PROBLEM = {
  otherChain: 'Nút của bạn phục vụ mạng khác',
  limited: 'Nút của bạn giới hạn số yêu cầu',
  offline: 'Nút của bạn không phản hồi',
}

export const NOBODY_ELSE = 'Không dùng nút nào khác.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, { other: `${all(hosts)} cũng được dùng, và ${quorum} phản hồi phải khớp nhau.` }),
  fallback: ({ hosts }) => counted(hosts.length, { other: `Nếu nút không phản hồi, ${all(hosts)} sẽ được dùng.` }),
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Tên và ảnh hồ sơ được đọc từ ${chainName}, qua các nút của trang web.`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} làm được mọi thứ mà trang web này cần.` : `Có thể dùng ${host}.`,
    missing !== null && counted(missing, { other: `Thiếu ${missing} khả năng.` }),
    unclear !== null && counted(unclear, { other: `Không xác định được ${unclear} khả năng: hãy kiểm tra lại.` }),
    staleMinutes !== null &&
      `Khối mới nhất của nó đã cũ hơn ${staleMinutes} phút; cho đến khi nó bắt kịp, không thể mua bán gì.`,
  )

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Mạng', use: 'Mọi thứ', missing: 'Không đọc được gì.' },
  batches: {
    name: 'Gộp lệnh gọi',
    use: 'Một yêu cầu cho mọi thứ về một khối',
    missing: 'Mỗi khối cần nhiều yêu cầu, nên giá đến muộn hơn.',
  },
  overrides: {
    name: 'Ghi đè trạng thái',
    use: 'Các thay đổi về số dư trong phần xem lại, và phí token',
    missing: 'Phần xem lại không hiển thị thay đổi số dư, và phí token không được đo.',
  },
  archive: {
    name: 'Trạng thái của các khối trước',
    use: 'Biểu đồ và thay đổi giá',
    missing: 'Biểu đồ chỉ lùi xa được đến mức của nút, hoặc dùng các nguồn có ít số liệu hơn.',
  },
  logs: {
    name: 'Nhật ký',
    use: 'Biểu đồ ở nơi thiếu trạng thái của các khối trước',
    missing: 'Hầu hết các biểu đồ sẽ không có khi trạng thái của các khối trước cũng thiếu.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 ngày',
  '7d': '7 ngày',
  '24h': '24 giờ',
  '1h': 'một giờ',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, ID chuỗi ${chainId}`,
  batches: ({ calls, isAble }) => `Tối đa ${calls} lệnh gọi cùng lúc${isAble ? '' : ', không hơn'}`,
  overrides: 'Mã và lệnh gọi',
  statesBack: ({ age, isAble }) => `Lùi lại ${AGES[age]}${isAble ? '' : ', không xa hơn'}`,
  allStates: 'Lùi đến khối đầu tiên',
  newestStates: 'Chỉ các khối mới nhất',
  logs: ({ blocks }) => `Tối đa ${grouped(String(blocks))} khối cùng lúc`,
  refused: 'Bị từ chối',
  limited: 'Hiện có quá nhiều yêu cầu',
  unanswered: 'Không thể xác định',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Không thể kết nối tới nút. Nút có thể đang ngừng hoạt động, hoặc không nhận yêu cầu từ trang web.',
  timedOut: 'Nút không phản hồi kịp thời.',
  malformed: 'Nó không phản hồi như một nút.',
  tooLarge: 'Một yêu cầu hoặc phản hồi của nó quá lớn.',
  refused: 'Nút đã từ chối yêu cầu. Địa chỉ, hoặc khóa trong địa chỉ, có thể sai.',
  denied: 'Nút đã từ chối yêu cầu. Địa chỉ, hoặc khóa trong địa chỉ, có thể sai.',
  limited: 'Nút giới hạn số yêu cầu mà nó chấp nhận. Hãy kiểm tra lại sau một phút.',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `Nút không phục vụ ${chainName}.` })[failure] ?? 'Nút trả về lỗi.'

export const healthTable = {
  title: 'Các nút từ khi mở trang này',
  node: 'Nút và phản hồi gần nhất',
  state: 'Trạng thái',
  inUse: 'Đang dùng',
  reserve: 'Dự phòng',
  unused: 'Chưa dùng',
  failing: 'Đang lỗi',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { other: `${count} nút` })}, ${inUse === null ? 'không có nút nào đang dùng' : `đang dùng ${inUse}`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Chưa có phản hồi'
    : `Đã phản hồi ${ageText(answeredAt, now)}${answerMs === null ? '' : ` sau ${grouped(String(answerMs))}\u00a0ms`}`

export function headText(block: number, lag: number | null): string {
  const newest = `Khối mới nhất ${grouped(String(block))}`
  return lag === null ? newest : counted(lag, { other: `${newest}, chậm hơn ${grouped(String(lag))} khối` })
}

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'không thể kết nối',
  timedOut: 'không phản hồi kịp thời',
  malformed: 'không phản hồi như một nút',
  tooLarge: 'yêu cầu hoặc phản hồi quá lớn',
  refused: 'từ chối yêu cầu',
  denied: 'từ chối khóa hoặc địa chỉ',
  limited: 'giới hạn số yêu cầu',
  wrongChain: 'phục vụ mạng khác',
  disagreement: 'không khớp với các nút khác',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'trả về lỗi'
  return counted(failures, { other: `${grouped(String(failures))} yêu cầu gần nhất thất bại: ${why}` })
}

export const requestsText = (requests: number) =>
  counted(requests, { other: `${grouped(String(requests))} yêu cầu trong phút vừa qua` })
