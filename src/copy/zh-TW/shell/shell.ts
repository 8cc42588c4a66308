import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = '跳到內容'
export const SKIP_TO_TRADE = '跳到交易卡片'

export const PAGE_TITLES = { swap: '交易', token: '代幣', profile: '個人頁面' }

export const brandLabel = (brandName: string) => `${brandName}，首頁`
export const TRADE_LINK = '交易'
export const PROFILE_LINK = '個人頁面'

export const FOOTER = '頁尾'
export const PREVIEW = '預覽'
export const SWITCH_THEME = '切換淺色與深色'
export const FAQ_LINK = '常見問題'
export const IMPRINT_LINK = '網站資訊'
export const OFFLINE = '離線'
export const NO_NODE = '沒有節點回應'
export const SCREEN_WAITS = '連線恢復後會立即載入此畫面。'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = '使用自己的節點'
export const NODE_BLOCKED = '被此網站的原則封鎖'
export const OWN_NODE_OFFLINE = '你的節點離線'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}，一分鐘沒有新區塊`
export const headBlockText = (number: number | null) => `區塊 ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { other: `${count} 分鐘` }),
  hours: ({ count }) => `${count} 小時`,
  days: ({ count }) => `${count} 天`,
}

export const wrongClockText = ({ isFast, by }: ClockError) => `你裝置的時鐘${isFast ? '快' : '慢'}了 ${say(SPANS, by)}`

export const NOTIFICATIONS = '通知'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `資訊：${title}`,
  success: (title) => `成功：${title}`,
  warning: (title) => `警告：${title}`,
  error: (title) => `錯誤：${title}`,
  pending: (title) => `待處理：${title}`,
}
export const DISMISS = '關閉'

export const PART_MISSING = '此頁面的一部分無法載入'
export const PART_BROKEN = '此頁面的一部分停止運作'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = '此頁面比另一個分頁中的頁面舊'
export const RELOAD_FOR_NEWER =
  '另一個分頁顯示的是本網站的較新版本。你在此處所做的變更不會儲存。重新載入即可使用較新版本。'
export const PAGE_BROKEN = '此頁面停止運作'
export const MAYBE_NEW_VERSION = '此頁面可能有新版本。'
export const STOPPED_BY_POLICY = '此網站的安全性原則封鎖了它。'
export const CHANGED_FILE = '此網站有一個檔案不是建置時的那一個，因此你的瀏覽器沒有執行它。'
export const NOTHING_ELSE_SENT = '你已在錢包中確認的內容，沒有此頁面也會繼續。除此之外，未送出任何交易。'
export const RELOAD = '重新載入'

export const NOT_FOUND = '找不到頁面'
export const NO_PAGE = '此網址沒有頁面。請檢查網址，或從交易對清單開始。'
export const GO_TO_START = '前往首頁'

export const TITLE = '直接用你的錢包交易代幣'
export const LEAD = '價格來自鏈上資金池。簽署之前，你會看到全部費用；在你簽署之前，什麼都不會轉移。'
export const KEYS = '你的金鑰留在你的錢包中'
export const APPROVALS = '預設只授權確切數量'
export const FIGURES = '每個數字都從鏈上讀取'
