import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

/** Words for what became of a swap after it was sent. */

export const TITLE = 'スワップ'
export const TRANSACTION = 'トランザクション'

export const EXPLORER = 'エクスプローラーで見る'
export const CLOSE = '閉じる'
export const TRY_AGAIN = '再試行'
export const CHANGE_SLIPPAGE = 'スリッページを変更'
export const CHANGE_DEADLINE = '期限を変更'
export const NEW_SWAP = '新しいスワップ'
export const SWAP_AGAIN = 'もう一度スワップ'
/** What may still be taken by an approval that the trade needed, and what revokes it. */
export const OPEN_APPROVAL = '承認がまだ有効です'
/** @param amount - with its symbol */
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${spender}に${amount}${isPermit2 ? '（Permit2経由）' : ''}`
export const TAKE_BACK = '承認を取り消す'
export const TAKING_BACK = { asking: 'ウォレットで確認', revoking: '承認を取り消し中' } as const
export const addSymbolToWallet = (symbol: string) => `${symbol}をウォレットに追加`

type Kind = Wrap | 'swap'

const KINDS: Record<Kind, string> = { swap: 'スワップ', wrap: 'ラップ', unwrap: 'アンラップ' }

const SENT: Record<Kind, string> = {
  swap: 'スワップを送信しました',
  wrap: 'ラップを送信しました',
  unwrap: 'アンラップを送信しました',
}

/** In place of these where the owners of a Safe carry it out. */
export const AT_SAFE_TITLE = 'Safeのキューに入りました'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold}で約${received}。このページは閉じてもかまいません。${KINDS[kind]}は続行され、最近のトランザクションに表示されます。`
export const sentTitle = (kind: Kind) => SENT[kind]
/** @param sold - and received: amounts with their symbols */
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold}で約${received}。このウィンドウは閉じてもかまいません。${KINDS[kind]}は続行されます。`
export const STEP_CONFIRMED = 'ウォレットで確認しました'
export const STEP_WAITING = 'ネットワークを待っています'
export const blockWaitText = (usual: number, passed: number) => `通常は${usual}秒、現在${passed}秒経過`

export const STEP_SLOW_TEXT = 'ブロックへの取り込みに、通常より時間がかかっています'

/** What to do about one that the network may never see. */
const UNSEEN_TEXT =
  'ここで使用しているノードは、いずれもこのトランザクションを見つけていません。まだウォレットの中にあるか、別の経路で送られている途中の可能性があります。もう一度スワップする前に、ウォレットを確認し、そこでスピードアップまたはキャンセルしてください。'
/** Titles and texts of those that are not waited for in the usual way, although it is not known how they end. */
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'ウォレットが別のトランザクションで実行した可能性があります。もう一度スワップする前に、残高を確認してください。',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: '同じアカウントの別のトランザクションが代わりに処理されました。もう一度スワップする前に、そのトランザクションが何をしたかをウォレットで確認してください。',
  },
}

export const ALTERED_TITLE = 'リクエストした内容と異なります'

const ENDS: Record<TradeEnd, string> = {
  failed: 'は失敗しました',
  expired: 'は期限切れになりました',
  cancelled: 'はキャンセルされました',
  replaced: 'は置き換えられました',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `${KINDS[kind]}${ENDS[end]}`
/** @param amount - with its symbol */
export const unsoldLabel = (amount: string) => `手元の${amount}`
export const UNSOLD = '売却されておらず、ウォレットに残っています'
/** The same where another transaction of the account may have sold it. */
export const UNSOLD_BY_SWAP = 'このスワップでは売却されていません'
/** In place of a network cost that cannot be read. */
export const COST_UNKNOWN = '不明。ウォレットで確認してください'

/** A transaction that is still open after its deadline. */
export const EXPIRED_TEXT =
  '時間内にネットワークで確定しませんでした。このトランザクションで何かが売却されることは、もうありません。今すぐ再びスワップすることも、先にウォレットでこれをキャンセルすることもできます。'
export const COSTS_SO_FAR = '今のところなし。遅れて確定した場合は失敗し、ネットワークコストがかかります'

export const NETWORK_COST_PAID = '支払ったネットワークコスト'
/** @param payer - its short address */
export const paidByOther = (payer: string) => `${payer}による支払い（このアカウントではありません）`
/** Of the approvals that were mined before another account paid. */
/** A contract account paid nothing for its transaction. */
export const PAID_BY_OTHER = '別のアカウントによる支払い'
export const EARLIER_COST = '以前の手順のネットワークコスト'
/** @param usd - null where the dollar value is not known */
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount}（${usd}）`)

export const confirmedTitle = (kind: Kind) => `${KINDS[kind]}が確定しました`
export const receivedTitle = (received: string) => `${received}を受け取りました`
/** @param rate - as "1 ETH = 3,411.77 USDC"; null where it is not known */
export const paidText = (sold: string, rate: string | null) =>
  `${sold}と交換${rate === null ? '' : `、レートは${rate}`}。`
export const PAYMENT_UNKNOWN = 'レシートからは支払った数量が分かりません。ウォレットで確認してください。'
export const AMOUNTS_UNKNOWN = 'レシートからは移動した数量が分かりません。ウォレットで確認してください。'

export const COMPARED = '見積もりとの比較'
export const AS_QUOTED = '見積もりとまったく同じ'
export const ABOUT_AS_QUOTED = '見積もりどおり（誤差100万分の1以内）'

/** Where a token's event names another amount than the account's balance shows. */
export const claimedReceived = (event: string, balance: string) =>
  `トークンのイベントは${event}としていますが、残高の増加は${balance}でした。`
export const claimedSold = (event: string, balance: string) =>
  `トークンのイベントは${event}としていますが、残高の減少は${balance}でした。`
export const ONLY_CLAIMED_RECEIVED = '受け取った数量は、トークン自身のイベントからしか分かりません。'
export const ONLY_CLAIMED_SOLD = '支払った数量は、トークン自身のイベントからしか分かりません。'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'スワップが確定しました',
  wrap: 'ラップが確定しました',
  unwrap: 'アンラップが確定しました',
}

/**
 * "Swap confirmed. You received 3,411.77 USDC for 1 ETH."
 * @param received - with its symbol
 * @param paid - with its symbol; null where it is not known
 */
export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}。${paid === null ? '' : `${paid}と交換に`}${received}を受け取りました。`
