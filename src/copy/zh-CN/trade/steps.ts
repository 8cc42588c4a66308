import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = '进度'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `已完成：${title}`,
  failed: (title: string) => `失败：${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `。${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, { other: `${requests.length} 次确认：${order}` })
}
export const LAST_REQUESTS = { swap: '兑换', wrap: '封装', unwrap: '解封装' } as const

export const WALLET_SHOWS = '你的钱包将显示什么'
export const WALLET_SHOWS_ELSE = '如果你的钱包显示任何其他内容，请拒绝。'
export const REQUEST_NUMBER = '请求'
export const REQUEST_CONTRACT = '合约'
export const REQUEST_AMOUNT = '数量'
export const TOKEN_CONTRACT = '代币合约'
export const APPROVED_AMOUNT = '授权数量'
export const REQUEST_COST = '网络费用'
export const requestNumber = (number: number, requests: number) => `第 ${number} 个，共 ${requests} 个`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `约 ${native}` : `约 ${usd}（${native}）`

export const APPROVAL = '授权'
export const ALREADY_GIVEN = '已授权'
export const OLD_APPROVAL = '旧的授权'
export const RESET_FIRST = '先重置为 0'
export const YOU_APPROVE = '你授权'
export const SPENDER = '授权对象'
export const THROUGH_PERMIT2 = '通过 Permit2'
export const PERMIT2_SPENDER = '取走代币的合约'
export const permit2Note = (minutes: number) => `（有效至你确认后 ${durationText(minutes)}）`
export const TO_PERMIT2 = '（给 Permit2）'

export const NOTES = { maybe: '（如有需要）', batch: '（与兑换一起）' } as const

export const withoutLimit = (symbol: string) => `${symbol}，无限额度`
export const unlimitedTitle = (symbol: string) => `你将以无限额度授权 ${symbol}`
export const unlimitedText = (symbol: string) =>
  `授权对象可以取走你任意数量的 ${symbol}，以后也可以，直到你撤销授权。要只为此次兑换授权，请在交易设置中选择“确切数量”。`
