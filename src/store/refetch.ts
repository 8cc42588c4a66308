import { headReads } from './chain/headReads'
import { chainReads } from './chainReads'
import { selectTradeChainId } from './chain/tradeChain'
import { lists } from './token/lists'
import type { AppThunk } from './types'

/**
 * What every "Try again" does: reads the newest block of the traded network with everything that depends on it, and all
 * failed reads, in one request.
 */
export const refetch = (): AppThunk => (dispatch, getState) => {
  const head = headReads.endpoints.getHead.initiate(
    { chainId: selectTradeChainId(getState()) },
    { subscribe: false, forceRefetch: true },
  )
  void dispatch(head)
  dispatch(chainReads.util.invalidateTags(['Block', 'Failed']))
  dispatch(lists.util.invalidateTags(['Failed']))
}
