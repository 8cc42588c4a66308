import { switchChain } from '../wallet/switchChain'
import type { AppThunk } from '../types'
import { reviewAwaited } from './trade'

/** Requests a trade's chain from the wallet; its review opens once the wallet is there. */
export const switchToReview =
  (chainId: number): AppThunk =>
  (dispatch) => {
    dispatch(reviewAwaited({ chainId }))
    void dispatch(switchChain(chainId))
  }
