import { useState } from 'react'
import type { Address } from '../../../domain/chain/address'
import type { SwapRecord } from '../../../domain/trade/swapRecord'
import { useTradeChain } from '../../../store/hooks'
import { NOT_SEARCHED, type Searched } from '../../../store/approval/followSearch'
import { useGetSwapsQuery, useSearchSwapsQuery } from '../../../store/trade/swapReads'

const NOTHING: readonly SwapRecord[] = []

/** The progress of a search, also before its start and without a result. */
interface Progress {
  isBegun: boolean
  isStopped: boolean
  search: Searched<string>
}

const isOver = ({ isStopped, search: { isFailed, end } }: Progress) => isStopped || isFailed || end !== null

/** The state of a search. `isRead` says whether the details of the found swaps are read; null if reading failed. */
function stateOf(progress: Progress, isRead: boolean | null): 'idle' | 'searching' | 'reading' | 'over' | 'failed' {
  const { isFailed, searched } = progress.search
  if (!progress.isBegun) return 'idle'
  if (isRead === null || (isFailed && !searched)) return 'failed'
  if (!isOver(progress)) return 'searching'
  return isRead ? 'over' : 'reading'
}

/**
 * The earlier swaps of an account, found by its transfers on the chain. The search starts on request, and can be
 * stopped.
 */
export function useFoundSwaps(account: Address) {
  const { id: chainId } = useTradeChain()
  const [attempt, setAttempt] = useState(0)
  const [stopped, setStopped] = useState<Searched<string> | null>(null)
  const isStopped = stopped !== null
  const live = useSearchSwapsQuery({ chainId, account, attempt }, { skip: attempt === 0 || isStopped }).currentData
  const search = stopped ?? live ?? NOT_SEARCHED
  const progress = { isBegun: attempt > 0, isStopped, search }
  const { searched, end, found: hashes } = search
  const isAnyFound = isOver(progress) && hashes.length > 0
  const { currentData: read, error, refetch } = useGetSwapsQuery({ chainId, account, hashes }, { skip: !isAnyFound })
  const isRead = error === undefined ? read !== undefined || !isAnyFound : null
  return {
    swaps: read?.swaps ?? NOTHING,
    isCut: read?.isCut === true,
    state: stateOf(progress, isRead),
    searched,
    end,
    isStopped,
    /** Starts or restarts the search. */
    begin: () => {
      if (error !== undefined) refetch()
      else {
        setStopped(null)
        setAttempt((last) => last + 1)
      }
    },
    /** Stops the search, and keeps the swaps that were found. */
    stop: () => {
      setStopped(live ?? NOT_SEARCHED)
    },
  }
}
