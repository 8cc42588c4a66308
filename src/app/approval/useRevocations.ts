import { useState } from 'react'
import { approvalId } from '../../domain/approval/openApprovals'
import type { Address } from '../../domain/chain/address'
import { isAwaited, type Revocation, type StoredTransaction } from '../../domain/transaction/transaction'
import { revokeApproval } from '../../store/approval/revokeApproval'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { selectTransactionsOf } from '../../store/transaction/transactions'
import type { ApprovalRow } from '../../views/approval/approvalRow'

export const revocationId = ({ token, spender, through }: Revocation) =>
  approvalId(token, spender, through !== undefined)

/** The newest revocation of each approval, of those sent from this page. */
function revocationsOf(transactions: readonly StoredTransaction[]): Map<string, StoredTransaction> {
  const found = new Map<string, StoredTransaction>()
  for (const each of transactions) {
    if (!each.revokes) continue
    const id = revocationId(each.revokes)
    if (!found.has(id)) found.set(id, each)
  }
  return found
}

/** The revocations of an account since this screen was opened, and how to start one. */
export function useRevocations(account: Address, isOwn: boolean, areApprovalsLoading: boolean) {
  const dispatch = useAppDispatch()
  const { id: chainId } = useTradeChain()
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, chainId))
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  // Revocations from before the screen was opened are not shown as new.
  const [since] = useState(() => Date.now())
  const revocations = revocationsOf(isOwn ? transactions : [])
  const isDone = (id: string) => {
    const { status, changedAt = 0 } = revocations.get(id) ?? {}
    return status === 'confirmed' && changedAt >= since
  }
  const stateOf = (id: string): ApprovalRow['state'] => {
    const sent = revocations.get(id)
    if (sent && isAwaited(sent)) return 'revoking'
    // It was mined, and the approvals are being read again.
    if (isDone(id) && areApprovalsLoading) return 'revoking'
    return pending.has(id) ? 'asking' : 'open'
  }
  return {
    stateOf,
    /** The confirmed ones. */
    done: [...revocations].flatMap(([id, { revokes }]) => (revokes && isDone(id) ? [{ id, revokes }] : [])),
    revoke: async (revokes: Revocation, symbol: string, decimals: number | null) => {
      const id = revocationId(revokes)
      if (stateOf(id) !== 'open') return
      setPending((ids) => new Set([...ids, id]))
      await dispatch(revokeApproval({ chainId, account, symbol, decimals, ...revokes }))
      setPending((ids) => new Set([...ids].filter((each) => each !== id)))
    },
  }
}
