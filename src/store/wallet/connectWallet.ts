import type { WalletId } from '#domain/wallet/wallet'
import { connectFailed, connectStarted } from '#events'
import { walletSelected } from './connectWizard'
import { selectRequestedWalletId, selectAttempt, selectWalletId } from './connection'
import { modalOpened } from '../browser/modals'
import { areTermsAccepted } from './terms'
import type { AppThunk } from '../types'
import { walletErrorText } from '#copy/wallet/errors'
import { toWalletError, WalletError, type WalletProblem, walletReason } from '#domain/wallet/walletError'

/**
 * Requests a wallet's accounts. May be called again after a failure. Success is dispatched as `wallet/connected`; an
 * existing connection is kept until then. Rejects only when called without a wallet.
 */
export const connectWallet =
  (walletId: WalletId): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    if (!walletId) throw new Error('connector is required')
    const { wallets } = services
    if (!areTermsAccepted(services)) {
      // Another tab has deleted the acceptance of the terms, so the dialog must show the terms again.
      dispatch(modalOpened({ modal: 'connect' }))
      return
    }
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
      // After a retry the visitor may still answer the prompt of the first attempt. That answer then counts for the
      // newest attempt to connect the same wallet.
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

function connectFailure(error: unknown) {
  const { failure, problem } = toWalletError(error, 'connectFailed')
  return { reason: failure, message: walletErrorText(problem), details: walletReason(error) }
}

const connectProblem = (problem: WalletProblem) => connectFailure(new WalletError(problem))

/** Preloads a wallet's SDK when the pointer or the focus reaches it, because it may be selected next. */
export const preloadWallet =
  (walletId: WalletId): AppThunk =>
  (_dispatch, _getState, { wallets }) => {
    wallets.preload(walletId)
  }

/** Shows a wallet of the list in the dialog, and requests its accounts at once if it is ready. */
export const selectWallet =
  (walletId: WalletId): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { wallets }) => {
    dispatch(walletSelected({ walletId }))
    if (wallets.get(walletId).isReady()) await dispatch(connectWallet(walletId))
  }
