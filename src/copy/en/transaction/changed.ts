import { isUnlimited } from '../../../domain/approval/approval'
import { exactText } from '../../../domain/token/amount'
import type { RequestedApproval, StoredTransaction } from '../../../domain/transaction/transaction'

function amountText(units: string, { symbol, decimals }: RequestedApproval): string {
  const amount = BigInt(units)
  return isUnlimited(amount) ? `unlimited ${symbol}` : `${exactText(amount, decimals)} ${symbol}`
}

/** "50 USDC instead of 100 USDC", for an approval whose amount was changed in the wallet; null for any other. */
export function changedApproval({ approves, approved }: StoredTransaction): string | null {
  if (!approves || approved === undefined) return null
  return `${amountText(approved, approves)} instead of ${amountText(approves.amount, approves)}`
}
