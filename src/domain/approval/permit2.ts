/**
 * A trade through Permit2 needs two approvals: the token's allowance for Permit2, and the router's allowance in
 * Permit2. The second one expires.
 */

/**
 * The router's allowance in Permit2 expires this many seconds after the trade's deadline, because the steps before the
 * trade take time.
 */
export const PERMIT2_EXTRA_S = 600

/** The swap is not sent if its allowance in Permit2 ends in less than this time, in seconds. */
export const PERMIT2_LEFT_MIN_S = 120

/** An account's two allowances for a token, in base units. */
export interface Permit2Allowances {
  /** The token's allowance for Permit2, which other apps use as well. */
  token: bigint
  /** The allowance in Permit2 for the router. */
  router: bigint
  /** The last second in which `router` is valid, in Unix time. */
  until: number
}

/** The expiration of a new allowance for a trade with this deadline, both in Unix seconds. */
export const permit2Until = (deadline: number): number => deadline + PERMIT2_EXTRA_S

/**
 * The deadline of a swap. If the allowance in Permit2 expires before it, which can happen if the previous steps took
 * long, the deadline is brought forward to that time. Null if too little time is left. All in Unix seconds.
 * @param until - the expiration of the allowance
 * @param now - the time of the latest block
 */
export function deadlineWithin(until: number, deadline: number, now: number): number | null {
  if (outlasts(until, deadline)) return deadline
  return until - now < PERMIT2_LEFT_MIN_S ? null : until
}

/**
 * Which of the two approvals a trade still needs. A sufficient approval is not repeated, so the token's allowance for
 * Permit2 is never lowered. The router's allowance has to be valid until the deadline.
 * @param most - the most that is sold, in base units
 */
export function permit2Approvals(
  most: bigint,
  { token, router, until }: Permit2Allowances,
  deadline: number,
): Record<'token' | 'router', boolean> {
  return { token: token < most, router: router < most || !outlasts(until, deadline) }
}

/** Whether an allowance is valid until a trade's deadline, both in Unix seconds. */
export const outlasts = (until: number, deadline: number): boolean => until >= deadline
