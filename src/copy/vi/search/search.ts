import { all, counted } from '../browser/grammar'

export const searchKeys = { move: 'Di chuyển', open: 'Mở', enterKey: 'Enter', close: 'Đóng', escapeKey: 'Esc' }

export const searchGroups = {
  byName: 'Theo tên',
  similar: 'Ký hiệu tương tự',
  liquid: 'Trong các cặp thanh khoản nhất',
}

export const loadingTokens = 'Đang tải token'

export const noMatch = (text: string) => ({
  title: `Không có token nào khớp với “${text}”`,
  text: 'Hãy kiểm tra chính tả, hoặc dán địa chỉ hợp đồng đầy đủ.',
})

export const withoutInvisible = (text: string) => `Đã bỏ qua các ký tự ẩn. Đã tìm: “${text}”`

export const openAddress = 'Mở trang của địa chỉ này'

export const openProfile = 'Mở hồ sơ của tài khoản này'
export const sendToAccount = 'Gửi đến tài khoản này'
export const pastedTransaction = {
  title: 'Đây là một giao dịch',
  own: 'Mở hoạt động của bạn',
  explorer: (explorer: string) => `Tra cứu trên ${explorer}`,
  noExplorer: 'Mạng này không có trình duyệt khối để tra cứu.',
}
export const pastedName = (name: string) => ({
  title: `${name} là tên của một tài khoản`,
  reading: `Đang tra cứu ${name}`,
  invalid: `${name} không phải là tên hợp lệ`,
  needsGateway: `${name} cần một cổng`,
  unreadable: `Không tra cứu được ${name}`,
})

export const nameProblem = {
  invalid: 'Tên này trộn lẫn các bảng chữ cái, giả làm địa chỉ hoặc có ký tự mà không tên nào được có.',
  needsGateway:
    'Bản ghi của tên này không nằm trên Ethereum mà ở một máy chủ mà trang web này không hỏi. Hãy dùng địa chỉ thay thế.',
}
export const nameFoundBy = (hosts: readonly string[]) => `Địa chỉ lấy từ ${all(hosts)}, nơi đã được cho biết tên này.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Đây không phải là địa chỉ của ${listed.symbol}`,
  text: `Chúng có phần đầu và phần cuối giống nhau. Bạn đã dán ${pasted}; ${listed.symbol} trong danh sách là ${listed.address}.`,
})

export const foundCount = (tokens: number) => counted(tokens, { other: `Tìm thấy ${tokens} token` })

export const searchLabels = {
  field: 'Tìm token',
  placeholder: 'Dán địa chỉ hoặc tìm ký hiệu',
  clear: 'Xóa tìm kiếm',
  list: 'Token',
}

export const switchNetwork = (symbol: string, network: string) => `${symbol} trên ${network}`

export const alsoElsewhere = 'Cùng địa chỉ này là một token trên mạng khác.'

export const noTokenOn = (chainName: string) => `Không có token ở địa chỉ này trên ${chainName}`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: 'Chọn token để bán',
  buy: 'Chọn token để nhận',
  find: 'Tìm token',
  send: 'Chọn token để gửi',
}

export const selectorGroups = {
  recent: 'Token gần đây',
  common: 'Token thông dụng',
  favourites: 'Yêu thích',
  own: 'Token của bạn',
  all: 'Tất cả token',
}

/** What the visitor does with the token. */
export const takenBy = { sell: 'Đang bán', buy: 'Đang nhận' }

export const pairNotOffered = 'Cặp không có ở đây'

export const onList = 'Có trong danh sách token'

export const notOnList = 'Ngoài danh sách'

export const nameByContract = (name: string) => `${name}, đọc từ hợp đồng`

export const stars = {
  group: 'Token yêu thích',
  keys: 'Nhấn Shift và Enter để thêm token vào mục yêu thích của bạn.',
  hint: 'Yêu thích (Shift+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `Đã thêm ${symbol} vào mục yêu thích` : `Đã xóa ${symbol} khỏi mục yêu thích`

export const unlisted = {
  title: 'Token này không có trong danh sách công khai',
  text: 'Bất kỳ ai cũng có thể tạo token với tên bất kỳ. Hãy kiểm tra địa chỉ với nguồn bạn tin cậy trước khi mua bán.',
  open: 'Mở trang của nó',
  use: 'Dùng token này',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Địa chỉ của nó có phần đầu và phần cuối giống địa chỉ của ${listed.symbol}, nhưng là địa chỉ khác: ${address} không phải là ${listed.address}. Hãy kiểm tra từng ký tự trước khi mua bán.`

export const lookalikeHint = {
  sharedSymbol: 'Trùng ký hiệu với token khác: hãy kiểm tra địa chỉ',
  similarSymbol: 'Trông giống token khác: hãy kiểm tra địa chỉ',
}

export const looksLike = (symbol: string) => `Trông giống ${symbol} nhưng không phải: hãy kiểm tra địa chỉ`

export const pastedProblem = {
  checksum: {
    title: 'Địa chỉ này bị gõ sai',
    text: 'Các chữ hoa không khớp với phần còn lại của địa chỉ. Hãy sao chép lại từ nguồn bạn tin cậy.',
  },
  noCode: (chainName: string) => ({
    title: `Không có hợp đồng ở địa chỉ này trên ${chainName}`,
    text: 'Hãy kiểm tra địa chỉ và mạng mà nó thuộc về.',
  }),
  notOffered: { title: 'Token này không có ở đây', text: 'Bên vận hành trang web này đã loại nó ra.' },
  notListed: {
    title: 'Token này không có trong danh sách',
    text: 'Bên vận hành trang web này chỉ cho phép mua bán các token trong danh sách.',
  },
  notAToken: { title: 'Địa chỉ này không phải là token', text: 'Hợp đồng ở đó không phản hồi như một token.' },
  unread: (noAnswer: string) => ({
    title: 'Không thể tải địa chỉ này',
    text: `${noAnswer} Sẽ thử lại ở khối tiếp theo.`,
  }),
}

/** Short tags beside a symbol. */
export const lookalikeTag = { sharedSymbol: 'Trùng ký hiệu', similarSymbol: 'Dễ nhầm' }

export const favouriteOf = (symbol: string) => `Yêu thích ${symbol}`
