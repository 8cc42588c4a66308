import type { Storage } from '../../services/browser/storage'
import type { AppThunk } from '../types'

/** What this site stores in the browser, unparsed. Null where storage is denied. */
export const storedData =
  (): AppThunk<ReturnType<Storage['entries']>> =>
  (_dispatch, _getState, { storage }) =>
    storage.entries()
