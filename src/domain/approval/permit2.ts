/**
 * A trade through Permit2 needs two approvals: the token's allowance for Permit2, and Permit2's allowance for the
 * router. Only the router's allowance expires.
 */

/** The router's allowance outlasts the trade's deadline by this, which leaves time for the steps before the swap. */
export const PERMIT2_EXTRA_S = 600

/** The swap is not sent if the router's allowance expires in less than this number of seconds. */
export const PERMIT2_LEFT_MIN_S = 120

/** An account's two allowances for a token, in base units. */
export interface Permit2Allowances {
  /** The token's allowance for Permit2. All apps that use Permit2 share it. */
  token: bigint
  /** Permit2's allowance for the router. It is valid until the end of second `until`, in Unix time. */
  router: bigint
  until: number
}

/** The expiration of a new allowance for a trade with this deadline, both in Unix seconds. */
export const permit2Until = (deadline: number): number => deadline + PERMIT2_EXTRA_S

/**
 * The deadline of a swap. If the router's allowance expires before the deadline, which can happen if the previous steps
 * took long, the deadline is moved to the time of expiration. Null if there is too little time left. All times are in
 * Unix seconds.
 * @param until - the expiration of the allowance
 * @param now - the time of the latest block
 */
export function deadlineWithin(until: number, deadline: number, now: number): number | null {
  if (outlasts(until, deadline)) return deadline
  return until - now < PERMIT2_LEFT_MIN_S ? null : until
}

/**
 * Which of the two approvals a trade still needs. A sufficient approval is not repeated, so the token's allowance for
 * Permit2 is never lowered. The router's allowance must be valid until the deadline.
 * @param most - the maximum amount to sell, in base units
 */
export function permit2Approvals(
  most: bigint,
  { token, router, until }: Permit2Allowances,
  deadline: number,
): Record<'token' | 'router', boolean> {
  return { token: token < most, router: router < most || !outlasts(until, deadline) }
}

export const outlasts = (until: number, deadline: number): boolean => until >= deadline
