import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = 'Tiếp tục'
export const RETRY = 'Thử lại'
export const RELOAD = 'Tải lại'
export const GET = 'Tải về'
export const getLabel = (wallet: string) => `Tải về ${wallet}`
export const getWallet = (wallet: string) => `Tải về ${wallet}`

const opening = (name: string) => `Đang mở ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `Chưa cài đặt ${name}`,
  notAvailable: (name) => `Không dùng được ${name}`,
  ready: (name) => `${name} đã sẵn sàng`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `Tiện ích ${name} chưa được cài đặt trong trình duyệt của bạn`,
  notAvailable: (name) => `${name} không dùng được trên thiết bị này`,
  ready: () => null,
  inPopUp: (name) => `Hãy xác nhận kết nối trong cửa sổ ${name}.`,
  inExtension: () => 'Hãy xác nhận kết nối trong tiện ích.',
  inWallet: () => 'Hãy xác nhận kết nối trong ví của bạn.',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Đang chờ kết nối'
export const NOTHING_OPENED = 'Không có gì mở ra? Hãy tìm biểu tượng hoặc cửa sổ của ví; ví có thể đang bị khóa.'
export const ASK_AGAIN = 'Yêu cầu lại'
export const DECLINED = 'Bạn đã từ chối yêu cầu.'
export const CONNECT_FAILED = 'Lỗi kết nối, vui lòng thử lại!'
export const afterInstall = (wallet: string) => `Sau khi cài đặt ${wallet}, hãy quay lại đây và tải lại trang.`

export const HOME_TITLE = 'Ngôi nhà cho token của bạn'
export const HOME_TEXT = 'Ví gửi, nhận, lưu giữ và hiển thị token trên blockchain. Chỉ bạn nắm giữ khóa của ví.'
export const SIGN_IN_TITLE = 'Một cách đăng nhập mới'
export const SIGN_IN_TEXT = 'Kết nối ví của bạn thay vì tạo tài khoản và mật khẩu trên từng trang web.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET = 'Không có ví, bạn vẫn có thể xem giá và biểu đồ, nhận báo giá và đọc phần hỏi đáp.'

export const BROWSER_EXTENSION = 'Tiện ích trình duyệt'
export const MOBILE_WALLET = 'Ví di động'

export const ABOUT =
  'Ví gửi, nhận, lưu giữ và hiển thị token. Ví cũng cho bạn đăng nhập mà không cần tài khoản hay mật khẩu.'

export const HAVE_ANOTHER = 'Bạn có ví khác?'
export const PICK_FROM_LIST = 'Hãy chọn ví đó trong danh sách bên trái.'

export const GET_ON_PHONE = '“Tải về” mở App Store hoặc Google Play, tùy theo điện thoại này.'
export const GET_ON_COMPUTER =
  '“Tải về” mở trang của ứng dụng ví; sau đó bạn có thể cài đặt ứng dụng trên điện thoại của mình.'

export const DOWNLOAD_TITLE = 'Quét để tải về'
export const DOWNLOAD_TEXT = 'Quét bằng điện thoại của bạn để tải về trên iOS hoặc Android'
export const guideTitle = (wallet: string) => `Bắt đầu với ${wallet}`
export const downloadQrLabel = (wallet: string) => `Mã QR mở trang tải về của ${wallet}`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Mở ứng dụng ${wallet}`,
    description: `Thêm ${wallet} vào màn hình chính của bạn để mở nhanh.`,
  },
  {
    step: 'create',
    title: 'Tạo hoặc nhập ví',
    description: 'Hãy sao lưu ví của bạn, và đừng bao giờ chia sẻ cụm từ bí mật của ví với bất kỳ ai.',
  },
  {
    step: 'scan',
    title: 'Chạm vào biểu tượng quét',
    description: 'Sau khi bạn quét, điện thoại sẽ yêu cầu bạn xác nhận kết nối.',
  },
]

/** `wallet` is null for WalletConnect, whose code any wallet can scan. */
export const scanTitle = (wallet: string | null) => `Quét bằng ${wallet ?? 'điện thoại của bạn'}`
export const qrLabel = (wallet: string) => `Mã QR để kết nối ${wallet}. Nếu bạn không thể quét, hãy sao chép liên kết.`
export const LINK_TOO_LONG = 'Liên kết này quá dài cho mã QR. Hãy sao chép và dán vào ví của bạn.'
export const linkLabel = (wallet: string) => `Liên kết để kết nối ${wallet}`
export const COPY_LINK = 'Sao chép liên kết'
export const COPIED = 'Đã sao chép'
export const COPY_REFUSED = 'Không thể sao chép liên kết. Hãy chọn liên kết ở đây rồi sao chép.'
export const expiryText = (timeLeft: string) => `Hết hạn sau ${timeLeft}`
export const missingText = (wallet: string) => `Chưa có ${wallet}?`
export const openApp = (wallet: string) => `Mở ${wallet}`
export const OPEN_AGAIN = 'Mở lại'
export const OPEN_TO_CONFIRM = 'Hãy mở ứng dụng ví của bạn để xác nhận.'

type Medium = 'code' | 'link'

const MEDIA: Readonly<Record<Medium, string>> = { code: 'Mã', link: 'Liên kết' }

export const readyText = (medium: Medium) => `${MEDIA[medium]} đã sẵn sàng.`

const RENEWED = {
  declined: {
    code: 'Bạn đã từ chối yêu cầu. Đây là mã mới.',
    link: 'Bạn đã từ chối yêu cầu. Đây là liên kết mới.',
  },
  expired: { code: 'Đây là mã mới.', link: 'Đây là liên kết mới.' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
