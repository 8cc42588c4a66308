import { sameAddress } from '../chain/address'
import type { AskedApproval } from '../transaction/transaction'

const APPROVE = /^0x095ea7b30{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/**
 * The amount that a transaction approves, in base units, where it is the approval that was asked for in all but that
 * amount; null for any other transaction.
 */
export function approvedInstead(
  asked: AskedApproval | undefined,
  sent: { to: string | null; value: bigint; input: string },
): bigint | null {
  const [, spender, amount] = APPROVE.exec(sent.input) ?? []
  if (!asked || !spender || !amount || sent.to === null || sent.value !== 0n) return null
  const isSame = sameAddress(sent.to, asked.token) && sameAddress(`0x${spender}`, asked.spender)
  return isSame ? BigInt(`0x${amount}`) : null
}

/** Nobody's balance comes near it, also of tokens of which there are quadrillions: who approves as much means "all". */
const UNLIMITED_FROM = 2n ** 128n
/** All, where a token counts in 96 bits. */
const ALL_OF_96_BITS = 2n ** 96n - 1n

/** Whether so many base units stand for all that there will ever be. */
export const isUnlimited = (amount: bigint): boolean => amount >= UNLIMITED_FROM || amount === ALL_OF_96_BITS
