import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

/** Texts of the trade settings, on the card and on the profile page. */

export const TITLE = 'Trade settings'
export const RESET = 'Reset'
/** The link to the settings on the profile page. */
export const ALL_SETTINGS = 'All settings'

export const SLIPPAGE = 'Maximum slippage'
export const SLIPPAGE_FIELD = 'Custom slippage, percent'
export const CUSTOM = 'Custom'
export const AUTO = 'Auto'
export const autoText = (bps: number) => `Auto: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Enter a number from ${written(typedSlippage(SLIPPAGE_MIN_BPS))} to ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? ', with at most two decimals' : ''}.`
export const SLIPPAGE_LOW = 'Likely to fail. The price often moves further than this.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `You may lose up to ${slippagePercent(bps)}`
    : `At worst ${worst}, ${slippagePercent(bps)} worse than quoted`

/**
 * The warning about a high slippage limit.
 * @param worst - the worst result that the limit allows, from `worstReceived` or `worstPaid`; null without a quote
 */
export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Others may move the price on purpose to make you lose that much.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'If the price moves further than this, the swap fails: you keep your tokens and pay only the network cost.'
    : `At worst ${worst}, or the swap fails: you keep your tokens and pay only the network cost.`

export const acceptSlippage = (bps: number) => `I accept losing up to ${slippagePercent(bps)}.`
/** Says which slippage limit applies until the visitor has typed a valid limit. */
export const slippageMeanwhile = (bps: number) => `Until then ${slippagePercent(bps)} applies.`

export const APPROVAL = 'Approval amount'
export const APPROVAL_EXACT = 'Exact amount'
export const APPROVAL_UNLIMITED = 'Unlimited'
export const APPROVAL_HINT = 'Exact is safer. Unlimited saves a step next time.'

export const GUARD = 'Sandwich guard'
export const GUARD_ABOUT = 'The swap fails if somebody moved the price in the same block.'
export const GUARD_WORKS = 'Works when a token is sold through V3 pools that keep a price record.'
export const GUARD_ON = 'It watches the current route.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} It cannot watch the current trade.`

export const DEADLINE = 'Deadline'
export const MINUTES = 'minutes'
export const DEADLINE_HINT = 'The swap fails if it is not confirmed in time.'
export const DEADLINE_LONG = 'The longer it can wait, the more the price can move.'
/** The label of the deadline for accounts whose transactions need the signatures of several owners. */
export const SIGNING = 'Deadline for signatures'
export const SIGNING_HINT =
  'For a Safe whose owners sign one after the other. The longer they have, the more the price can move: past your slippage limit, the swap cannot be executed.'
export const daysText = (days: number) => counted(days, { one: '1 day', other: `${days} days` })

/**
 * Says that a typed deadline is invalid.
 * @param applied - the deadline in minutes that applies in the meantime
 */
export const deadlineInvalid = (applied: number) =>
  `Enter whole minutes from ${DEADLINE_MIN_MINUTES} to ${grouped(String(DEADLINE_MAX_MINUTES))}. Until then, ${counted(applied, { one: '1 minute applies', other: `${grouped(String(applied))} minutes apply` })}.`
