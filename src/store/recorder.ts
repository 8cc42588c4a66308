import { type Action, isAction, type Middleware } from '@reduxjs/toolkit'
import { ACTIONS_RECORDED } from '../domain/browser/limits'

/** An action as it reached the reducers, and the slices that it found, without the query caches. */
export interface RecordedAction {
  /** In milliseconds since 1970. */
  at: number
  action: Action & { payload?: unknown }
  before: object
}

/**
 * The last actions of the visit. It keeps references and converts nothing: that is left to whoever reads them. It must
 * come last, so that it sees what the reducers see.
 * @param summaryOf - What is kept of an action: null for nothing.
 */
export function createRecorder(summaryOf: (action: Action) => Action | null) {
  const recorded: RecordedAction[] = []
  const middleware: Middleware<object, object> = (api) => (next) => (action) => {
    const kept = isAction(action) && summaryOf(action)
    if (kept) {
      recorded.push({
        at: Date.now(),
        action: kept,
        before: { ...api.getState(), chainReads: undefined, lists: undefined },
      })
      if (recorded.length > ACTIONS_RECORDED) recorded.shift()
    }
    return next(action)
  }
  return { recorded: recorded as readonly RecordedAction[], middleware }
}
