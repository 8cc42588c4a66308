import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `已請你的錢包加入 ${symbol}。請在那裡確認。`

export const WALLET_SLOW = '你的錢包回應緩慢；此網站尚未請它確認任何內容'

export const walletCrashed = (name: string | null) =>
  `${name === null ? '你的錢包' : `${name} `}已在此頁面中停止運作。請重新載入頁面以再次連接。`

export const walletMissing = (name: string) => `在此瀏覽器中找不到 ${name}。請在瀏覽器中啟用它，或連接其他錢包。`

export const copyRefused = (address: string) => `瀏覽器不允許複製。請自行複製：${address}`

export const CONNECT = '連接錢包'
export const CONNECT_DEFAULT = '連接錢包'
export const CONNECTING = '連接中'
export const WRONG_NETWORK = '網路不正確'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `帳戶，${account}`
export const networkLabel = (name: string) => `網路：${name}，切換`
export const waitingText = (count: number) => `${count} 筆等待中`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting}，待簽署`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} 筆待處理`

const SIGNERS: Sentences<Signers> = {
  oneOwner: '已在 Safe 中簽署，尚未執行',
  allSigned: ({ threshold }) => `Safe 的 ${threshold} 位擁有者已簽署，尚未執行`,
  noneSigned: ({ threshold }) => `正在等待 Safe 的擁有者（須有 ${threshold} 位簽署）`,
  someSigned: ({ threshold, signed }) => `正在等待 Safe 的擁有者（須有 ${threshold} 位簽署，已有 ${signed} 位）`,
}

export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) =>
  `正在等待${walletName ? ` ${walletName}` : '你的錢包'}`
export const DISCONNECTED = '已中斷連線'
export const connectedAs = (displayName: string) => `已連接為 ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `網路已變更為${chainName === undefined ? '不支援的網路' : ` ${chainName}`}`
export const DECLINED = '請求已拒絕'
export const COPIED = '已複製'
