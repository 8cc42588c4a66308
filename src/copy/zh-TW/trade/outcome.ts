import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = '兌換'
export const TRANSACTION = '交易'

export const EXPLORER = '在區塊瀏覽器上查看'
export const CLOSE = '關閉'
export const TRY_AGAIN = '重試'
export const CHANGE_SLIPPAGE = '變更滑價上限'
export const CHANGE_DEADLINE = '變更截止時間'
export const NEW_SWAP = '新的兌換'
export const SWAP_AGAIN = '再次兌換'
export const OPEN_APPROVAL = '授權尚未撤銷'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount}，授權給 ${spender}${isPermit2 ? '，透過 Permit2' : ''}`
export const TAKE_BACK = '撤銷授權'
export const TAKING_BACK = { asking: '在錢包中確認', revoking: '正在撤銷授權' } as const
export const addSymbolToWallet = (symbol: string) => `將 ${symbol} 加入錢包`

type Kind = Wrap | 'swap'

const NAMES: Record<Kind, string> = { swap: '兌換', wrap: '封裝', unwrap: '解封裝' }

const SENT: Record<Kind, string> = { swap: '兌換已送出', wrap: '封裝已送出', unwrap: '解封裝已送出' }

export const AT_SAFE_TITLE = '在 Safe 的佇列中'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `以 ${sold} 換取約 ${received}。你可以關閉此頁面：${NAMES[kind]}會繼續進行，並列在你最近的交易中。`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `以 ${sold} 換取約 ${received}。你可以關閉此視窗；${NAMES[kind]}會繼續進行。`
export const STEP_CONFIRMED = '已在你的錢包中確認'
export const STEP_WAITING = '正在等待網路'
export const blockWaitText = (usual: number, passed: number) => `通常 ${usual} 秒，已過 ${passed} 秒`

export const STEP_SLOW_TEXT = '納入區塊的時間比平常更久'

const UNSEEN_TEXT =
  '這裡使用的任何節點都沒有見到它。它可能仍在你的錢包中，或正透過其他途徑傳送。再次兌換之前，請檢查你的錢包，並在那裡將它加速或取消。'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: '你的錢包可能已在另一筆交易中執行了它。再次兌換之前，請檢查你的餘額。',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: '你帳戶的另一筆交易取代了它。再次兌換之前，請在錢包中查看那筆交易做了什麼。',
  },
}

export const ALTERED_TITLE = '與你的請求不符'

const ENDS: Record<TradeEnd, string> = {
  failed: '失敗',
  expired: '已過期',
  cancelled: '已取消',
  replaced: '已被取代',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `${NAMES[kind]}${ENDS[end]}`
export const unsoldLabel = (amount: string) => `你的 ${amount}`
export const UNSOLD = '未賣出，仍在你的錢包中'
export const UNSOLD_BY_SWAP = '未被這次兌換賣出'
export const COST_UNKNOWN = '未知；請查看你的錢包'

export const EXPIRED_TEXT = '網路未及時確認它。它已無法再賣出任何代幣。你可以現在再次兌換，或先在錢包中將它取消。'
export const COSTS_SO_FAR = '目前沒有；如果較晚才被確認，它會失敗，並收取網路費'

export const NETWORK_COST_PAID = '已付的網路費'
export const paidByOther = (payer: string) => `由 ${payer} 支付，而非你的帳戶`
export const PAID_BY_OTHER = '由另一個帳戶支付'
export const EARLIER_COST = '先前步驟的網路費'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount}（${usd}）`)

const CONFIRMED: Record<Kind, string> = { swap: '兌換已確認', wrap: '封裝已確認', unwrap: '解封裝已確認' }

export const confirmedTitle = (kind: Kind) => CONFIRMED[kind]
export const receivedTitle = (received: string) => `你收到了 ${received}`
export const paidText = (sold: string, rate: string | null) =>
  `支付了 ${sold}${rate === null ? '' : `，匯率 ${rate}`}。`
export const PAYMENT_UNKNOWN = '其收據沒有顯示支付了多少：請在你的錢包中查看。'
export const AMOUNTS_UNKNOWN = '其收據沒有顯示轉移了哪些數量：請在你的錢包中查看。'

export const COMPARED = '與報價相比'
export const AS_QUOTED = '與報價完全一致'
export const ABOUT_AS_QUOTED = '與報價一致，誤差不超過百萬分之一'

export const claimedReceived = (event: string, balance: string) =>
  `代幣的事件聲稱 ${event}；你的餘額增加了 ${balance}。`
export const claimedSold = (event: string, balance: string) => `代幣的事件聲稱 ${event}；你的餘額減少了 ${balance}。`
export const ONLY_CLAIMED_RECEIVED = '你收到了多少，只能從代幣自己的事件得知。'
export const ONLY_CLAIMED_SOLD = '你支付了多少，只能從代幣自己的事件得知。'

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}。你收到了 ${received}${paid === null ? '' : `，支付了 ${paid}`}。`
