import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { ReactReduxContext, shallowEqual } from 'react-redux'
import type { Services } from './services'

/** The result of a read, as components use it. */
export interface Answer<Data> {
  /** The last data, even if they belong to earlier arguments. */
  data: Data | undefined
  /** The last data for these arguments. */
  currentData: Data | undefined
  /** The error stays until the next response, even while one is pending. */
  error: unknown
  /** The first response is pending. */
  isLoading: boolean
  isUninitialized: boolean
}

/** The whole state of a read. It changes with each refetch. */
export interface ReadState<Data> extends Answer<Data> {
  isFetching: boolean
  isError: boolean
}

interface Entry<Data> {
  data?: Data
  error?: unknown
  isUninitialized: boolean
  isError: boolean
  status: string
}

/** An endpoint of RTK Query, as far as it is used here. `State` is the part of the store's state that it needs. */
interface Endpoint<Arg, Data, State> {
  name: string
  initiate: (
    arg: Arg,
    options?: { forceRefetch?: boolean; subscribe?: boolean },
  ) => ThunkAction<{ unsubscribe: () => void }, State, Services, UnknownAction>
  select: (arg: Arg | SkipToken) => (state: State) => Entry<Data>
}

interface ReadOptions<Data, Selected> {
  skip?: boolean
  /** Shows cached data without requesting any. */
  isPeek?: boolean
  /** Refetches even if the data are cached. */
  isReadAnew?: boolean
  /** The part of the read that is shown. A component is rendered when something in it has changed. */
  selectFromResult?: (state: ReadState<Data>) => Selected
}

/** The default selection. It does not change when a refetch returns the same data. */
export const answerOf = <Data>({ data, currentData, error, isLoading, isUninitialized }: ReadState<Data>) =>
  ({ data, currentData, error, isLoading, isUninitialized }) satisfies Answer<Data>

/** The same with `isFetching`, which changes twice with each request. */
export const withProgress = <Data>(state: ReadState<Data>) => state

/**
 * Whether a part of the page is seen, or soon will be. What is not seen is not read, and is not rendered when somebody
 * else reads it again: it shows what it showed last.
 */
export const Seen = createContext(true)

/** One use of a read: what it asked last, and what was shown of that. */
interface Use<Arg, Data, State> {
  arg: Arg | SkipToken
  select: (state: State) => Entry<Data>
  entry: Entry<Data> | null
  data: Data | undefined
  shown: unknown
  /** What is shown stays until there is another answer, because nobody saw it for a while. */
  isKept: boolean
  /** Changes when the read has to be asked for (again): its arguments changed, or the cache was emptied. */
  request: number
  /** The same function for the life of the component, which subscribes once. */
  subscribe: (onChange: () => void) => () => void
}

function stateOf<Data>(entry: Entry<Data>, last: Data | undefined, isWanted: boolean): ReadState<Data> {
  const { data: currentData, error, isError } = entry
  // A request that is about to start counts as pending.
  const isFetching = isWanted && (entry.isUninitialized || entry.status === 'pending')
  const data = currentData ?? last
  return {
    data,
    currentData,
    error,
    isError,
    isUninitialized: entry.isUninitialized && !isWanted,
    isFetching,
    isLoading: isFetching && data === undefined && error === undefined,
  }
}

const isAnswered = (entry: Entry<unknown> | null) => entry !== null && (entry.data !== undefined || entry.isError)

/** Calls with equal arguments are one read, whatever objects they come in. */
const isSameArg = (one: unknown, other: unknown) =>
  shallowEqual(one, other) ||
  (one !== skipToken && other !== skipToken && JSON.stringify(one) === JSON.stringify(other))

/** The exported name, for example `useGetBalanceQuery`. */
const hookName = (endpoint: string) => `use${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}Query`

/**
 * The hook of an endpoint, which subscribes a component while it is mounted. RTK Query's own hooks use some twenty
 * React hooks for each read.
 */
export function readHook<Arg, Data, State>(endpoint: Endpoint<Arg, Data, State>) {
  return function useRead<Selected extends object = Answer<Data>>(
    arg: Arg | SkipToken,
    { skip, isPeek = false, isReadAnew = false, selectFromResult }: ReadOptions<Data, Selected> = {},
  ): Selected & { refetch: () => void } {
    const context = use(ReactReduxContext)
    const isSeen = use(Seen)
    if (!context) throw new Error(`${hookName(endpoint.name)} must be used within the wallet provider`)
    const { store, getServerState } = context
    const dispatch: ThunkDispatch<State, Services, UnknownAction> = store.dispatch
    const wanted = skip ? skipToken : arg
    const [held] = useState((): Use<Arg, Data, State> => ({
      arg: wanted,
      select: endpoint.select(wanted),
      entry: null,
      data: undefined,
      shown: null,
      isKept: false,
      request: 0,
      subscribe: (onChange) => store.subscribe(onChange),
    }))
    if (!isSameArg(held.arg, wanted)) {
      const request = held.request + 1
      Object.assign(held, { arg: wanted, select: endpoint.select(wanted), entry: null, isKept: false, request })
    }

    const read = (state: State) => {
      const entry = held.select(state)
      if (!isSeen) held.isKept = isAnswered(held.entry)
      if (held.isKept && !(isSeen && isAnswered(entry))) return held.shown as Selected
      held.isKept = false
      const isDropped = entry.isUninitialized && held.entry?.isUninitialized === false
      if (isDropped) held.request++
      held.entry = entry
      held.data = entry.data ?? held.data
      const select: (state: ReadState<Data>) => object = selectFromResult ?? answerOf
      const shown = select(stateOf(entry, held.data, held.arg !== skipToken && !isPeek))
      if (isDropped || !shallowEqual(shown, held.shown)) held.shown = shown
      return held.shown as Selected
    }
    const shown = useSyncExternalStore(
      held.subscribe,
      () => read(store.getState() as State),
      () => read((getServerState?.() ?? store.getState()) as State),
    )
    const { request } = held
    useEffect(() => {
      if (held.arg === skipToken || isPeek || !isSeen) return
      return dispatch(endpoint.initiate(held.arg, { forceRefetch: isReadAnew })).unsubscribe
    }, [dispatch, held, request, isPeek, isReadAnew, isSeen])
    return {
      ...shown,
      refetch() {
        if (held.arg !== skipToken) dispatch(endpoint.initiate(held.arg, { forceRefetch: true, subscribe: false }))
      },
    }
  }
}
