import { useState } from 'react'
import type { Address } from '../../domain/chain/address'
import { useTradeChain } from '../../store/hooks'
import { useGetFoundApprovalsQuery, useSearchApprovalsQuery } from '../../store/approval/approvalReads'
import type { Services } from '../../store/services'

export type FoundApproval = Awaited<ReturnType<Services['chain']['foundApprovals']>>['open'][number]

const NOTHING: readonly FoundApproval[] = []

/**
 * The approvals that a search of all blocks finds, of whatever token for whatever contract. It begins when somebody
 * asks for it and ends with the screen.
 */
export function useFoundApprovals(account: Address | null) {
  const { id: chainId } = useTradeChain()
  const [attempt, setAttempt] = useState(0)
  const of = { chainId, account: account ?? '0x' } as const
  const isWanted = account !== null && attempt > 0
  const { currentData: search } = useSearchApprovalsQuery({ ...of, attempt }, { skip: !isWanted })
  const { searched = null, end = null, isFailed = false } = search ?? {}
  const isOver = end !== null || isFailed
  const places = (isOver && search?.places) || []
  const isAnyFound = places.length > 0
  const found = useGetFoundApprovalsQuery({ ...of, places }, { skip: !isWanted || !isAnyFound })

  function state(): 'idle' | 'searching' | 'over' | 'failed' {
    if (!isWanted) return 'idle'
    if (found.error !== undefined || (isFailed && searched === null)) return 'failed'
    return isOver && (found.currentData || !isAnyFound) ? 'over' : 'searching'
  }
  return {
    open: found.currentData?.open ?? NOTHING,
    unread: found.currentData?.unread ?? 0,
    isFetching: found.isFetching,
    state: state(),
    /** The blocks that were searched, both included; null before the first of them. */
    searched,
    end,
    /** Begins, or begins anew. */
    begin: () => {
      setAttempt((last) => last + 1)
    },
    /** Reads again what was found. */
    refetch() {
      if (isWanted && isAnyFound) void found.refetch()
    },
  }
}
