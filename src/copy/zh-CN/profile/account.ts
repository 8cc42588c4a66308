import { dateText } from '#domain/browser/time'

export const CLOSE = '关闭'
export const COPY_ADDRESS = '复制地址'
export const COPIED = '已复制！'
export const DISCONNECT = '断开连接'
export const BALANCE_MISSING = '余额暂不可用'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}，上次读取的值`
export const COPY_REFUSED = '浏览器不允许复制'
export const copyByHand = (address: string) => `请手动复制地址：${address}`
export const sessionEndText = (at: number) => `会话将于 ${dateText(at)} 结束`

export const TITLE = '最近的交易'
export const EMPTY = '你的交易会显示在这里。'

export const TAB_NAMES = {
  tokens: '代币',
  activity: '活动',
  approvals: '授权',
  settings: '设置',
} as const
export const YOUR_ACCOUNT = '你的账户'
