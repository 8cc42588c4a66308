import type { AppThunk } from '../types'
import { disconnectWallet } from '../wallet/disconnectWallet'

/** Disconnects the wallet, deletes everything that this site stores in the browser, and reloads the page. */
export const resetLocalData =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage, localData }) => {
    // Whatever the wallet's response.
    await dispatch(disconnectWallet()).catch(() => undefined)
    storage.clearAll()
    await localData.removeDatabases()
    localData.reload()
  }
