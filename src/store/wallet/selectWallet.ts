import type { WalletId } from '../../domain/wallet/wallet'
import { walletSelected } from './connectWizard'
import type { AppThunk } from '../types'
import { connectWallet } from './connectWallet'

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
