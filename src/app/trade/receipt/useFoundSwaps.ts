import { useState } from 'react'
import type { Address } from '../../../domain/chain/address'
import type { SwapRecord } from '../../../domain/trade/swapRecord'
import { useTradeChain } from '../../../store/hooks'
import { NOT_SEARCHED, type Searched } from '../../../store/approval/followSearch'
import { useGetSwapsQuery, useSearchSwapsQuery } from '../../../store/trade/swapReads'

const NOTHING: readonly SwapRecord[] = []

/** The earlier swaps of an account, by its transfers on the chain. The search starts on request, and can be stopped. */
export function useFoundSwaps(account: Address) {
  const { id: chainId } = useTradeChain()
  const [attempt, setAttempt] = useState(0)
  const [stopped, setStopped] = useState<Searched<string> | null>(null)
  const isStopped = stopped !== null
  const live = useSearchSwapsQuery({ chainId, account, attempt }, { skip: attempt === 0 || isStopped }).currentData
  const search = stopped ?? live
  const isFailed = search?.isFailed === true
  const isOver = isStopped || isFailed || (search?.end ?? null) !== null
  const hashes = search?.found ?? []
  const isAnyFound = isOver && hashes.length > 0
  const { currentData: read, error, refetch } = useGetSwapsQuery({ chainId, account, hashes }, { skip: !isAnyFound })

  function state(): 'idle' | 'searching' | 'reading' | 'over' | 'failed' {
    if (attempt === 0) return 'idle'
    if (error !== undefined || (isFailed && !search.searched)) return 'failed'
    if (!isOver) return 'searching'
    return isAnyFound && !read ? 'reading' : 'over'
  }
  return {
    swaps: read?.swaps ?? NOTHING,
    isCut: read?.isCut ?? false,
    state: state(),
    searched: search?.searched ?? null,
    end: search?.end ?? null,
    isStopped,
    /** Starts the search, or starts it again. */
    begin() {
      if (error !== undefined) refetch()
      else {
        setStopped(null)
        setAttempt((last) => last + 1)
      }
    },
    /** Ends the search, and keeps what was found. */
    stop() {
      setStopped(live ?? NOT_SEARCHED)
    },
  }
}
