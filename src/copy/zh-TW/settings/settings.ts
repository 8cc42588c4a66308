import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: '設定', about: '適用於此瀏覽器中的每次兌換' } as const
export const NODE = { title: '節點', about: '價格和餘額從哪裡讀取' } as const
export const LISTS = { title: '清單', about: '代幣和交易對來自哪裡' } as const
export const LOCAL_DATA = { title: '本機資料', about: '此網站在你的瀏覽器中保存的內容' } as const
export const DIAGNOSTICS = { title: '診斷資訊', about: '用於回報發生的問題' } as const
export const DIAGNOSTICS_HINT =
  '頁面載入以來在這裡發生的事，以文字形式顯示，複製之前你可以看到它。在你貼上之前，它不會傳到任何地方。'

export const THEME = '主題'
export const THEMES = { light: '淺色', dark: '深色', system: '與系統相同' } as const

export const STORED = {
  session: '上次連接的錢包',
  recentWallets: '最近使用的錢包',
  transactions: '交易紀錄',
  clearings: '清除交易紀錄的時間',
  openRequests: '錢包尚未回應的請求',
  settings: '交易設定',
  theme: '主題',
  language: '語言',
  systemNotifications: '系統通知',
  tradeChain: '交易代幣所用的網路',
  walletLink: '錢包應用程式的連結',
  lastReads: '上次得知的名稱和餘額',
  addressBook: '通訊錄',
  tokenChoices: '收藏的、最近的和已接受的代幣',
  ownNodes: '你的節點',
  terms: '已接受的條款',
  reset: '進行中的重設',
} as const
export const WALLET_SOFTWARE = '錢包自己的軟體保存的內容'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure} B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: '沒有保存任何內容',
  text: '你的瀏覽器不允許此網站保存任何內容。你的選擇在你關閉頁面之前有效。',
} as const

export const WHAT = '內容'
export const HOW_MUCH = '大小'
export const NOTHING_YET = '尚無內容。'

export const HINT =
  '這些資料絕不會自行離開此瀏覽器。匯出的檔案包含上述全部內容，但不包含錢包自己的軟體在這裡或在其自己的資料庫中保存的內容。任何擁有該檔案的人都能看到你使用哪些帳戶，以及你的節點的網址和其中的任何金鑰。'
export const EXPORT = '匯出'
export const RESET = '重設'

export const RESET_QUESTION = '刪除此網站在這裡保存的全部內容？'
export const DELETE = '全部刪除'
export const KEEP = '保留'

export const resetText = (pendingCount: number | null) =>
  sentences(
    '你的錢包會中斷連線。設定、收藏和你的交易紀錄會被刪除。鏈上的一切都不會改變。',
    pendingCount !== null &&
      counted(pendingCount, { other: `${pendingCount} 筆交易仍待處理，仍可能執行，但此網站將不再告知你。` }),
  )
