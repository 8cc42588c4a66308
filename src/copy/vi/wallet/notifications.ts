import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `Đã đề nghị ví của bạn thêm ${symbol}. Hãy xác nhận ở đó.`

/** It has no full stop, because it is also the text of a step. */
export const WALLET_SLOW = 'Ví của bạn phản hồi chậm, và chưa được yêu cầu xác nhận bất cứ điều gì'

export const walletCrashed = (name: string | null) =>
  `${name ?? 'Ví của bạn'} đã ngừng hoạt động trong trang này. Hãy tải lại trang để kết nối lại.`

export const walletMissing = (name: string) =>
  `Không tìm thấy ${name} trong trình duyệt này. Hãy bật nó ở đó, hoặc kết nối ví khác.`

export const copyRefused = (address: string) => `Trình duyệt không cho phép sao chép. Hãy tự sao chép: ${address}`

export const CONNECT = 'Kết nối ví'
export const CONNECT_DEFAULT = 'Kết nối ví'
export const CONNECTING = 'Đang kết nối'
export const WRONG_NETWORK = 'Sai mạng'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Tài khoản, ${account}`
export const networkLabel = (name: string) => `Mạng: ${name}, chuyển mạng`
export const waitingText = (count: number) => `${count} đang chờ`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} chữ ký`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} chờ xử lý`
/** A Safe is an account with several owners. `threshold`: how many of them have to sign. */
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Đã ký trong Safe, chưa được thực thi',
  allSigned: ({ threshold }) => `Đã được ${threshold} chủ sở hữu của Safe ký, chưa được thực thi`,
  noneSigned: ({ threshold }) => `Đang chờ các chủ sở hữu của Safe (${threshold} người phải ký)`,
  someSigned: ({ threshold, signed }) => `Đang chờ các chủ sở hữu của Safe (${signed} trong ${threshold} người đã ký)`,
}

export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) => `Đang chờ ${walletName ?? 'ví của bạn'}`
export const DISCONNECTED = 'Đã ngắt kết nối'
export const connectedAs = (displayName: string) => `Đã kết nối với tư cách ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `Mạng đã đổi sang ${chainName ?? 'một mạng không được hỗ trợ'}`
export const DECLINED = 'Đã từ chối yêu cầu'
export const COPIED = 'Đã sao chép'
