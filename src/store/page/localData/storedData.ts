import type { Storage } from '../../../services/page/storage'
import type { AppThunk } from '../../types'

/** What this site keeps in the browser, as it stands there. Null where the browser allows none. */
export const storedData =
  (): AppThunk<ReturnType<Storage['kept']>> =>
  (_dispatch, _getState, { storage }) =>
    storage.kept()
