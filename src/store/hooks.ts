import type { Store } from '@reduxjs/toolkit'
import { createContext, use, useState, useSyncExternalStore } from 'react'
import { ReactReduxContext } from 'react-redux'
import { commonTokensOf } from '#config/settings'
import type { CommonTokens } from '#domain/chain/network'
import type { Chain } from '#domain/chain/chain'
import { selectTradeChain } from './chain/tradeChain'
import type { AppDispatch, RootState } from './types'

/** Without a store, throws an error with the name of the hook, which react-redux's error does not contain. */
export function useStoreContext(hook: string) {
  const context = use(ReactReduxContext)
  if (!context) throw new Error(`${hook} must be used within the wallet provider`)
  return context
}

export function useAppDispatch(): AppDispatch {
  return useStoreContext('useAppDispatch').store.dispatch
}

/**
 * Like react-redux's `useSelector`, but with three React hooks instead of nine: the trade card uses it some sixty
 * times.
 */
export function useAppSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  const { store, getServerState } = useStoreContext('useAppSelector')
  // This function keeps its identity, because React resubscribes whenever it changes.
  const [subscribe] = useState(() => (onChange: () => void) => store.subscribe(onChange))
  const read = () => selector(store.getState() as RootState)
  return useSyncExternalStore(subscribe, read, () =>
    getServerState ? selector(getServerState() as RootState) : read(),
  )
}

/** The network that a part of the page shows, if it can differ from the traded network. */
export const ShownChain = createContext<Chain | null>(null)

interface Network {
  get: () => Chain
  subscribe: (onChange: () => void) => () => void
}

const networks = new WeakMap<Store, Network>()

/**
 * The traded network of a store, with one subscription to the store for all components, because most components use the
 * network, and it hardly ever changes. It is not a context, because a change of a context makes React hydrate at once
 * what it has not hydrated yet.
 */
function networkOf(store: Store): Network {
  const known = networks.get(store)
  if (known) return known
  const listeners = new Set<() => void>()
  let slice: RootState['tradeChain'] | null = null
  let chain: Chain | null = null
  function get() {
    const state = store.getState() as RootState
    if (chain === null || state.tradeChain !== slice) chain = selectTradeChain(state)
    slice = state.tradeChain
    return chain
  }
  let told = get()
  store.subscribe(() => {
    if (get() === told) return
    told = get()
    for (const listener of listeners) listener()
  })
  const network: Network = {
    get,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
  networks.set(store, network)
  return network
}

/** Returns the network of this part of the page: the one from `ShownChain`, or else the traded network. */
export function useTradeChain(): Chain {
  const { store, getServerState } = useStoreContext('useTradeChain')
  const { get, subscribe } = networkOf(store)
  const traded = useSyncExternalStore(subscribe, get, () =>
    getServerState ? selectTradeChain(getServerState() as RootState) : get(),
  )
  return use(ShownChain) ?? traded
}

/** Returns the common tokens of the network of this part of the page; undefined if the build has none. */
export function useCommonTokens(): CommonTokens | undefined {
  useStoreContext('useCommonTokens')
  return commonTokensOf(useTradeChain().id)
}
