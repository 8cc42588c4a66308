import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: '设置', about: '适用于此浏览器中的每次兑换' } as const
export const NODE = { title: '节点', about: '价格和余额从哪里读取' } as const
export const LISTS = { title: '列表', about: '代币和交易对来自哪里' } as const
export const LOCAL_DATA = { title: '本地数据', about: '此网站在你的浏览器中保存的内容' } as const
export const DIAGNOSTICS = { title: '诊断信息', about: '用于报告出现的问题' } as const
export const DIAGNOSTICS_HINT =
  '页面加载以来这里发生的事，以文本形式显示，复制之前你可以看到它。在你粘贴之前，它不会去往任何地方。'

export const THEME = '主题'
export const THEMES = { light: '浅色', dark: '深色', system: '跟随系统' } as const

export const STORED = {
  session: '上次连接的钱包',
  recentWallets: '最近使用的钱包',
  transactions: '交易',
  clearings: '交易被清除的时间',
  openRequests: '钱包尚未回应的请求',
  settings: '交易设置',
  theme: '主题',
  language: '语言',
  systemNotifications: '系统通知',
  tradeChain: '交易代币所用的网络',
  walletLink: '钱包应用的链接',
  lastReads: '上次得知的名称和余额',
  addressBook: '地址簿',
  tokenChoices: '收藏的、最近的和已接受的代币',
  ownNodes: '你的节点',
  terms: '已接受的条款',
  reset: '进行中的重置',
} as const
export const WALLET_SOFTWARE = '钱包自己的软件保存的内容'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure} B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
/** The size of a record, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: '没有保存任何内容',
  text: '你的浏览器不允许此网站保存任何内容。你的选择在你关闭页面之前有效。',
} as const

export const WHAT = '内容'
export const HOW_MUCH = '大小'
export const NOTHING_YET = '尚无内容。'

export const HINT =
  '这些数据绝不会自行离开此浏览器。导出的文件包含上述全部内容，但不包含钱包自己的软件在这里或在其自己的数据库中保存的内容。任何拥有该文件的人都能看到你使用哪些账户，以及你的节点的地址和其中的任何密钥。'
export const EXPORT = '导出'
export const RESET = '重置'

export const RESET_QUESTION = '删除此网站在这里保存的全部内容？'
export const DELETE = '全部删除'
export const KEEP = '保留'

/** Says what a reset does. `pendingCount`: how many transactions are still pending; null if none is. */
export const resetText = (pendingCount: number | null) =>
  sentences(
    '你的钱包会断开连接。设置、收藏和你的交易列表会被删除。链上的一切都不会改变。',
    pendingCount !== null &&
      counted(pendingCount, {
        other: `${pendingCount} 笔交易仍待处理，仍可能执行，但此网站将不再告知你。`,
      }),
  )
