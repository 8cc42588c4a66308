import { sameAddress } from '../chain/address'
import { tokenCall } from './effect'
import type { RequestedApproval } from './transaction'

/** In base units; null unless the transaction differs from the requested approval only in the amount. */
export function approvedInstead(
  requested: RequestedApproval | undefined,
  sent: { to: string | null; value: bigint; input: string },
): bigint | null {
  const call = tokenCall(sent.input)
  if (!requested || call?.kind !== 'approved' || sent.to === null || sent.value !== 0n) return null
  const isSame = sameAddress(sent.to, requested.token) && sameAddress(call.to, requested.spender)
  return isSame ? call.units : null
}
