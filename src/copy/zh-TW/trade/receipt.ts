import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = '收據'
export const COPY_TEXT = '複製為文字'
export const SHARE = '分享'
export const SAVE_PICTURE = '儲存為圖片'
export const READING = '正在載入收據'
export const READ_FAILED = '無法載入收據'
export const NO_SWAP = {
  title: '沒有兌換的收據',
  text: '此交易的事件和呼叫未顯示此帳戶進行過兌換。',
} as const

export const PAID = '你支付了'
export const RECEIVED = '你收到了'
export const PRICE = '你的價格'
export const QUOTED = '報價'
export const LEAST = '至少，依呼叫所定'
export const MOST = '最多，依呼叫所定'
export const MARKET = '兌換前所用資金池的價格'
export const AGAINST_MARKET = '與該價格相比'
export const POOL_FEES = '價格中包含的資金池手續費'
export const SITE_FEE = '價格中包含的網站手續費'
export const NETWORK_COST = '網路費'
export const APPROVAL_COST = '兌換前的授權'
export const TIME = '時間'
export const TAKEN = '從請求到區塊'
export const secondsText = (count: number) => `${count}\u00a0秒`
export const BLOCK = '區塊'
export const ACCOUNT = '帳戶'
export const NETWORK = '網路'
export const TRANSACTION = '交易'
export const NOT_KNOWN = '未知'
export const NO_STATE = '未知：節點已不再保留該區塊'
export const PAID_BY_OTHER = '由另一個帳戶支付'
export const ONLY_CLAIMED = '（依代幣自己的事件）'
export const NO_FEES = '無，一比一'

const CHANGES: Sentences<MarketChange> = {
  same: '相同',
  worse: ({ percent }) => `差 ${percent}，含手續費和價格影響`,
  better: ({ percent }) => `好 ${percent}，含手續費和價格影響`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' 或 ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol}（未列入清單）`

export const STOP = '停止'

const SEARCHED: Sentences<SearchedFacts> = {
  none: '在搜尋任何區塊之前就已停止。',
  whole: '已搜尋所有區塊。',
  wholeCut: '已搜尋所有區塊；列出的是最新的兌換。',
  stopped: ({ from, to }) => `已搜尋區塊 ${from} 到 ${to}；可能還有更早的兌換。你停止了搜尋。`,
  many: ({ from, to }) => `已搜尋區塊 ${from} 到 ${to}；可能還有更早的兌換。`,
  limit: ({ from, to }) => `已搜尋區塊 ${from} 到 ${to}；可能還有更早的兌換。再往前搜尋需要的請求太多。`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      '在鏈上搜尋轉移過此帳戶代幣的交易。搜尋會向節點查詢此帳戶自己的轉帳。它能找到由此帳戶自己送出的兌換，但找不到由打包者 (bundler) 或 Safe 的擁有者代為送出的兌換。',
    label: '尋找更早的兌換',
  },
  failed: {
    words: '搜尋失敗：節點沒有回應，或不允許搜尋。',
    label: '重試',
  },
  searching: ({ percent }) => ({ words: `正在搜尋：已完成所有區塊的 ${percent}。`, label: STOP }),
  reading: { words: '正在載入找到的內容。', label: '再次搜尋' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(say(SEARCHED, searched), isNothingFound && '除了上方所列，沒有找到其他兌換。'),
    label: canGoFurther ? '再往前搜尋' : '再次搜尋',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
