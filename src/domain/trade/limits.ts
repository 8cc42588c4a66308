import { HEAD_STALE_S } from '../chain/limits'

/** Limits, defaults and warning thresholds of a trade. */

/** What an operator may make stricter than it is; null is left as it is. */
export interface TradeCaps {
  slippageBps: number | null
  /** The loss from which on a swap is not offered, in percent. */
  lossPercent: number | null
  deadlineMinutes: number | null
  /** Whether approvals are for the exact amount alone. */
  isExactOnly: boolean
}

/** The build inserts them. */
const CAPS = typeof __CAPS__ === 'undefined' ? null : __CAPS__

/** Prices older than this are read again before they are relied on. */
export const QUOTE_STALE_MS = 15_000
/**
 * A reviewed price that is older than this, in seconds of the chain's time, has to be accepted again: dollar prices read
 * later say nothing about it, and what it allows for slippage is of its own time.
 */
export const REVIEWED_PRICE_MAX_S = HEAD_STALE_S
/** The last verified quote is shown until the next one is, but no longer than this, in seconds of the chain's time. */
export const HELD_QUOTE_MAX_S = 60
/**
 * The share of a transfer that a token keeps, in millionths: the thresholds for warnings, and for not trading it at
 * all.
 */
export const TAX_TIERS = { warning: 50_000, danger: 150_000, blocked: 800_000, all: 1_000_000 } as const

export const DEFAULT_SLIPPAGE_BPS = 50
/** The automatic slippage limit between two tokens pegged to the dollar. */
export const PEGGED_SLIPPAGE_BPS = 10
export const SLIPPAGE_MIN_BPS = 1
export const SLIPPAGE_MAX_BPS = CAPS?.slippageBps ?? 5_000
/**
 * Below this limit a swap often fails. Above the following ones, a limit is shown in amber, then in red, then it must
 * be accepted.
 */
export const SLIPPAGE_LOW_BPS = 5
export const SLIPPAGE_HIGH_BPS = 101
export const SLIPPAGE_VERY_HIGH_BPS = 500
export const SLIPPAGE_ACCEPT_BPS = 2_000

export const DEADLINE_MIN_MINUTES = 1
export const DEADLINE_MAX_MINUTES = CAPS?.deadlineMinutes ?? 1_440
export const DEFAULT_DEADLINE_MINUTES = Math.min(30, DEADLINE_MAX_MINUTES)
/** Several owners of an account have one of these times to sign, in days. The first one is the usual one. */
export const SIGNING_DAYS = [1, 3, 7] as const
/** A longer deadline gets a warning. */
export const DEADLINE_LONG_MINUTES = 60

/** Gas estimates get this margin, in percent, because a pool's first use in a block costs more. */
export const GAS_MARGIN_PERCENT = 30n
/** A gas price above this, in wei, gets a warning: mainnet's base fee has never stayed there. */
export const FEE_UNUSUAL = 2_000_000_000_000n
/** Every transaction uses at least this much gas. */
export const TRANSACTION_GAS = 21_000n
/** No transaction may use more gas than this (EIP-7825). */
export const GAS_LIMIT_MAX = 16_777_216n

/**
 * The thresholds of the loss, in millionths of what is sold, for a note, a warning, a box to tick, a number to type,
 * and blocking.
 */
export const LOSS_TIERS = {
  note: 10_000n,
  warning: 30_000n,
  accept: 50_000n,
  type: 100_000n,
  blocked: BigInt(CAPS?.lossPercent ?? 25) * 10_000n,
} as const
/** From this loss in dollars on, with 18 decimals, the next stricter tier applies, but never the last one. */
export const LOSS_STRICTER_USD = 1_000n * 10n ** 18n
/** An accepted loss may grow by this much, in millionths of what is sold, before it has to be accepted again. */
export const LOSS_DRIFT_MAX = 5_000n

/** The most routes that a trade is split into. */
export const LEGS_MAX = 3
/**
 * V4 has no sandwich guard. A trade that would have the guard elsewhere goes through V4 only if it gains this much, in
 * bps.
 */
export const V4_GUARDED_GAIN_MIN_BPS = 5n

/** How much of a token a contract may be allowed to take: what the trade sells, or without limit. */
export const APPROVAL_KINDS = CAPS?.isExactOnly ? (['exact'] as const) : (['exact', 'unlimited'] as const)
