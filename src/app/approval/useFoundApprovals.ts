import { useState } from 'react'
import type { FoundApproval } from '../../domain/approval/approval'
import type { Address } from '../../domain/chain/address'
import { withProgress } from '../../store/readHook'
import { useTradeChain } from '../../store/hooks'
import { useGetFoundApprovalsQuery, useSearchApprovalsQuery } from '../../store/approval/approvalReads'

const NOT_BEGUN = { searched: null, end: null, isFailed: false, found: [] } as const
const NOT_READ: { open: readonly FoundApproval[]; unread: number } = { open: [], unread: 0 }

/**
 * Searches all blocks for an account's approvals, for any token and any contract. The search starts on request and ends
 * when the visitor leaves the screen.
 */
export function useFoundApprovals(account: Address | null) {
  const { id: chainId } = useTradeChain()
  const [attempt, setAttempt] = useState(0)
  const of = { chainId, account: account ?? '0x' } as const
  const isRequested = account !== null && attempt > 0
  const { currentData: search } = useSearchApprovalsQuery({ ...of, attempt }, { skip: !isRequested })
  const { searched, end, isFailed, found: places } = search ?? NOT_BEGUN
  const isOver = end !== null || isFailed
  const isAnyFound = isOver && places.length > 0
  const found = useGetFoundApprovalsQuery(
    { ...of, places },
    { skip: !isRequested || !isAnyFound, selectFromResult: withProgress },
  )
  const { open, unread } = found.currentData ?? NOT_READ

  function state(): 'idle' | 'searching' | 'over' | 'failed' {
    if (!isRequested) return 'idle'
    if (found.error !== undefined || (isFailed && searched === null)) return 'failed'
    return isOver && (found.currentData || !isAnyFound) ? 'over' : 'searching'
  }
  return {
    open,
    unread,
    isFetching: found.isFetching,
    state: state(),
    /** The inclusive range of blocks searched so far; null before the first result. */
    searched,
    end,
    begin: () => {
      setAttempt((last) => last + 1)
    },
    refetch() {
      if (isRequested && isAnyFound) found.refetch()
    },
  }
}
