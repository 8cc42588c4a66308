import type { Departure, StatusChange } from '../../../domain/transaction/statusChange'
import type { StoredTransaction } from '../../../domain/transaction/transaction'
import { changedApproval } from '../approval/changed'
import { alteredNotification } from './altered'

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'confirmed',
  spedUp: 'confirmed, sped up',
  failed: 'failed',
  pendingAgain: 'pending again, because its block was reverted by the network',
  cancelled: 'cancelled',
  replaced: 'replaced by another transaction',
  nonceUsed: 'replaced by another transaction whose details are unknown',
  expired: 'expired: it can no longer go through',
  networkGone: 'outcome unknown, as this site no longer has its network',
}

/** "Swap 1 ETH for UNI: confirmed" */
export const statusChangeText = (description: string, change: StatusChange) => `${description}: ${CHANGES[change]}`

/** "Approve 100 USDC: you approved 50 USDC instead of 100 USDC." */
export function departureText(transaction: StoredTransaction, departure: Departure): string {
  const { description, sentFrom } = transaction
  return departure === 'altered'
    ? `${description}: ${alteredNotification(sentFrom)}`
    : `${description}: you approved ${changedApproval(transaction) ?? ''}.`
}
