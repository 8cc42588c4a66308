/**
 * What a trade through Permit2 needs: the token's approval for Permit2, and Permit2's allowance for the router, which
 * expires.
 */

/** How much longer than its deadline a trade's allowance through Permit2 is valid, in seconds: steps take their time. */
export const PERMIT2_EXTRA_S = 600

/** With less time than this left, an allowance through Permit2 is renewed before the swap is sent, in seconds. */
export const PERMIT2_LEFT_MIN_S = 120

/** What an account has allowed of a token, in base units. */
export interface Permit2Allowances {
  /** What the token lets Permit2 take; other apps use the same. */
  token: bigint
  /** What Permit2 lets the router take, until the last second (Unix time) in which it may. */
  router: bigint
  until: number
}

/** The last second of an allowance for a trade with this deadline, both in Unix time. */
export const permit2Until = (deadline: number): number => deadline + PERMIT2_EXTRA_S

/**
 * The deadline of a swap, which an allowance through Permit2 may not end before: steps may have taken longer than it was
 * made for. Null where too little time is left. All in Unix seconds.
 * @param now - of the latest block
 */
export function deadlineWithin(until: number, deadline: number, now: number): number | null {
  if (outlasts(until, deadline)) return deadline
  return until - now < PERMIT2_LEFT_MIN_S ? null : until
}

/**
 * Which of the two approvals a trade still needs. One that suffices is left as it is, so that an allowance for Permit2 is
 * never lowered; one for the router has to last until the deadline.
 * @param most - the most that is sold, in base units
 */
export function permit2Approvals(
  most: bigint,
  { token, router, until }: Permit2Allowances,
  deadline: number,
): Record<'token' | 'router', boolean> {
  return { token: token < most, router: router < most || !outlasts(until, deadline) }
}

/** Whether an allowance until this second is enough for a trade with this deadline, both in Unix time. */
export const outlasts = (until: number, deadline: number): boolean => until >= deadline
