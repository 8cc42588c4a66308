import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = 'Hỏi đáp'
export const IMPRINT_TITLE = 'Thông tin pháp lý'
export const ABOUT_FAQ = 'Câu trả lời ngắn cho những câu hỏi thường gặp'
export const ABOUT_IMPRINT = 'Ai vận hành trang web này'

export const PROFILE = 'Hồ sơ'

/** Texts around the address of another account: "Đang xem 0xf3…2266, chỉ đọc." */
export const SHOW_PICTURE = 'Hiện ảnh'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Đang xem ${address}, chỉ đọc.`
export const BACK_TO_OWN = 'Quay lại tài khoản của bạn'

export const WRONG_ADDRESS = {
  checksum: {
    title: 'Địa chỉ này bị gõ sai',
    text: 'Các chữ hoa không khớp với phần còn lại của địa chỉ. Hãy sao chép lại từ nguồn bạn tin cậy.',
  },
  malformed: {
    title: 'Đây không phải là địa chỉ tài khoản',
    text: 'Địa chỉ gồm 0x và theo sau là 40 chữ số hoặc chữ cái từ a đến f.',
  },
} as const

export const CONNECTING = {
  title: 'Đang kết nối với ví của bạn',
  text: 'Token của bạn xuất hiện ngay khi ví phản hồi.',
} as const

export const DISCONNECTED = {
  title: 'Kết nối ví để xem token của bạn',
  text: 'Số dư và phê duyệt được đọc từ chuỗi qua một nút, và nút đó thấy được địa chỉ. Những gì bạn gửi từ đây chỉ được liệt kê trong trình duyệt này.',
  action: 'Kết nối',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Ví của bạn đang ở ${walletNetwork}`,
  text: `Chuyển sang ${chainName} để xem token của bạn tại đây.`,
  action: `Chuyển sang ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Những gì đã gửi từ đây không được hiển thị',
  text: 'Các giao dịch đó chỉ được liệt kê trong trình duyệt đã gửi chúng. Các lượt hoán đổi là công khai, và có thể tìm thấy trên chuỗi ở bên dưới.',
} as const

export const coinBalance = (coinName: string) => `Số dư ${coinName}`
export const TOTAL_VALUE = 'Tổng giá trị'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, { other: `${unpriced} trong ${tokens} token không có giá` })

export const stillRead = (networks: readonly string[]) => `Đang tải: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `Không thể tải: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Bên vận hành',
  address: 'Địa chỉ',
  contact: 'Liên hệ',
  register: 'Số đăng ký',
  responsible: 'Chịu trách nhiệm nội dung',
}
export const PLACEHOLDER = 'Chưa điền'

export const profileTokens = {
  title: 'Token',
  retry: 'Thử lại',
  failed: 'Không thể tải số dư',
  token: 'Token',
  price: 'Giá',
  balance: 'Số dư',
  value: 'Giá trị',
  action: 'Thao tác',
  trade: 'Mua bán',
  boughtNote:
    '“Mua với tổng giá” tính theo chi phí trung bình, theo giá lúc đó, trong các lượt hoán đổi gửi từ trình duyệt này hoặc tìm thấy trong Hoạt động, không gồm phí mạng. Phần không được tính không phải mua trong các lượt hoán đổi này.',
}

export const boughtFor = (paid: string) => `Mua với tổng giá ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) =>
  `${part} trong ${whole} mua với tổng giá ${paid}`

export const noReliablePrice = 'Không có pool hay nguồn cấp giá nào cho giá đáng tin cậy.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Giá từ các pool sâu nhất${hasFeed ? ` và nguồn cấp giá ${coinWord(coin)}` : ''} tại khối ${grouped(String(blockNumber))}`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `Một ngày trước, các token này trị giá ${value}, theo số dư và giá ở khối ${grouped(String(blockNumber))}. Không tính các token không còn nắm giữ.`

export const withBalance = (count: number) => `${count} token có số dư`

export const hideSmall = (limit: string) => `Ẩn số dư dưới ${limit}`
export const showSmall = (limit: string, count: number) => `Hiện số dư dưới ${limit} (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, { other: `Không thể tải ${balances} số dư` }),
  text: counted(balances, { other: 'Tổng giá trị không bao gồm phần này.' }),
})

export const noTokens = (chainName: string) => ({
  title: `Không có token nào trong ví này trên ${chainName}`,
  text: 'Token bạn nhận hoặc mua sẽ được liệt kê ở đây.',
  action: 'Đến trang mua bán',
})

export const tradeToken = (symbol: string) => `Mua bán ${symbol}`

export const nothingOn = (networks: readonly string[]) => `Không có token trên ${all(networks)}`
