import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = '继续'
export const RETRY = '重试'
export const RELOAD = '重新加载'
export const GET = '获取'
export const getLabel = (wallet: string) => `获取 ${wallet}`
export const getWallet = (wallet: string) => `获取 ${wallet}`

const opening = (name: string) => `正在打开 ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} 未安装`,
  notAvailable: (name) => `${name} 不可用`,
  ready: (name) => `${name} 已就绪`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
/** The title of the step that connects a wallet without a pairing code. */
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `你的浏览器中未安装 ${name} 扩展程序`,
  notAvailable: (name) => `${name} 在此设备上不可用`,
  ready: () => null,
  inPopUp: (name) => `请在 ${name} 窗口中确认连接。`,
  inExtension: () => '请在扩展程序中确认连接。',
  inWallet: () => '请在你的钱包中确认连接。',
  pairing: () => null,
  ended: () => null,
}
/** The user's next action in that step; null if the title is sufficient. */
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = '正在等待连接'
export const NOTHING_OPENED = '没有打开任何窗口？请查找钱包的图标或窗口；钱包可能已锁定。'
export const ASK_AGAIN = '再次请求'
export const DECLINED = '你拒绝了请求。'
export const CONNECT_FAILED = '连接出错，请重试。'
export const afterInstall = (wallet: string) => `安装 ${wallet} 后，请回到这里并重新加载页面。`

export const HOME_TITLE = '你的代币之家'
export const HOME_TEXT = '钱包可在区块链上发送、接收、存放和显示代币。只有你持有它的密钥。'
export const SIGN_IN_TITLE = '一种新的登录方式'
export const SIGN_IN_TEXT = '连接你的钱包，而不必在每个网站创建账户和密码。'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET = '没有钱包也可以查看价格和图表、获取报价并阅读常见问题。'

export const BROWSER_EXTENSION = '浏览器扩展程序'
export const MOBILE_WALLET = '手机钱包'

export const ABOUT = '钱包可发送、接收、存放和显示代币。它还让你无需账户或密码即可登录。'

export const HAVE_ANOTHER = '有其他钱包？'
export const PICK_FROM_LIST = '请从左侧的列表中选择。'

export const GET_ON_PHONE = '“获取”会打开 App Store 或 Google Play，以适合此手机的为准。'
export const GET_ON_COMPUTER = '“获取”会打开该钱包应用的页面，然后你可以将它安装到手机上。'

export const DOWNLOAD_TITLE = '扫码下载'
export const DOWNLOAD_TEXT = '用你的手机扫码，在 iOS 或 Android 上下载'
export const guideTitle = (wallet: string) => `开始使用 ${wallet}`
export const downloadQrLabel = (wallet: string) => `打开 ${wallet} 下载页面的二维码`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `打开 ${wallet} 应用`,
    description: `将 ${wallet} 添加到主屏幕，方便打开。`,
  },
  {
    step: 'create',
    title: '创建或导入钱包',
    description: '请备份你的钱包，绝不要与任何人分享它的助记词。',
  },
  {
    step: 'scan',
    title: '点按扫码按钮',
    description: '扫码后，你的手机会要求你确认连接。',
  },
]

export const scanTitle = (wallet: string | null) => `用${wallet === null ? '你的手机' : ` ${wallet} `}扫码`
export const qrLabel = (wallet: string) => `用于连接 ${wallet} 的二维码。如果无法扫码，请改为复制链接。`
export const LINK_TOO_LONG = '此链接太长，无法生成二维码。请复制它并粘贴到你的钱包中。'
export const linkLabel = (wallet: string) => `用于连接 ${wallet} 的链接`
export const COPY_LINK = '复制链接'
export const COPIED = '已复制'
export const COPY_REFUSED = '无法复制链接。请在此选中并复制。'
export const expiryText = (timeLeft: string) => `${timeLeft} 后过期`
export const missingText = (wallet: string) => `没有 ${wallet}？`
export const openApp = (wallet: string) => `打开 ${wallet}`
export const OPEN_AGAIN = '再次打开'
export const OPEN_TO_CONFIRM = '请打开你的钱包应用以确认。'

type Medium = 'code' | 'link'

const MEDIA: Readonly<Record<Medium, string>> = { code: '二维码', link: '链接' }

export const readyText = (medium: Medium) => `${MEDIA[medium]}已就绪。`

const RENEWED = {
  declined: {
    code: '你拒绝了请求。这是新的二维码。',
    link: '你拒绝了请求。这是新的链接。',
  },
  expired: { code: '这是新的二维码。', link: '这是新的链接。' },
} as const
/** Says that a new code or link has replaced another one, and why. */
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
