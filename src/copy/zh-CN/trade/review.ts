import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

export const reviewTitle = (wrap: Wrap | null) =>
  wrap === null ? REVIEW_SWAP : `核对${{ wrap: '封装', unwrap: '解封装' }[wrap]}`

export const YOU_SELL = '卖出'
export const YOU_RECEIVE = '收到'

export const PRICE_CHANGED = '价格已变动'
export const PRICE_OLD = '此价格已过时'
export const acceptPriceLabel = (amount: string) => `接受新价格：${amount}`

export const EXACT_AMOUNT = '确切数量'
export const MORE_BELOW = '下方还有内容'
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${{ least: '至少', most: '最多' }[kind]}，滑点 ${slippage}`

export const CHANGES = '你的钱包会有什么变化'
export const MEANINGS = '这些术语的含义'
export const CALLS = '你的钱包会被要求做什么'

export const RATE = '汇率'
export const DEADLINE = '截止时间'
export const SANDWICH_GUARD = '三明治攻击防护'
export const RECIPIENT = '接收方'
export const CONTRACT = '合约'
export const inContract = (symbol: string) => `合约中的 ${symbol}`
export const NOT_KNOWN = '未知'

export const deadlineText = (minutes: number) => `你确认后 ${durationText(minutes)}`
export const SIGNATURES = '签名'
export const signaturesText = (signers: number) =>
  `Safe 的 ${signers} 位所有者必须在截止时间之前签名。显示的价格是当前价格：如果最后一位签名时价格超出你的限度，兑换便无法执行。`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `已关闭：不适用于卖出 ${coin}`,
    v4: '已关闭：V4 不保留价格记录',
    router: '已关闭：此路径的路由合约没有这项检查',
    v2: '已关闭：V2 不保留价格记录',
    record: '已关闭：有资金池不保留价格记录',
    setting: '已在交易设置中关闭',
  })[why]
export const guardText = (percent: string) => `已开启，${percent}`

export const CHECKING = '检查中…'
export const GO_ON_UNTRIED = '不经模拟继续'
export const ASK_AGAIN = '仍要再次请求'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: '确认兑换',
  risky: '仍要确认兑换',
  wrap: '确认封装',
  unwrap: '确认解封装',
}

const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `现在你会少收到 ${amount}`,
  receiveMore: (amount) => `现在你会多收到 ${amount}`,
  payLess: (amount) => `现在你会少支付 ${amount}`,
  payMore: (amount) => `现在你会多支付 ${amount}`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)}（${percent}）。`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `此价格距今已超过 ${minutes} 分钟。${MOVED[moved](amount)}。`
export const agedSamePrice = (minutes: number) => `此价格距今已超过 ${minutes} 分钟。最新价格与它相同。`
export const rereadingPrice = (minutes: number) => `此价格距今已超过 ${minutes} 分钟，而且还没有更新的价格。`
export const OTHER_ROUTE = '现在有另一条路径可用，价格相同或更好。'

export const PHASES = {
  preparing: '正在通过网络检查',
  wallet: '在钱包中确认',
  chain: '正在等待网络',
}

export const WAITING_FOR_WALLET = '正在等待你的钱包'

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

const EXACT_APPROVED = '确切的数量，仅用于此次兑换'
const MOST_APPROVED = '此次兑换最多可取走的数量'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `最多 ${amount}` : ` ${amount}`
const VERBS = { swap: '兑换', wrap: '封装', unwrap: '解封装' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `重置 ${symbol} 授权`,
    text: `${symbol} 要求先撤销旧的授权`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `${isThroughPermit2 ? '向 Permit2 ' : ''}${isUnlimited ? `无限额度授权 ${symbol}` : `授权 ${amount}`}`
    return {
      title,
      text: isUnlimited ? '按你在交易设置中的选择' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `允许路由合约取走 ${amount}`,
    text: `通过 Permit2，${isAtMost ? '即此次兑换最多可取走的数量' : '即此确切数量'}，且仅在一段时间内有效`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited ? `无限额度授权 ${symbol}，并兑换${soldText(sold)}` : `授权并兑换${soldText(sold)}`,
    text: `${isThroughPermit2 ? '全部步骤' : '两个步骤'}一次确认，要么全部完成，要么全部不执行`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']}${soldText({ isAtMost, amount })}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: '你的钱包已经接受了这个请求',
  text: `“${request}”待处理，结果尚不知道。如果你再次请求，两笔都可能执行。`,
})

export const waitingDuplicate = (request: string) => ({
  title: '同样的请求仍在你的钱包中等待',
  text: `“${request}”尚未得到答复。如果你再次请求，你可能两笔都确认，那么两笔都会执行。`,
})

export const UPGRADE = {
  title: '可以只确认一次',
  text: '这会升级你在此网络上的账户：此后，由你的钱包选择的一个合约，可以在你签名的一切事项中代表此账户行事。你的地址、密钥和代币保持不变。升级会一直有效，直到你在钱包中撤销它；它会使网络费用增加一次。',
  label: (steps: number) => `升级我的账户，一次确认完成全部 ${steps} 个步骤`,
}

export const BOTH_MINED = '如果你再次请求，两个请求都可能被打包进区块。'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: '此路径上的一个资金池有自己的规则',
  text: sentences(
    `有一个合约（其 Hook）参与每次兑换：${all(hooks)}。它的规则可能因买入或卖出、账户和时间而不同。`,
    isUpgradeable && '该 Hook 的代码可以被替换。',
    tried !== null && `此兑换已在区块 ${tried} 上模拟。`,
  ),
})
