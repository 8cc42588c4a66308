import type { NodeFailure } from '../../../domain/chain/nodeError'
import { nodeText } from './node'

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `${symbol} approval in Permit2` : `${symbol} approval`

/** "Revoke USDC approval", as the list of transactions shows it. */
export const revocationDescription = (revoked: Revoked) => `Revoke ${approvalName(revoked)}`

/** `failure` is the node's; null when a part of the site is missing. */
export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'A part of the site could not be loaded.' : nodeText(failure)
  return `The ${approvalName(revoked)} cannot be revoked right now. ${reason} Nothing was sent.`
}

export const REJECTED = 'You rejected the request. Nothing was sent.'
