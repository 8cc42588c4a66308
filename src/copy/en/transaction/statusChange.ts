import type { Departure, StatusChange } from '../../../domain/transaction/statusChange'
import type { StoredTransaction } from '../../../domain/transaction/transaction'
import type { Wrap } from '../../../domain/trade/wrap'
import { changedApproval } from './changed'
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
  networkGone: 'outcome unknown, as this site no longer supports its network',
}

/** "Swap 1 ETH for UNI: confirmed" */
export const statusChangeText = (description: string, change: StatusChange) => `${description}: ${CHANGES[change]}`

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Swap confirmed',
  wrap: 'Wrap confirmed',
  unwrap: 'Unwrap confirmed',
}

/**
 * "Swap confirmed. You received 3,411.77 USDC for 1 ETH."
 * @param received - with its symbol, as `paid`, which is null where it is not known
 */
export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. You received ${received}${paid === null ? '' : ` for ${paid}`}.`

/** "Approve 100 USDC: you approved 50 USDC instead of 100 USDC." */
export function departureText(transaction: StoredTransaction, departure: Departure): string {
  const { description, sentFrom } = transaction
  return departure === 'altered'
    ? `${description}: ${alteredNotification(sentFrom)}`
    : `${description}: you approved ${changedApproval(transaction) ?? ''}.`
}
