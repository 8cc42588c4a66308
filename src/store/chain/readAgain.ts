import { supportedChain } from '../../config/chains'
import { chainReads } from './chainReads'
import { lists } from '../token/lists'
import type { AppThunk } from '../types'

/**
 * What every "Try again" does: reads the newest block of the supported chain with all that belongs to it, and whatever
 * could not be read, in one request.
 */
export const readAgain = (): AppThunk => (dispatch) => {
  const head = chainReads.endpoints.getHead.initiate(
    { chainId: supportedChain.id },
    { subscribe: false, forceRefetch: true },
  )
  void dispatch(head)
  dispatch(chainReads.util.invalidateTags(['Block', 'Failed']))
  dispatch(lists.util.invalidateTags(['Failed']))
}
