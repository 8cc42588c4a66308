import { type Address, sameAddress } from '../chain/address'
import { percentage } from '../browser/locale'
import {
  DEFAULT_SLIPPAGE_BPS,
  PEGGED_SLIPPAGE_BPS,
  SLIPPAGE_ACCEPT_BPS,
  SLIPPAGE_HIGH_BPS,
  SLIPPAGE_LOW_BPS,
  SLIPPAGE_MAX_BPS,
  SLIPPAGE_MIN_BPS,
  SLIPPAGE_VERY_HIGH_BPS,
} from './limits'
import type { CurrencyId } from '../token/token'

const ONE = 10_000n

/**
 * The minimum received, in base units. It is rounded down, so that the slippage is never less than the user allowed. It
 * is at least one unit, because a limit of zero would be no limit.
 */
export function minimumReceived(amountOut: bigint, slippageBps: number): bigint {
  const least = (amountOut * (ONE - BigInt(slippageBps))) / ONE
  return least === 0n && amountOut > 0n ? 1n : least
}

/** The maximum sold, in base units, rounded up. */
export function maximumSold(amountIn: bigint, slippageBps: number): bigint {
  return (amountIn * (ONE + BigInt(slippageBps)) + ONE - 1n) / ONE
}

/**
 * Parses a slippage limit in percent into basis points. Null if it is outside SLIPPAGE_MIN_BPS and SLIPPAGE_MAX_BPS, or
 * has more than two decimals. Computes with integers only: 0.29 % is 29, never 28.999.
 */
export function parseSlippage(text: string): number | null {
  const match = /^(?=[.,]?\d)(\d{0,3})(?:[.,](\d{0,2}))?$/.exec(text.trim())
  if (!match) return null
  const bps = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return bps >= SLIPPAGE_MIN_BPS && bps <= SLIPPAGE_MAX_BPS ? bps : null
}

export const hasMoreDecimals = (text: string): boolean => /^\d*[.,]\d{3,}$/.test(text.trim())

export function slippageTier(bps: number): 'low' | 'usual' | 'high' | 'veryHigh' {
  if (bps < SLIPPAGE_LOW_BPS) return 'low'
  if (bps >= SLIPPAGE_VERY_HIGH_BPS) return 'veryHigh'
  return bps >= SLIPPAGE_HIGH_BPS ? 'high' : 'usual'
}

/** Whether a limit is so high that it applies only after the user has accepted exactly this limit. */
export const needsSlippageAcceptance = (bps: number): boolean => bps >= SLIPPAGE_ACCEPT_BPS

/** A limit in percent for an input field: "0.5" from 50. */
export function typedSlippage(bps: number): string {
  const text = `${Math.trunc(bps / 100)}.${String(bps % 100).padStart(2, '0')}`
  return text.replace(/\.?0+$/, '')
}

/** A limit for display, in the page's language: "0.5%". */
export const slippagePercent = (bps: number): string => percentage(typedSlippage(bps))

/** The automatic limit in basis points. It is lower between two stablecoins, whose price hardly moves. */
export function autoSlippageBps(sell: CurrencyId | null, buy: CurrencyId | null, stables: readonly Address[]): number {
  const isStable = (id: CurrencyId | null) => id !== null && stables.some((stable) => sameAddress(stable, id))
  return isStable(sell) && isStable(buy) ? PEGGED_SLIPPAGE_BPS : DEFAULT_SLIPPAGE_BPS
}
