import { isAwaited, type Revocation, type StoredTransaction } from '../transaction/transaction'
import { approvalId } from './openApprovals'

export const revocationId = ({ token, spender, through }: Revocation) =>
  approvalId(token, spender, through !== undefined)

/** The newest revocation of each approval, by the approval's id. `transactions` are sorted newest first. */
export function newestRevocations(transactions: readonly StoredTransaction[]): Map<string, StoredTransaction> {
  const found = new Map<string, StoredTransaction>()
  for (const each of transactions) {
    const { revokes } = each.request
    if (!revokes) continue
    const id = revocationId(revokes)
    if (!found.has(id)) found.set(id, each)
  }
  return found
}

/** Whether a transaction was confirmed at or after `since`, in milliseconds since 1970. */
export const isRevokedSince = (since: number, sent: StoredTransaction | undefined) =>
  sent?.state.status === 'confirmed' && (sent.changedAt ?? 0) >= since

/** `open`: not requested yet. `asking`: requested from the wallet. `revoking`: sent. */
type RevocationState = 'open' | 'asking' | 'revoking'

interface RevocationFacts {
  /** The time at which the screen was opened, in milliseconds since 1970. */
  since: number
  isInWallet: boolean
  areApprovalsLoading: boolean
}

/** `revoking` from when the revocation is sent, until the approvals have been read again after it was mined. */
export function revocationState(
  sent: StoredTransaction | undefined,
  { since, isInWallet, areApprovalsLoading }: RevocationFacts,
): RevocationState {
  if (sent && isAwaited(sent)) return 'revoking'
  if (isRevokedSince(since, sent) && areApprovalsLoading) return 'revoking'
  return isInWallet ? 'asking' : 'open'
}
