import { configureStore, Tuple } from '@reduxjs/toolkit'
import type { Diagnostics, Slices, ReportedAction } from '../domain/page/diagnostics/diagnostics'
import { rootReducer } from '../store/rootReducer'
import type { RootState } from '../store/types'
import { type Change, changesBetween } from './changes'

/** One action, and what it did. */
export interface ReplayedAction extends ReportedAction {
  changes: Change[]
  /** Why the reducers could not take it; null where they could. */
  problem: string | null
}

export interface Replay {
  actions: ReplayedAction[]
  /** Where the slices differ from those that the page had in the end. */
  differences: Change[]
}

/** The slices as the file has them: plain JSON, without the query caches. */
function slicesOf(state: object): Slices {
  return JSON.parse(JSON.stringify({ ...state, chainReads: undefined, lists: undefined })) as Slices
}

/** A store as it was before the first action: without listeners and services, so that nothing happens by itself. */
function storeAt(before: Slices) {
  const initial = rootReducer(undefined, { type: 'replay/started' })
  const names = new Set(Object.keys(before).filter((name) => name in initial))
  return configureStore({
    reducer: rootReducer,
    preloadedState: Object.fromEntries(
      [...names].map((name) => [name, before[name]]),
    ) as Partial<RootState> as RootState,
    middleware: () => new Tuple(),
    devTools: false,
  })
}

/** Feeds the actions of a file to a fresh store. */
export function replayDiagnostics({
  before,
  actions,
  after,
}: Pick<Diagnostics, 'before' | 'actions' | 'after'>): Replay {
  const store = storeAt(before)
  let slices = slicesOf(store.getState())
  const replayed = actions.map((action) => {
    let problem: string | null = null
    try {
      store.dispatch({ type: action.type, payload: action.payload })
    } catch (error) {
      problem = String(error)
    }
    const next = slicesOf(store.getState())
    const changes = changesBetween(slices, next)
    slices = next
    return { ...action, changes, problem }
  })
  return { actions: replayed, differences: changesBetween(slices, after) }
}
