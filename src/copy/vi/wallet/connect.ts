import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

export const TITLE = 'Kết nối ví'
export const GET_A_WALLET = 'Tải ví về'
export const WHAT_IS_A_WALLET = 'Ví là gì?'
export const LEARN_MORE = 'Tìm hiểu thêm'
export const BACK = 'Quay lại'
export const CLOSE = 'Đóng'
export const CONNECT = 'Kết nối'
export const INSTALL = 'Cài đặt'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Gần đây',
  popular: 'Phổ biến',
  installed: 'Đã cài đặt',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(không được hỗ trợ)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Chưa cài đặt`
export const UNVERIFIED = 'Chưa xác minh'

export const CONNECT_FAILED = 'Lỗi kết nối, vui lòng thử lại!'

export const installLabel = (wallet: string) => `Cài đặt ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Một chương trình khác ở đây cũng tự nhận là ${name}. Chỉ kết nối nếu bạn biết đây là chương trình nào.`
    : unverified
      ? `Chương trình này tự gọi mình là ${name}, nhưng không có gì chứng minh điều đó. Chỉ kết nối nếu bạn biết nó.`
      : null

export const SHOW = 'Hiện'
export const HIDE = 'Ẩn'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `thêm ${namesakes.length} ví ${areEqual ? 'cùng tên này' : `tự nhận là ${name}`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW} ${text}`

export const FRAMED = 'Trang này đang hiển thị bên trong một trang khác'
export const FRAMED_WHY =
  'Trang bao quanh có thể che những gì bạn thấy ở đây, hoặc di chuyển chúng ngay dưới con trỏ của bạn. Vì vậy không có ví nào được kết nối ở đây, và không có gì được gửi.'

export const TERMS_FIRST =
  'Trước khi bạn kết nối ví, bên vận hành trang web này yêu cầu bạn chấp nhận điều khoản của họ.'
export const readTerms = (version: string) => `Đọc điều khoản (phiên bản ${version})`
export const acceptTermsLabel = (appName: string) => `Tôi chấp nhận điều khoản của ${appName}`

export const openByItself = (appName: string) => `Mở ${appName} trong thẻ riêng`
