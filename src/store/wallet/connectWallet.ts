import type { WalletId } from '../../domain/wallet/wallet'
import { connectFailed, connectStarted } from '../../events'
import { selectRequestedWalletId, selectAttempt, selectWalletId } from './connection'
import type { AppThunk } from '../types'
import { connectFailure, connectProblem } from './connectFailure'

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
      dispatch(connectFailed({ walletId, attempt, ...connectProblem('alreadyConnected') }))
      return
    }

    const attempt = selectAttempt(getState()) + 1
    dispatch(connectStarted({ walletId, attempt }))
    const fail = (failure: ReturnType<typeof connectFailure>) => {
      if (selectAttempt(getState()) === attempt && selectRequestedWalletId(getState()) === walletId)
        dispatch(connectFailed({ walletId, attempt, ...failure }))
    }
    const connector = wallets.get(walletId)
    if (!connector.isReady()) {
      fail(connectProblem('connectorNotFound'))
      return
    }
    try {
      // When a prompt is repeated, the first one may still be answered: what matters is that this wallet is wanted.
      await connector.connect(() => {
        const state = getState()
        return selectRequestedWalletId(state) === walletId ? selectAttempt(state) : null
      })
      const current = selectWalletId(getState())
      if (former && current === walletId) await wallets.get(former).disconnect()
    } catch (error) {
      fail(connectFailure(error))
    }
  }
