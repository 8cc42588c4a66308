import { DAY_MINUTES } from '../browser/time'
import { HEAD_STALE_S } from '../chain/limits'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, DEFAULT_DEADLINE_MINUTES, SIGNING_DAYS } from './limits'

export type SigningDays = (typeof SIGNING_DAYS)[number]

export interface TradeSettings {
  /** The slippage limit in basis points; null for the automatic limit. */
  slippageBps: number | null
  deadlineMinutes: number
  /** The deadline, in days, if several owners of an account have to sign. */
  signingDays: SigningDays
  approval: 'exact' | 'unlimited'
  /** Whether the sandwich guard is on: the swap reverts if the price was moved within the same block. */
  guard: boolean
}

export const DEFAULT_TRADE_SETTINGS: TradeSettings = {
  slippageBps: null,
  deadlineMinutes: DEFAULT_DEADLINE_MINUTES,
  signingDays: SIGNING_DAYS[0],
  approval: 'exact',
  guard: true,
}

/** Parses a typed deadline in whole minutes; null if the text is not a number or the number is out of bounds. */
export function parseDeadline(text: string): number | null {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return minutes >= DEADLINE_MIN_MINUTES && minutes <= DEADLINE_MAX_MINUTES ? minutes : null
}

/** The deadline in minutes. If several owners have to sign, `signingDays` determines it. */
export const deadlineMinutesFor = ({ deadlineMinutes, signingDays }: TradeSettings, signers: number | null): number =>
  signers === null ? deadlineMinutes : signingDays * DAY_MINUTES

export const deadlineFrom = (now: number, { deadlineMinutes }: Pick<TradeSettings, 'deadlineMinutes'>): number =>
  now + 60 * deadlineMinutes

/**
 * The deadline of a trade in Unix seconds. It is based on the chain's time rather than this device's clock, because the
 * contract compares it with the block's timestamp. Null if the latest block is stale.
 * @param now - the chain's time, in milliseconds since 1970
 */
export function deadlineAfter(
  head: { timestamp: number },
  plan: Pick<TradeSettings, 'deadlineMinutes'>,
  now: number,
): number | null {
  return now / 1_000 - head.timestamp > HEAD_STALE_S ? null : deadlineFrom(head.timestamp, plan)
}
