import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = '交易設定'
export const RESET = '重設'
export const ALL_SETTINGS = '所有設定'

export const SLIPPAGE = '滑價上限'
export const SLIPPAGE_FIELD = '自訂滑價上限，百分比'
export const CUSTOM = '自訂'
export const AUTO = '自動'
export const autoText = (bps: number) => `自動：${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `請輸入 ${written(typedSlippage(SLIPPAGE_MIN_BPS))} 到 ${written(typedSlippage(SLIPPAGE_MAX_BPS))} 的數字${hasMoreDecimals ? '，最多兩位小數' : ''}。`
export const SLIPPAGE_LOW = '很可能失敗。價格的變動常常超過這個幅度。'

const mostLost = (bps: number, worst: string | null) =>
  worst === null ? `你最多可能損失 ${slippagePercent(bps)}` : `最差的情況下${worst}，比報價差 ${slippagePercent(bps)}`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}。`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}。他人可能故意推動價格，讓你損失這麼多。`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? '如果價格變動超過這個幅度，兌換會失敗：你保有你的代幣，只支付網路費。'
    : `最差的情況下${worst}，否則兌換會失敗：你保有你的代幣，只支付網路費。`

export const acceptSlippage = (bps: number) => `我接受最多損失 ${slippagePercent(bps)}。`
/** It follows a sentence, and needs no space. */
export const slippageMeanwhile = (bps: number) => `在此之前適用 ${slippagePercent(bps)}。`

export const APPROVAL = '授權數量'
export const APPROVAL_EXACT = '確切數量'
export const APPROVAL_UNLIMITED = '無限額度'
export const APPROVAL_HINT = '確切數量較安全。無限額度可讓下次少一個步驟。'

export const GUARD = '三明治攻擊防護'
export const GUARD_ABOUT = '如果有人在同一區塊內推動了價格，兌換會失敗。'
export const GUARD_WORKS = '在透過保留價格紀錄的 V3 資金池賣出代幣時有效。'
export const GUARD_ON = '此防護適用於目前的路徑。'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS}此防護不適用於目前的兌換。`

export const DEADLINE = '截止時間'
export const MINUTES = '分鐘'
export const DEADLINE_HINT = '如果未能及時得到確認，兌換會失敗。'
export const DEADLINE_LONG = '兌換可等待的時間越長，價格可能變動得越多。'
export const SIGNING = '簽署截止時間'
export const SIGNING_HINT =
  '用於擁有者依序簽署的 Safe。留給他們的時間越長，價格可能變動得越多：如果價格變動超過你的滑價上限，兌換就無法執行。'
export const daysText = (days: number) => counted(days, { other: `${days} 天` })

export const deadlineInvalid = (applied: number) =>
  `請輸入 ${DEADLINE_MIN_MINUTES} 到 ${grouped(String(DEADLINE_MAX_MINUTES))} 之間的整數（分鐘）。在此之前為 ${grouped(String(applied))} 分鐘。`
