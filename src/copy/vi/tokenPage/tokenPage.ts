import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `Hoán đổi ${symbol}`

export const tokenPage = {
  title: 'Token',
  loading: 'Đang tải token',
  home: 'Về trang chủ',
  explorer: 'Xem trên trình duyệt khối',
  retry: 'Thử lại',
  pools: 'Pool',
  safety: 'Thông tin an toàn',
}

export const noAddress = {
  missing: {
    title: 'Token nào?',
    text: 'Liên kết này không nêu token nào. Hãy tìm token theo ký hiệu, hoặc dán địa chỉ của nó, ở đầu trang.',
  },
  malformed: {
    title: 'Đây không phải là địa chỉ token',
    text: 'Địa chỉ token gồm 0x và theo sau là 40 ký tự. Hãy kiểm tra xem địa chỉ đã được sao chép đầy đủ chưa.',
  },
  checksum: {
    title: 'Địa chỉ này có lỗi',
    text: 'Các chữ hoa không khớp với phần còn lại của địa chỉ, nên ít nhất một ký tự bị sai. Hãy sao chép lại từ nguồn của nó.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `Không có token ở địa chỉ này trên ${chainName}`,
    text: 'Địa chỉ hợp lệ, nhưng ở địa chỉ này không có hợp đồng token nào trên mạng này. Nếu đó là ví của ai đó thì ví đó không có trang token.',
  }),
  notOffered: () => ({
    title: 'Token này không có ở đây',
    text: 'Bên vận hành trang web này đã loại nó ra. Điều đó không nói lên gì về bản thân token.',
  }),
  notToken: (chainName: string) => ({
    title: `Đây không phải là token trên ${chainName}`,
    text: 'Địa chỉ có một hợp đồng, nhưng hợp đồng không phản hồi như một token.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: 'Không thể tải token này',
  text: noAnswer,
})

export const noPool = {
  title: 'Không có pool nào giữ token này',
  text: 'Không có giá trên chuỗi để hiển thị, và không thể mua bán nó ở đây.',
}

export const poolsSource = (blockNumber: number) => `Pool được đọc tại khối ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `Coin gốc của ${chainName}`

export const NAMED_HERE = 'Trang web này biết token này'

export const listTag = (isListed: boolean | null) =>
  isListed === null
    ? 'Chưa tải danh sách token'
    : isListed
      ? 'Có trong danh sách token'
      : 'Không có trong danh sách token'

export const lookalikeNote = { sharedSymbol: 'Ký hiệu bị trùng', similarSymbol: 'Trông giống token khác' }

export const favouriteHint = 'Token yêu thích đứng đầu ở mọi nơi bạn chọn token'

export const addToWallet = { idle: 'Thêm vào ví', busy: 'Xác nhận trong ví' }

export const checkAddress = 'Kiểm tra địa chỉ này trước khi mua bán'

export const namesCanBeCopied =
  'Tên và ký hiệu đến từ chính hợp đồng và có thể bắt chước token khác. Hãy so sánh địa chỉ với trang web của chính dự án.'

export const lookalikeTitle = {
  address: (symbol: string) => `Địa chỉ này chỉ trông giống địa chỉ của ${symbol}`,
  unlisted: (symbol: string) => `Đây không phải là ${symbol} trong danh sách token`,
  coin: (symbol: string) => `Đây không phải là ${symbol}`,
  sharedSymbol: (symbol: string) => `Một token khác trong danh sách cũng có ký hiệu ${symbol}`,
  similarSymbol: (symbol: string) => `Ký hiệu này trông giống ${symbol}, là một token khác`,
}

export const thisAddress = (address: string) => `Trang này: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} là coin gốc của mạng và không có địa chỉ.`

export const chartTitle = 'Giá'

export const noPrice = {
  ether: (coin: string) => `Hiện không có giá ${coin} đáng tin cậy bằng đô la, nên token này cũng không có.`,
  shallow: (coin: string, dollar: string) =>
    `Không có pool nào của token này với ${wrappedSymbol(coin)} hoặc ${dollar} đủ sâu để cho giá đáng tin cậy.`,
  hooked: 'Các pool của token này có quy tắc riêng, và từ đó không có giá nào đáng tin cậy.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} Sẽ thử lại ở khối tiếp theo.`

export const noPriceSource = {
  unread: 'Không thể tải giá',
  reading: 'Đang tải giá',
  none: 'Không có giá đáng tin cậy',
}

export const blockLine = (blockNumber: number, time: string) => `Khối ${grouped(String(blockNumber))}, ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Thanh khoản' : `Thanh khoản, ${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Khối lượng' : pools === null ? `Khối lượng, ${span}` : `Khối lượng trong ${pools}, ${span}`,
  marketValue: 'Giá trị, tổng cung × giá',
  supply: 'Tổng cung',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'đang tải',
    noPool: 'không có pool nào giữ token này',
    noPrice: 'những gì các pool giữ không có giá bằng đô la',
    refused: 'nút không trả về các lượt mua bán trước đây',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} đến ${until}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'không có giá'

export const balanceCard = {
  title: 'Số dư của bạn',
  disconnected: 'Kết nối ví để xem số dư của bạn',
  connect: 'Kết nối',
  sell: 'Bán',
  wrap: 'Bọc',
  approvals: 'Phê duyệt',
  partial: 'Không thể tải các phê duyệt khác.',
  manage: 'Quản lý phê duyệt',
}

export const tokenSilent = 'token không phản hồi'

export const sellToken = (symbol: string) => `Bán ${symbol}`

export const wrapCoin = (symbol: string) => `Bọc ${symbol}`

export const noApprovalOf = (symbol: string) =>
  `${symbol} không cần phê duyệt: không hợp đồng nào có thể lấy nó khỏi tài khoản của bạn.`

export const spendersUnread = (symbol: string) => `Không thể kiểm tra còn ai được phép chuyển ${symbol} của bạn.`
export const noSpender = (symbol: string) => `Không hợp đồng nào được biết ở đây được phép chuyển ${symbol} của bạn.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} được phép chuyển ${amount ?? `toàn bộ ${symbol} của bạn`}`
