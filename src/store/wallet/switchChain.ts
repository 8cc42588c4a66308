import { chainById } from '#config/chains'
import { switchErrorText, walletErrorText } from '#copy/wallet/errors'
import { switchFacts } from '#domain/wallet/switchAdvice'
import { toWalletError, WalletError } from '#domain/wallet/walletError'
import { switchFailed, switchStarted } from '#events'
import { selectSwitches } from '../chain/walletChain'
import { selectWalletId } from './connection'
import type { AppThunk } from '../types'

/**
 * Requests another chain from the connected wallet. Success is dispatched as `chain/changed`. If several switches are
 * pending, only the last one reports its failure. Resolves to whether the wallet switched; rejects only if called
 * without a chain.
 */
export const switchChain =
  (chainId: number): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { wallets }) => {
    if (!chainId) throw new Error('chainId is required')
    const walletId = selectWalletId(getState())
    dispatch(switchStarted({ chainId }))
    const intent = selectSwitches(getState())
    const chain = chainById(chainId)
    try {
      if (!chain) throw new WalletError('chainNotConfigured')
      if (!walletId) throw new WalletError('gone')
      await wallets.get(walletId).switchChain(chain)
      return true
    } catch (error) {
      const failed = toWalletError(error, 'switchFailed')
      const isCurrent = selectSwitches(getState()) === intent && selectWalletId(getState()) === walletId
      if (!isCurrent) return false
      const message = chain ? switchErrorText(switchFacts(failed, chain.name)) : walletErrorText(failed.problem)
      dispatch(switchFailed({ chainId, reason: failed.failure, message }))
      return false
    }
  }
