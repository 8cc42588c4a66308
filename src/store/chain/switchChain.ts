import { chainById } from '../../config/chains'
import {
  SWITCH_FAILED,
  switchFailureText,
  toWalletError,
  walletError,
  WalletError,
} from '../../domain/wallet/walletError'
import { switchFailed, switchStarted } from '../../events'
import { selectSwitches } from './chain'
import { selectWalletId } from '../wallet/connection'
import type { AppThunk } from '../types'

/**
 * Ask the connected wallet to move to another chain. Success arrives as `chain/changed`; of several switches only the
 * last one may fail aloud. Rejects only when it is called without a chain.
 */
export const switchChain =
  (chainId: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { wallets }) => {
    if (!chainId) throw new Error('chainId is required')
    const walletId = selectWalletId(getState())
    dispatch(switchStarted({ chainId }))
    const intent = selectSwitches(getState())
    const chain = chainById(chainId)
    try {
      if (!chain) throw new WalletError('failed', 'Chain not configured')
      if (!walletId) throw walletError('gone')
      await wallets.get(walletId).switchChain(chain)
    } catch (error) {
      const failed = toWalletError(error, SWITCH_FAILED)
      const isMeant = selectSwitches(getState()) === intent && selectWalletId(getState()) === walletId
      if (!isMeant) return
      const message = chain ? switchFailureText(failed, chain.name) : failed.message
      dispatch(switchFailed({ chainId, reason: failed.failure, message }))
    }
  }
