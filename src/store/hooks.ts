import { createContext, use, useState, useSyncExternalStore } from 'react'
import { ReactReduxContext } from 'react-redux'
import { commonTokensOf } from '../config/settings'
import type { CommonTokens } from '../domain/chain/network'
import type { Chain } from '../domain/chain/chain'
import { selectTradeChain } from './chain/tradeChain'
import type { AppDispatch, RootState } from './types'

/**
 * Returns the store's context. Without a store, throws an error with the name of the hook, which react-redux's error
 * does not contain.
 */
export function useStoreContext(hook: string) {
  const context = use(ReactReduxContext)
  if (!context) throw new Error(`${hook} must be used within the wallet provider`)
  return context
}

export function useAppDispatch(): AppDispatch {
  return useStoreContext('useAppDispatch').store.dispatch
}

/**
 * Like react-redux's `useSelector`, but with three React hooks instead of nine, because the trade card has some sixty
 * selectors.
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

/** Returns the network of this part of the page: the one from `ShownChain`, or else the traded network. */
export function useTradeChain(): Chain {
  useStoreContext('useTradeChain')
  const traded = useAppSelector(selectTradeChain)
  return use(ShownChain) ?? traded
}

/** Returns the common tokens of the network of this part of the page; undefined if the build has none. */
export function useCommonTokens(): CommonTokens | undefined {
  useStoreContext('useCommonTokens')
  return commonTokensOf(useTradeChain().id)
}
