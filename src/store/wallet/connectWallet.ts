import { CONNECT_FAILED } from '#copy/wallet/connect'
import { loadQuietly } from '../../domain/page/loadPart'
import type { WalletId } from '../../domain/wallet/wallet'
import { connectFailed, connectStarted } from '../../events'
import { selectRequestedWalletId, selectAttempt, selectWalletId } from './connection'
import type { AppThunk } from '../types'
import type * as connectFailures from './connectFailure'

/** What is said when the file with all other reasons has not come. */
const UNEXPLAINED = { reason: 'failed', message: CONNECT_FAILED } as const

/** A reason in words, whose file was requested when the dialog opened. */
const explained = (explain: (failures: typeof connectFailures) => ReturnType<typeof connectFailures.connectFailure>) =>
  loadQuietly(() => import(/* webpackChunkName: "connect-steps" */ './connectFailure')).then(explain, () => UNEXPLAINED)

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
      const failure = await explained(({ connectProblem }) => connectProblem('alreadyConnected'))
      dispatch(connectFailed({ walletId, attempt, ...failure }))
      return
    }

    const attempt = selectAttempt(getState()) + 1
    dispatch(connectStarted({ walletId, attempt }))
    const fail = async (explain: Parameters<typeof explained>[0]) => {
      const failure = await explained(explain)
      if (selectAttempt(getState()) === attempt && selectRequestedWalletId(getState()) === walletId)
        dispatch(connectFailed({ walletId, attempt, ...failure }))
    }
    const connector = wallets.get(walletId)
    if (!connector.isReady()) return fail(({ connectProblem }) => connectProblem('connectorNotFound'))
    try {
      // When a prompt is repeated, the first one may still be answered: what matters is that this wallet is wanted.
      await connector.connect(() => {
        const state = getState()
        return selectRequestedWalletId(state) === walletId ? selectAttempt(state) : null
      })
      const current = selectWalletId(getState())
      if (former && current === walletId) await wallets.get(former).disconnect()
    } catch (error) {
      await fail(({ connectFailure }) => connectFailure(error))
    }
  }
