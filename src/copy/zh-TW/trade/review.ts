import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

export const reviewTitle = (wrap: Wrap | null) =>
  wrap === null ? REVIEW_SWAP : `核對${{ wrap: '封裝', unwrap: '解封裝' }[wrap]}`

export const YOU_SELL = '賣出'
export const YOU_RECEIVE = '收到'

export const PRICE_CHANGED = '價格已變動'
export const PRICE_OLD = '此價格已過時'
export const acceptPriceLabel = (amount: string) => `接受新價格：${amount}`

export const EXACT_AMOUNT = '確切數量'
export const MORE_BELOW = '下方還有內容'
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${{ least: '至少', most: '最多' }[kind]}，滑價 ${slippage}`

export const CHANGES = '你的錢包會有什麼變化'
export const MEANINGS = '這些術語的意思'
export const CALLS = '你的錢包會被要求做什麼'

export const RATE = '匯率'
export const DEADLINE = '截止時間'
export const SANDWICH_GUARD = '三明治攻擊防護'
export const RECIPIENT = '接收方'
export const CONTRACT = '合約'
export const inContract = (symbol: string) => `合約中的 ${symbol}`
export const NOT_KNOWN = '未知'

export const deadlineText = (minutes: number) => `你確認後 ${durationText(minutes)}`
export const SIGNATURES = '簽署'
export const signaturesText = (signers: number) =>
  `Safe 的 ${signers} 位擁有者必須在截止時間之前簽署。顯示的價格是目前的價格：如果最後一位簽署時價格超出你的限度，兌換就無法執行。`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `未啟用：不適用於賣出 ${coin}`,
    v4: '未啟用：V4 不保留價格紀錄',
    router: '未啟用：此路徑的路由合約沒有這項檢查',
    v2: '未啟用：V2 不保留價格紀錄',
    record: '未啟用：有資金池不保留價格紀錄',
    setting: '在交易設定中未啟用',
  })[why]
export const guardText = (percent: string) => `已啟用，${percent}`

export const CHECKING = '檢查中…'
export const GO_ON_UNTRIED = '不經模擬繼續'
export const ASK_AGAIN = '仍要再次請求'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: '確認兌換',
  risky: '仍要確認兌換',
  wrap: '確認封裝',
  unwrap: '確認解封裝',
}

const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `現在你會少收到 ${amount}`,
  receiveMore: (amount) => `現在你會多收到 ${amount}`,
  payLess: (amount) => `現在你會少支付 ${amount}`,
  payMore: (amount) => `現在你會多支付 ${amount}`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)}（${percent}）。`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `此價格距今已超過 ${minutes} 分鐘。${MOVED[moved](amount)}。`
export const agedSamePrice = (minutes: number) => `此價格距今已超過 ${minutes} 分鐘。最新的價格與它相同。`
export const rereadingPrice = (minutes: number) => `此價格距今已超過 ${minutes} 分鐘，而且還沒有比它更新的價格。`
export const OTHER_ROUTE = '現在有另一條路徑可用，價格相同或更好。'

export const PHASES = {
  preparing: '正在透過網路檢查',
  wallet: '在錢包中確認',
  chain: '正在等待網路',
}

export const WAITING_FOR_WALLET = '正在等待你的錢包'

export interface StepFacts {
  symbol: string
  /** The maximum amount that is sold, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that the rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = '確切的數量，僅用於這次兌換'
const MOST_APPROVED = '這次兌換最多可取走的數量'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `最多 ${amount}` : ` ${amount}`
/** What follows 用 is sold, and what follows 兌換 is bought, so a sold amount never follows 兌換. */
const ORDERS: Readonly<Record<Wrap | 'swap', (sold: string) => string>> = {
  swap: (sold) => `用${sold} 兌換`,
  wrap: (sold) => `封裝${sold}`,
  unwrap: (sold) => `解封裝${sold}`,
}

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `重設 ${symbol} 授權`,
    text: `${symbol} 要求先撤銷舊的授權`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `${isThroughPermit2 ? '向 Permit2 ' : ''}${isUnlimited ? `無限額度授權 ${symbol}` : `授權 ${amount}`}`
    return {
      title,
      text: isUnlimited ? '依你在交易設定中的選擇' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `允許路由合約取走 ${amount}`,
    text: `透過 Permit2，${isAtMost ? '即這次兌換最多可取走的數量' : '即這個確切數量'}，且僅在一段時間內有效`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `無限額度授權 ${symbol}，並${ORDERS.swap(soldText(sold))}`
      : `授權${soldText(sold)} 並用於兌換`,
    text: `${isThroughPermit2 ? '所有步驟' : '兩個步驟'}一次確認，全部完成或全部不執行`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: ORDERS[wrap ?? 'swap'](soldText({ isAtMost, amount })),
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: '你的錢包已經接受了這個請求',
  text: `「${request}」待處理，目前還不知道結果。如果你再次請求，兩筆都可能執行。`,
})

export const waitingDuplicate = (request: string) => ({
  title: '同樣的請求仍在你的錢包中等待',
  text: `「${request}」尚未得到答覆。如果你再次請求，你可能兩筆都確認，那麼兩筆都會執行。`,
})

export const UPGRADE = {
  title: '可以只確認一次',
  text: '這會升級你在此網路上的帳戶：之後，由你的錢包選擇的一個合約，可以在你簽署的一切事項中代表此帳戶行事。你的地址、金鑰和代幣維持不變。升級會一直有效，直到你在錢包中解除它；升級會使網路費增加，但僅此一次。',
  label: (steps: number) => `升級我的帳戶，一次確認完成全部 ${steps} 個步驟`,
}

export const BOTH_MINED = '如果你再次請求，兩個請求都可能被納入區塊。'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: '此路徑上有一個資金池有自己的規則',
  text: sentences(
    `有一個合約（其 Hook）參與每次兌換：${all(hooks)}。它的規則可能因買入或賣出、帳戶和時間而不同。`,
    isUpgradeable && '該 Hook 的程式碼可以被替換。',
    tried !== null && `此兌換已在區塊 ${tried} 上模擬。`,
  ),
})
