import { loadPart } from '../../domain/page/loadPart'
import type { AppThunk } from '../types'

/** The same as switchChain, whose code comes with what somebody needs who is connected. */
export const lateSwitchChain =
  (chainId: number): AppThunk<Promise<void>> =>
  async (dispatch) => {
    // The page says so when it is missing.
    const part = await loadPart(() => import(/* webpackChunkName: "dialog-account" */ './switchChain')).catch(
      () => null,
    )
    if (part) await dispatch(part.switchChain(chainId))
  }
