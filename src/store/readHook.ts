import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { ReactReduxContext, shallowEqual } from 'react-redux'
import type { Services } from './services'

export interface Answer<Data> {
  /** The last data, even if they belong to earlier arguments. */
  data: Data | undefined
  /** The last data for the current arguments. */
  currentData: Data | undefined
  /** The error of the last response, kept until the next response arrives. */
  error: unknown
  /** Whether the last response was an error. It stays true while a retry is pending, so that no text flickers. */
  hasFailed: boolean
  isLoading: boolean
  isUninitialized: boolean
}

/** The complete state of a read. Unlike `Answer`, it changes when a refetch starts. */
interface ReadState<Data> extends Answer<Data> {
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

/** The used parts of an RTK Query endpoint. `State` is the part of the store's state that the endpoint needs. */
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
  /** Only shows cached data, without ever sending a request. */
  isPeek?: boolean
  /** Refetches on mount even if the data are cached. */
  isReadAnew?: boolean
  /** Selects the fields that the component needs. The component renders when one of them has changed. */
  selectFromResult?: (state: ReadState<Data>) => Selected
}

/** The default `selectFromResult`. Without `isFetching`, it stays the same if a refetch returns the same data. */
export const answerOf = <Data>({ data, currentData, error, hasFailed, isLoading, isUninitialized }: ReadState<Data>) =>
  ({ data, currentData, error, hasFailed, isLoading, isUninitialized }) satisfies Answer<Data>

/** A `selectFromResult` that includes `isFetching`, which changes twice with each request. */
export const withProgress = <Data>(state: ReadState<Data>) => state

/**
 * Whether a part of the page is in or near the viewport. Out of it, components keep their last results without
 * subscribing, so that they do not render when another component refetches the same read.
 */
export const Seen = createContext(true)

interface Use<Arg, Data, State> {
  arg: Arg | SkipToken
  select: (state: State) => Entry<Data>
  entry: Entry<Data> | null
  data: Data | undefined
  shown: unknown
  /** True while the component is out of view, and until it then has a result. Meanwhile, `shown` does not change. */
  isKept: boolean
  /** A number that changes when a request must be sent, because the arguments have changed or the cache was emptied. */
  request: number
  /** A function that keeps its identity, so that React subscribes only once. */
  subscribe: (onChange: () => void) => () => void
}

function stateOf<Data>(entry: Entry<Data>, last: Data | undefined, isWanted: boolean): ReadState<Data> {
  const { data: currentData, error, isError } = entry
  // A request that is about to start also counts as pending.
  const isFetching = isWanted && (entry.isUninitialized || entry.status === 'pending')
  const data = currentData ?? last
  return {
    data,
    currentData,
    error,
    hasFailed: error !== undefined,
    isError,
    isUninitialized: entry.isUninitialized && !isWanted,
    isFetching,
    isLoading: isFetching && data === undefined && error === undefined,
  }
}

const isAnswered = (entry: Entry<unknown> | null) => entry !== null && (entry.data !== undefined || entry.isError)

/** Compares arguments by value, because components may pass a new object with each render. */
const isSameArg = (one: unknown, other: unknown) =>
  shallowEqual(one, other) ||
  (one !== skipToken && other !== skipToken && JSON.stringify(one) === JSON.stringify(other))

interface Subscription {
  subscribers: number
  unsubscribe: () => void
}

/** The subscriptions of each store, by endpoint and arguments. */
const subscriptions = new WeakMap<object, Map<string, Subscription>>()

const isRequested = ({ status }: Entry<unknown>) => status === 'pending' || status === 'fulfilled'

/**
 * Subscribes to a read, and requests it unless that has been done. Components with the same read share a subscription,
 * because RTK Query throws an error for each further one, catches it, and dispatches an action with it. Returns the
 * function that ends the subscription.
 */
function subscribeTo<Arg, Data, State>(
  { dispatch, getState }: { dispatch: ThunkDispatch<State, Services, UnknownAction>; getState: () => State },
  { name, initiate, select }: Endpoint<Arg, Data, State>,
  arg: Arg,
  isReadAnew: boolean,
): () => void {
  const all = subscriptions.get(dispatch) ?? new Map<string, Subscription>()
  subscriptions.set(dispatch, all)
  const key = name + JSON.stringify(arg)
  let shared = all.get(key)
  if (!shared || isReadAnew || !isRequested(select(arg)(getState()))) {
    const { unsubscribe } = dispatch(initiate(arg, { forceRefetch: isReadAnew }))
    shared = { subscribers: 0, unsubscribe }
    all.set(key, shared)
  }
  const own = shared
  own.subscribers += 1
  return () => {
    own.subscribers -= 1
    if (own.subscribers > 0) return
    if (all.get(key) === own) all.delete(key)
    own.unsubscribe()
  }
}

const hookName = (endpoint: string) => `use${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}Query`

/**
 * Creates the hook of an endpoint, which subscribes a mounted component to the endpoint's read. RTK Query's own hooks
 * are not used, because each of them consists of some twenty React hooks.
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
    const [usage] = useState((): Use<Arg, Data, State> => ({
      arg: wanted,
      select: endpoint.select(wanted),
      entry: null,
      data: undefined,
      shown: null,
      isKept: false,
      request: 0,
      subscribe: (onChange) => store.subscribe(onChange),
    }))
    if (!isSameArg(usage.arg, wanted)) {
      const request = usage.request + 1
      Object.assign(usage, { arg: wanted, select: endpoint.select(wanted), entry: null, isKept: false, request })
    }

    const read = (state: State) => {
      const entry = usage.select(state)
      if (!isSeen) usage.isKept = isAnswered(usage.entry)
      if (usage.isKept && !(isSeen && isAnswered(entry))) return usage.shown as Selected
      usage.isKept = false
      const isDropped = entry.isUninitialized && usage.entry?.isUninitialized === false
      if (isDropped) usage.request++
      usage.entry = entry
      usage.data = entry.data ?? usage.data
      const select: (state: ReadState<Data>) => object = selectFromResult ?? answerOf
      const shown = select(stateOf(entry, usage.data, usage.arg !== skipToken && !isPeek))
      if (isDropped || !shallowEqual(shown, usage.shown)) usage.shown = shown
      return usage.shown as Selected
    }
    const shown = useSyncExternalStore(
      usage.subscribe,
      () => read(store.getState() as State),
      () => read((getServerState?.() ?? store.getState()) as State),
    )
    const { request } = usage
    useEffect(() => {
      if (usage.arg === skipToken || isPeek || !isSeen) return
      const { arg } = usage
      return subscribeTo({ dispatch, getState: () => store.getState() as State }, endpoint, arg, isReadAnew)
    }, [dispatch, store, usage, request, isPeek, isReadAnew, isSeen])
    return {
      ...shown,
      refetch() {
        if (usage.arg !== skipToken) dispatch(endpoint.initiate(usage.arg, { forceRefetch: true, subscribe: false }))
      },
    }
  }
}
