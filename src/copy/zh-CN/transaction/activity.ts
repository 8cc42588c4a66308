import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = '全部清除'
export const STOP_WATCHING = '停止跟踪'
export const stopWatchingLabel = (description: string) => `停止跟踪：${description}`
export const moreTransactions = (count: number) =>
  `还有 ${grouped(String(count))} 笔。个人主页上的 CSV 导出包含全部交易。`
export const RECEIPT = '收据'
export const receiptLabel = (description: string) => `收据：${description}`
export const VIEW_ON_EXPLORER = '在区块浏览器上查看更多'

export const TITLE = '活动'
export const EMPTY_TITLE = '暂无活动'
export const EMPTY_TEXT = '你在这里进行的兑换和授权，由此浏览器列出。更早的记录在链上。'
export const EXPORT = '导出 CSV'

export const EARLIER = '更早的兑换'

export const COLUMNS = ['时间 (UTC)', '交易', '结果', '哈希', '网络', '账户'] as const
