import type { WalletId } from '../../domain/wallet/wallet'
import { walletSelected } from './connectWizard'
import type { AppThunk } from '../types'
import { connectWallet } from './connectWallet'

/** Select a wallet of the list: the dialog shows it, and its accounts are requested at once if it is ready. */
export const selectWallet =
  (walletId: WalletId): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { wallets }) => {
    dispatch(walletSelected({ walletId }))
    if (wallets.get(walletId).isReady()) await dispatch(connectWallet(walletId))
  }
