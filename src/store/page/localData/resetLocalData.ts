import type { AppThunk } from '../../types'
import { disconnectWallet } from '../../wallet/disconnectWallet'

/** Lets the wallet go, deletes everything that this site keeps in the browser, and starts the page again. */
export const resetLocalData =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage, localData }) => {
    // Whatever the wallet makes of it.
    await dispatch(disconnectWallet()).catch(() => undefined)
    storage.forgetAll()
    await localData.removeDatabases()
    localData.startAgain()
  }
