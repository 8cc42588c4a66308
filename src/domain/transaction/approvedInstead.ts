import { sameAddress } from '../chain/address'
import type { RequestedApproval } from './transaction'

/** `approve(address,uint256)` of ERC-20, with nothing after its two words. */
const APPROVE = /^0x095ea7b30{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/**
 * The amount that a transaction approves, in base units, if it is the requested approval with only the amount changed;
 * null for any other transaction.
 */
export function approvedInstead(
  requested: RequestedApproval | undefined,
  sent: { to: string | null; value: bigint; input: string },
): bigint | null {
  const [, spender, amount] = APPROVE.exec(sent.input) ?? []
  if (!requested || !spender || !amount || sent.to === null || sent.value !== 0n) return null
  const isSame = sameAddress(sent.to, requested.token) && sameAddress(`0x${spender}`, requested.spender)
  return isSame ? BigInt(`0x${amount}`) : null
}
