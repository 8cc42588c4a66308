import type { WalletId } from '../../domain/wallet/wallet'
import { connectFailed, connectStarted } from '../../events'
import { walletSelected } from './connectWizard'
import { selectRequestedWalletId, selectAttempt, selectWalletId } from './connection'
import type { AppThunk } from '../types'
import { walletErrorText } from '#copy/wallet/errors'
import { toWalletError, WalletError, type WalletProblem, walletReason } from '../../domain/wallet/walletError'

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

/** Why a wallet was not connected. Separate, so that it can come with the steps of the connect dialog, which show it. */
function connectFailure(error: unknown) {
  const { failure, problem } = toWalletError(error, 'connectFailed')
  return { reason: failure, message: walletErrorText(problem), details: walletReason(error) }
}

/** The same for a problem that no wallet was asked about. */
const connectProblem = (problem: WalletProblem) => connectFailure(new WalletError(problem))

/** The pointer or the focus has come to a wallet of the list: it may be selected next. */
export const nearWallet =
  (walletId: WalletId): AppThunk =>
  (_dispatch, _getState, { wallets }) => {
    wallets.near(walletId)
  }

/** Select a wallet of the list: the dialog shows it, and its accounts are requested at once if it is ready. */
export const selectWallet =
  (walletId: WalletId): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { wallets }) => {
    dispatch(walletSelected({ walletId }))
    if (wallets.get(walletId).isReady()) await dispatch(connectWallet(walletId))
  }
