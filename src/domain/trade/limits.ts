import { HEAD_STALE_S } from '../chain/limits'

/** Stricter limits set by the operator of a site. Null keeps the default. */
export interface TradeCaps {
  slippageBps: number | null
  /** Swaps with at least this loss, in percent, are blocked. */
  lossPercent: number | null
  deadlineMinutes: number | null
  /** Whether only approvals of the exact amount are offered. */
  isExactOnly: boolean
}

/** The operator's limits, which the build inserts. */
const CAPS = typeof __CAPS__ === 'undefined' ? null : __CAPS__

/** Pools that were read longer ago than this are read again before they are used. */
export const QUOTE_STALE_MS = 15_000
/**
 * A reviewed price that is older than this, in seconds of the chain's time, has to be accepted again, because it cannot
 * be compared with newer dollar prices.
 */
export const REVIEWED_PRICE_MAX_S = HEAD_STALE_S
/**
 * From this age on, in milliseconds of the device's time, a simulation is shown with its age (`shown`), and does not
 * count any more (`most`). A block's number does not tell this age while no block can be read.
 */
export const TRIAL_AGE_MS = { shown: 30_000, most: 60_000 } as const
/** The last verified quote may be shown this long while the next one is verified, in seconds of the chain's time. */
export const HELD_QUOTE_MAX_S = 60
/**
 * The thresholds of a transfer tax, in millionths of the transfer: for a warning, for a stronger warning, and for
 * blocking the trade. At `all` the token keeps the whole transfer.
 */
export const TAX_TIERS = { warning: 50_000, danger: 150_000, blocked: 800_000, all: 1_000_000 } as const

export const DEFAULT_SLIPPAGE_BPS = 50
/** The automatic slippage limit for a trade between two tokens pegged to the dollar. */
export const PEGGED_SLIPPAGE_BPS = 10
export const SLIPPAGE_MIN_BPS = 1
export const SLIPPAGE_MAX_BPS = CAPS?.slippageBps ?? 5_000
/**
 * The tiers of a slippage limit. Below SLIPPAGE_LOW_BPS a swap often fails. From SLIPPAGE_HIGH_BPS on the limit is
 * shown in amber, and from SLIPPAGE_VERY_HIGH_BPS on in red. From SLIPPAGE_ACCEPT_BPS on the visitor must accept it.
 */
export const SLIPPAGE_LOW_BPS = 5
export const SLIPPAGE_HIGH_BPS = 101
export const SLIPPAGE_VERY_HIGH_BPS = 500
export const SLIPPAGE_ACCEPT_BPS = 2_000

export const DEADLINE_MIN_MINUTES = 1
export const DEADLINE_MAX_MINUTES = CAPS?.deadlineMinutes ?? 1_440
export const DEFAULT_DEADLINE_MINUTES = Math.min(30, DEADLINE_MAX_MINUTES)
/** The days that several owners of an account may have for signing. The first one is the default. */
export const SIGNING_DAYS = [1, 3, 7] as const
/** The visitor is warned about deadlines that are longer than this. */
export const DEADLINE_LONG_MINUTES = 60

/** The margin added to gas estimates, in percent. It is needed because a pool's first use in a block costs more. */
export const GAS_MARGIN_PERCENT = 30n
/** A gas price above this, in wei, gets a warning. Mainnet's base fee has never stayed so high. */
export const FEE_UNUSUAL = 2_000_000_000_000n
export const TRANSACTION_GAS = 21_000n
/** The highest gas limit that a transaction may have (EIP-7825). */
export const GAS_LIMIT_MAX = 16_777_216n

/** The thresholds of a loss, in millionths of the amount sold. `LossTier` says what each means. */
export const LOSS_TIERS = {
  note: 10_000n,
  warning: 30_000n,
  accept: 50_000n,
  type: 100_000n,
  blocked: BigInt(CAPS?.lossPercent ?? 25) * 10_000n,
} as const
/**
 * If the loss is at least this many dollars (with 18 decimals), the next stricter tier applies, except that the trade
 * is not blocked for this reason alone.
 */
export const LOSS_STRICTER_USD = 1_000n * 10n ** 18n
/** If an accepted loss grows by more than this, in millionths of the amount sold, the visitor must accept it again. */
export const LOSS_DRIFT_MAX = 5_000n
/** The thresholds of the network cost, in millionths of the value sold. `NetworkTier` says what each means. */
export const NETWORK_TIERS = { note: 100_000n, warning: 300_000n, accept: 1_000_000n } as const
/**
 * A gain against the market price of more than this, in millionths of the amount sold, is taken for an error of a dollar
 * price. Other traders do not leave such a gain in a pool.
 */
export const GAIN_MAX = 50_000n

export const LEGS_MAX = 3
/** The gain, in bps, from which a trade through V4, which has no guard, is preferred to one that can be guarded. */
export const V4_GUARDED_GAIN_MIN_BPS = 5n
/** The minimum gain, in bps, for which a trade through a pool with a hook is preferred to any other. */
export const HOOKED_GAIN_MIN_BPS = 5n
/**
 * The share, in millionths, that may be lost beyond the pools' fees when what was bought through a hook is sold back at
 * once. A purchase that loses more is not offered.
 */
export const RETURN_LOSS_MAX = 100_000n

export const APPROVAL_KINDS = CAPS?.isExactOnly ? (['exact'] as const) : (['exact', 'unlimited'] as const)
