import { dateText } from '#domain/browser/time'

export const CLOSE = '關閉'
export const COPY_ADDRESS = '複製地址'
export const COPIED = '已複製！'
export const DISCONNECT = '中斷連線'
export const BALANCE_MISSING = '無餘額資料'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}，上次讀取的值`
export const COPY_REFUSED = '瀏覽器不允許複製'
export const copyByHand = (address: string) => `請自行複製地址：${address}`
export const sessionEndText = (at: number) => `連線階段將於 ${dateText(at)} 結束`

export const TITLE = '最近的交易'
export const EMPTY = '你的交易會顯示在這裡。'

export const TAB_NAMES = {
  tokens: '代幣',
  activity: '活動',
  approvals: '授權',
  settings: '設定',
} as const
export const YOUR_ACCOUNT = '你的帳戶'
