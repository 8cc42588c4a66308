import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Hãy kiểm tra trong ví của bạn xem giao dịch đã được gửi hay chưa.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Bạn đã từ chối yêu cầu trong ví của mình.',
  noAccounts: 'Bạn đã từ chối yêu cầu trong ví của mình.',
  busy: 'Hãy mở ví của bạn: đã có một yêu cầu đang chờ ở đó.',
  timedOut: 'Ví của bạn không phản hồi kịp thời.',
  notSwitched: 'Ví của bạn đã không chuyển mạng.',
  gone: 'Ví của bạn hiện không được kết nối.',
  notInstalled: 'Ví chưa được cài đặt trong trình duyệt này.',
  connectorNotFound: 'Không tìm thấy trình kết nối',
  networkLost: 'Ví của bạn đã mất kết nối với mạng này. Hãy chọn lại mạng trong ví, rồi thử lại.',
  unsupported: 'Ví của bạn không hỗ trợ yêu cầu này.',
  upgradeRefused: 'Ví của bạn đã không nâng cấp tài khoản của bạn.',
  changed: 'Tài khoản hoặc mạng trong ví của bạn đã thay đổi. Hãy kiểm tra rồi thử lại.',
  withdrawn: 'Yêu cầu đã không được gửi đến ví của bạn.',
  alreadyConnected: 'Trình kết nối đã được kết nối',
  framed: 'Trang này đang hiển thị bên trong một trang khác, nên không dùng ví nào.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: 'Trình duyệt đã chặn cửa sổ của ví. Hãy cho phép cửa sổ bật lên cho trang này rồi thử lại.',
  notOwner: 'Bạn không phải là chủ sở hữu của Safe này. Hãy mở nó với tư cách một chủ sở hữu để mua bán.',
  relayUnreachable: 'Không thể kết nối tới WalletConnect. Hãy kiểm tra kết nối của bạn rồi thử lại.',
  accountsInvalid: 'Ví của bạn không trả về danh sách tài khoản.',
  accountsUnreadable: 'Không thể đọc các tài khoản của bạn từ ví.',
  networkUnreadable: 'Không thể đọc mạng từ ví của bạn.',
  chainNotConfigured: 'Mạng chưa được cấu hình',
  chainRefused: 'Ví của bạn không hỗ trợ yêu cầu này.',
  switchFailed: 'Lỗi khi chuyển mạng.',
  addFailed: 'Lỗi khi thêm mạng.',
  assetFailed: 'Ví của bạn không thể thêm token.',
  assetRefused: 'Ví của bạn đã không thêm token.',
  sendFailed: 'Ví của bạn báo lỗi.',
  invalidHash: 'Mã băm giao dịch không hợp lệ.',
  invalidResponse: 'Ví của bạn trả về phản hồi không hợp lệ.',
  statusUnreadable: 'Ví của bạn không thể báo trạng thái của giao dịch.',
}

export const noFunds = (coin: string) =>
  `Tài khoản không có đủ ${coinWord(coin)} để trả phí mạng. Không có gì được gửi.`

/** After these it is unknown whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Ví của bạn không thể thêm ${symbol}.`,
  assetRefused: (symbol) => `Ví của bạn đã không thêm ${symbol}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Hãy tải lại trang này và kết nối lại.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Hãy thêm ${network} trong cài đặt của ví và chọn nó ở đó.`),
  refused: ({ network }) =>
    `Ví của bạn không hỗ trợ chuyển sang ${network} từ đây. Thay vào đó, hãy chọn ${network} trong ví của bạn.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Thay vào đó, hãy chọn ${network} trong ví của bạn.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Hãy chọn ${network} trong ví của bạn, hoặc thử lại.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
