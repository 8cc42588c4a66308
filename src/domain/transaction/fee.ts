import { type Address, sameAddress } from '../chain/address'

interface Fee {
  gasUsed: bigint
  effectiveGasPrice: bigint
  l1Fee?: bigint | null | undefined
  paid?: bigint | null
}

/**
 * The network fee that an account paid, in wei; null if unknown.
 * @param receipt - `paid` is the fee that the account's part of the transaction tells; absent if the account sent the
 * transaction and paid for its gas
 */
export const feeOf = ({ gasUsed, effectiveGasPrice, l1Fee, paid }: Fee): bigint | null =>
  paid === undefined ? gasUsed * effectiveGasPrice + (l1Fee ?? 0n) : paid

/** What an account paid to the network for a mined transaction, which is nothing if another account paid. */
export function costPaidBy(
  receipt: Fee & { from: Address },
  account: Address,
): { cost: string | null; isPaidByOther: boolean } {
  const fee = feeOf(receipt)
  return { cost: fee?.toString() ?? null, isPaidByOther: fee === 0n && !sameAddress(receipt.from, account) }
}
