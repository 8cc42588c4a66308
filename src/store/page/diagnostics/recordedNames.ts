import type { AppThunk } from '../../types'

/** The names of the last actions: what is left to tell when the part that makes the diagnostics is missing. */
export const recordedNames =
  (): AppThunk<string> =>
  (_dispatch, _getState, { recorded }) =>
    JSON.stringify(recorded.map(({ action }) => action.type))
