import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = '進度'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `已完成：${title}`,
  failed: (title: string) => `失敗：${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `。${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, { other: `${requests.length} 次確認：${order}` })
}
export const LAST_REQUESTS = { swap: '兌換', wrap: '封裝', unwrap: '解封裝' } as const

export const WALLET_SHOWS = '你的錢包將顯示什麼'
export const WALLET_SHOWS_ELSE = '如果你的錢包顯示任何其他內容，請拒絕。'
export const REQUEST_NUMBER = '請求'
export const REQUEST_CONTRACT = '合約'
export const REQUEST_AMOUNT = '數量'
export const TOKEN_CONTRACT = '代幣合約'
export const APPROVED_AMOUNT = '授權數量'
export const REQUEST_COST = '網路費'
export const requestNumber = (number: number, requests: number) => `第 ${number} 個，共 ${requests} 個`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `約 ${native}` : `約 ${usd}（${native}）`

export const APPROVAL = '授權'
export const ALREADY_GIVEN = '已授權'
export const OLD_APPROVAL = '舊的授權'
export const RESET_FIRST = '先重設為 0'
export const YOU_APPROVE = '你授權'
export const SPENDER = '授權對象'
export const THROUGH_PERMIT2 = '透過 Permit2'
export const PERMIT2_SPENDER = '取走代幣的合約'
export const permit2Note = (minutes: number) => `（有效至你確認後 ${durationText(minutes)}）`
export const TO_PERMIT2 = '（給 Permit2）'

export const NOTES = { maybe: '（如有需要）', batch: '（與兌換一起）' } as const

export const withoutLimit = (symbol: string) => `${symbol}，無限額度`
export const unlimitedTitle = (symbol: string) => `你將以無限額度授權 ${symbol}`
export const unlimitedText = (symbol: string) =>
  `授權對象可以取走你任意數量的 ${symbol}，之後也可以，直到你撤銷授權。若只要為這次兌換授權，請在交易設定中選擇「確切數量」。`
