import type { Action, StoreEnhancer } from '@reduxjs/toolkit'

interface Options {
  actionsDenylist?: string | string[]
  predicate?: (state: unknown, action: Action) => boolean
  actionSanitizer?: (action: Action, id: number) => Action
  stateSanitizer?: (state: unknown, id: number) => unknown
}

/** An action and the state after it, as they were recorded and as the app's options sanitised them. */
export interface Entry {
  action: Action
  state: unknown
}

export interface RecordedPage extends Window {
  __devToolsEntries?: Entry[]
}

/**
 * Imitates the Redux DevTools extension, as far as the app's options matter: which actions are shown, with which name
 * and state. It must be self-contained, because it is also injected into pages as text.
 */
export function installDevTools(target: object = globalThis) {
  const entries: Entry[] = []
  const all: string[] = []
  const install = (options: Options = {}) => {
    const hidden = [options.actionsDenylist ?? []].flat().join('|')
    const enhancer: StoreEnhancer = (createStore) => (reducer, preloaded) => {
      const store = createStore(reducer, preloaded)
      return {
        ...store,
        dispatch(action) {
          const result = store.dispatch(action)
          const state: unknown = store.getState()
          all.push(action.type)
          // The extension applies its lists first, then the predicate, and sanitises only shown actions.
          const isHidden =
            (hidden !== '' && action.type.match(hidden) !== null) || options.predicate?.(state, action) === false
          if (!isHidden) {
            const id = entries.length
            entries.push({
              action: options.actionSanitizer?.(action, id) ?? action,
              state: options.stateSanitizer?.(state, id) ?? state,
            })
          }
          return result
        },
      }
    }
    return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
      (createStore) =>
        [...enhancers, enhancer].reduceRight<typeof createStore>((next, enhance) => enhance(next), createStore)
  }
  Object.assign(target, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: install,
    __devToolsEntries: entries,
  })
  const forget = () => {
    entries.length = 0
    all.length = 0
  }
  return { entries, all, forget }
}
