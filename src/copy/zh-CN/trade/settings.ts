import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = '交易设置'
export const RESET = '重置'
export const ALL_SETTINGS = '全部设置'

export const SLIPPAGE = '滑点上限'
export const SLIPPAGE_FIELD = '自定义滑点上限，百分比'
export const CUSTOM = '自定义'
export const AUTO = '自动'
export const autoText = (bps: number) => `自动：${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `请输入 ${written(typedSlippage(SLIPPAGE_MIN_BPS))} 到 ${written(typedSlippage(SLIPPAGE_MAX_BPS))} 的数字${hasMoreDecimals ? '，最多两位小数' : ''}。`
export const SLIPPAGE_LOW = '很可能失败。价格的变动常常超过这个幅度。'

const mostLost = (bps: number, worst: string | null) =>
  worst === null ? `你最多可能损失 ${slippagePercent(bps)}` : `最差情况下${worst}，比报价差 ${slippagePercent(bps)}`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}。`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}。他人可能故意推动价格，使你损失这么多。`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? '如果价格变动超过这个幅度，兑换会失败：你保留你的代币，只支付网络费用。'
    : `最差情况下${worst}，否则兑换会失败：你保留你的代币，只支付网络费用。`

export const acceptSlippage = (bps: number) => `我接受最多损失 ${slippagePercent(bps)}。`
/** It follows a sentence, and needs no space. */
export const slippageMeanwhile = (bps: number) => `在此之前适用 ${slippagePercent(bps)}。`

export const APPROVAL = '授权数量'
export const APPROVAL_EXACT = '确切数量'
export const APPROVAL_UNLIMITED = '无限额度'
export const APPROVAL_HINT = '确切数量更安全。无限额度可以让下次少一个步骤。'

export const GUARD = '三明治攻击防护'
export const GUARD_ABOUT = '如果有人在同一区块内推动了价格，兑换会失败。'
export const GUARD_WORKS = '在通过保留价格记录的 V3 资金池卖出代币时有效。'
export const GUARD_ON = '它正在监视当前路径。'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS}它无法监视当前的兑换。`

export const DEADLINE = '截止时间'
export const MINUTES = '分钟'
export const DEADLINE_HINT = '如果未能及时得到确认，兑换会失败。'
export const DEADLINE_LONG = '兑换可等待的时间越长，价格可能变动得越多。'
export const SIGNING = '签名截止时间'
export const SIGNING_HINT =
  '用于所有者依次签名的 Safe。留给他们的时间越长，价格可能变动得越多：如果价格变动超过你的滑点上限，兑换便无法执行。'
export const daysText = (days: number) => counted(days, { other: `${days} 天` })

export const deadlineInvalid = (applied: number) =>
  `请输入 ${DEADLINE_MIN_MINUTES} 到 ${grouped(String(DEADLINE_MAX_MINUTES))} 之间的整数（分钟）。在此之前为 ${grouped(String(applied))} 分钟。`
