interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `${symbol} approval in Permit2` : `${symbol} approval`

/** "Revoke USDC approval", as the list of transactions shows it. */
export const revocationDescription = (revoked: Revoked) => `Revoke ${approvalName(revoked)}`

/** `reason` is the node's; null when a part of the site is missing. */
export const revocationUnavailable = (revoked: Revoked, reason: string | null) =>
  `The ${approvalName(revoked)} cannot be revoked right now. ${reason ?? 'A part of the site could not be loaded.'} Nothing was sent.`

export const REJECTED = 'You rejected the request. Nothing was sent.'
