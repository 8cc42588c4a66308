import { disconnected } from '../../events'
import { selectWalletId } from './connection'
import type { AppThunk } from '../types'

/** Disconnect the wallet. The page is disconnected at once, whatever the wallet's response. */
export const disconnectWallet =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { wallets }) => {
    const walletId = selectWalletId(getState())
    if (!walletId) return
    dispatch(disconnected({ walletId, by: 'person' }))
    await wallets.get(walletId).disconnect()
  }
