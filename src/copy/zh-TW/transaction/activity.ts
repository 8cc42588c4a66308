import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = '全部清除'
export const STOP_WATCHING = '停止追蹤'
export const stopWatchingLabel = (description: string) => `停止追蹤：${description}`
export const moreTransactions = (count: number) =>
  `還有 ${grouped(String(count))} 筆。個人頁面上的 CSV 匯出包含全部紀錄。`
export const RECEIPT = '收據'
export const receiptLabel = (description: string) => `收據：${description}`
export const VIEW_ON_EXPLORER = '在區塊瀏覽器上查看更多'

export const TITLE = '活動'
export const EMPTY_TITLE = '尚無活動'
export const EMPTY_TEXT = '你在這裡進行的兌換和授權，由此瀏覽器列出。更早的紀錄在鏈上。'
export const EXPORT = '匯出 CSV'

export const EARLIER = '更早的兌換'

export const COLUMNS = ['時間 (UTC)', '交易', '結果', '雜湊', '網路', '帳戶'] as const
