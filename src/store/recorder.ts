import { type Action, isAction, type Middleware } from '@reduxjs/toolkit'
import { ACTIONS_RECORDED } from '#domain/browser/limits'

/** An action, and the state before it without the query caches. */
export interface RecordedAction {
  /** In milliseconds since 1970. */
  at: number
  action: Action & { payload?: unknown }
  before: object
}

/**
 * Creates a middleware that records the last actions of the visit. It stores references without converting them,
 * because only readers of the recording need converted data. It must be the last middleware, so that it sees exactly
 * the actions that reach the reducers.
 * @param summaryOf - returns the part of an action to record; null to omit the action
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
