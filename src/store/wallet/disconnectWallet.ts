import { disconnected } from '#events'
import { selectWalletId } from './connection'
import type { AppThunk } from '../types'

/**
 * Disconnects the wallet, and asks it to forget this site, so that connecting again offers the choice of an account. The
 * state is `disconnected` at once, without waiting for the wallet.
 */
export const disconnectWallet =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { wallets }) => {
    const walletId = selectWalletId(getState())
    if (!walletId) return
    dispatch(disconnected({ walletId, by: 'person' }))
    await wallets.get(walletId).disconnect({ forget: true })
  }
