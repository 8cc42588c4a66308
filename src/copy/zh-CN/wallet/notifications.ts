import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `已请你的钱包添加 ${symbol}。请在那里确认。`

export const WALLET_SLOW = '你的钱包响应缓慢，尚未被要求确认任何内容'

export const walletCrashed = (name: string | null) =>
  `${name === null ? '你的钱包' : `${name} `}已在此页面中停止工作。请重新加载页面以再次连接。`

export const walletMissing = (name: string) => `在此浏览器中没有找到 ${name}。请在浏览器中启用它，或连接其他钱包。`

export const copyRefused = (address: string) => `浏览器不允许复制。请手动复制：${address}`

export const CONNECT = '连接钱包'
export const CONNECT_DEFAULT = '连接钱包'
export const CONNECTING = '连接中'
export const WRONG_NETWORK = '网络不正确'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `账户，${account}`
export const networkLabel = (name: string) => `网络：${name}，切换`
export const waitingText = (count: number) => `${count} 笔等待`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting}签名`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} 笔待处理`

const SIGNERS: Sentences<Signers> = {
  oneOwner: '已在 Safe 中签名，尚未执行',
  allSigned: ({ threshold }) => `Safe 的 ${threshold} 位所有者已签名，尚未执行`,
  noneSigned: ({ threshold }) => `正在等待 Safe 的所有者（须有 ${threshold} 位签名）`,
  someSigned: ({ threshold, signed }) => `正在等待 Safe 的所有者（须有 ${threshold} 位签名，已有 ${signed} 位）`,
}

export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) =>
  `正在等待${walletName ? ` ${walletName}` : '你的钱包'}`
export const DISCONNECTED = '已断开连接'
export const connectedAs = (displayName: string) => `已连接为 ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `网络已变更为${chainName === undefined ? '不受支持的网络' : ` ${chainName}`}`
export const DECLINED = '请求已拒绝'
export const COPIED = '已复制'
