import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = '兑换'
export const TRANSACTION = '交易'

export const EXPLORER = '在区块浏览器上查看'
export const CLOSE = '关闭'
export const TRY_AGAIN = '重试'
export const CHANGE_SLIPPAGE = '更改滑点上限'
export const CHANGE_DEADLINE = '更改截止时间'
export const NEW_SWAP = '新的兑换'
export const SWAP_AGAIN = '再次兑换'
export const OPEN_APPROVAL = '授权仍未撤销'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount}，授权给 ${spender}${isPermit2 ? '，通过 Permit2' : ''}`
export const TAKE_BACK = '撤销授权'
export const TAKING_BACK = { asking: '在钱包中确认', revoking: '正在撤销授权' } as const
export const addSymbolToWallet = (symbol: string) => `将 ${symbol} 添加到钱包`

type Kind = Wrap | 'swap'

const NAMES: Record<Kind, string> = { swap: '兑换', wrap: '封装', unwrap: '解封装' }

const SENT: Record<Kind, string> = { swap: '兑换已发送', wrap: '封装已发送', unwrap: '解封装已发送' }

export const AT_SAFE_TITLE = '在 Safe 的队列中'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `以 ${sold} 换取约 ${received}。你可以关闭此页面：${NAMES[kind]}会继续进行，并列在你最近的交易中。`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `以 ${sold} 换取约 ${received}。你可以关闭此窗口；${NAMES[kind]}会继续进行。`
export const STEP_CONFIRMED = '已在你的钱包中确认'
export const STEP_WAITING = '正在等待网络'
export const blockWaitText = (usual: number, passed: number) => `通常 ${usual} 秒，已过 ${passed} 秒`

export const STEP_SLOW_TEXT = '打包进区块的时间比平时更长'

const UNSEEN_TEXT =
  '这里使用的节点都没有见到它。它可能仍在你的钱包中，或正通过其他途径传送。再次兑换之前，请检查你的钱包，并在那里将它加速或取消。'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: '你的钱包可能已在另一笔交易中执行了它。再次兑换之前，请检查你的余额。',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: '你账户的另一笔交易替换了它。再次兑换之前，请在钱包中查看那笔交易做了什么。',
  },
}

export const ALTERED_TITLE = '与你的请求不符'

const ENDS: Record<TradeEnd, string> = {
  failed: '失败',
  expired: '已过期',
  cancelled: '已取消',
  replaced: '已被替换',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `${NAMES[kind]}${ENDS[end]}`
export const unsoldLabel = (amount: string) => `你的 ${amount}`
export const UNSOLD = '未卖出，仍在你的钱包中'
export const UNSOLD_BY_SWAP = '未被此次兑换卖出'
export const COST_UNKNOWN = '未知；请查看你的钱包'

export const EXPIRED_TEXT = '网络未及时确认它。它已无法再卖出任何代币。你可以现在再次兑换，或先在钱包中将它取消。'
export const COSTS_SO_FAR = '目前没有；如果较晚才被确认，它会失败，并收取网络费用'

export const NETWORK_COST_PAID = '已付网络费用'
export const paidByOther = (payer: string) => `由 ${payer} 支付，而非你的账户`
export const PAID_BY_OTHER = '由另一个账户支付'
export const EARLIER_COST = '先前步骤的网络费用'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount}（${usd}）`)

const CONFIRMED: Record<Kind, string> = { swap: '兑换已确认', wrap: '封装已确认', unwrap: '解封装已确认' }

export const confirmedTitle = (kind: Kind) => CONFIRMED[kind]
export const receivedTitle = (received: string) => `你收到了 ${received}`
export const paidText = (sold: string, rate: string | null) =>
  `支付了 ${sold}${rate === null ? '' : `，汇率 ${rate}`}。`
export const PAYMENT_UNKNOWN = '其收据没有显示支付了多少：请在你的钱包中查看。'
export const AMOUNTS_UNKNOWN = '其收据没有显示转移了哪些数量：请在你的钱包中查看。'

export const COMPARED = '与报价相比'
export const AS_QUOTED = '与报价完全一致'
export const ABOUT_AS_QUOTED = '与报价一致，误差不超过百万分之一'

export const claimedReceived = (event: string, balance: string) =>
  `代币的事件声称 ${event}；你的余额增加了 ${balance}。`
export const claimedSold = (event: string, balance: string) => `代币的事件声称 ${event}；你的余额减少了 ${balance}。`
export const ONLY_CLAIMED_RECEIVED = '你收到了多少，仅从代币自身的事件得知。'
export const ONLY_CLAIMED_SOLD = '你支付了多少，仅从代币自身的事件得知。'

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}。你收到了 ${received}${paid === null ? '' : `，支付了 ${paid}`}。`
