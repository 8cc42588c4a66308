import type { WalletId } from '../../domain/wallet/wallet'
import { walletErrorText } from '#copy/wallet/errors'
import { toWalletError, WalletError, walletReason } from '../../domain/wallet/walletError'
import { connectFailed, connectStarted } from '../../events'
import { selectRequestedWalletId, selectAttempt, selectWalletId } from './connection'
import type { AppThunk } from '../types'

/**
 * Request a wallet's accounts; also used by RETRY. Success arrives as `wallet/connected`; until then an existing
 * connection stays. Rejects only when it is called without a wallet.
 */
export const connectWallet =
  (walletId: WalletId): AppThunk<Promise<void>> =>
  async (dispatch, getState, { wallets }) => {
    if (!walletId) throw new Error('connector is required')
    const former = selectWalletId(getState())
    if (walletId === former) {
      const attempt = selectAttempt(getState())
      dispatch(connectFailed({ walletId, attempt, reason: 'failed', message: walletErrorText('alreadyConnected') }))
      return
    }

    const attempt = selectAttempt(getState()) + 1
    dispatch(connectStarted({ walletId, attempt }))
    try {
      const connector = wallets.get(walletId)
      if (!connector.isReady()) throw new WalletError('connectorNotFound')
      // When a prompt is repeated, the first one may still be answered: what matters is that this wallet is wanted.
      await connector.connect(() => {
        const state = getState()
        return selectRequestedWalletId(state) === walletId ? selectAttempt(state) : null
      })
      const current = selectWalletId(getState())
      if (former && current === walletId) await wallets.get(former).disconnect()
    } catch (error) {
      const { failure, problem } = toWalletError(error, 'connectFailed')
      if (selectAttempt(getState()) === attempt && selectRequestedWalletId(getState()) === walletId) {
        const details = walletReason(error)
        dispatch(connectFailed({ walletId, attempt, reason: failure, message: walletErrorText(problem), details }))
      }
    }
  }
