import { createContext, use, useState, useSyncExternalStore } from 'react'
import { ReactReduxContext } from 'react-redux'
import { commonTokensOf } from '../config/settings'
import type { CommonTokens } from '../domain/chain/network'
import type { Chain } from '../domain/chain/chain'
import { selectTradeChain } from './chain/tradeChain'
import type { AppDispatch, RootState } from './types'

/**
 * Returns the context of the store. Without a store it throws an error that names the hook, which the error of
 * react-redux does not.
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
 * Like react-redux's `useSelector`. It uses three of React's hooks instead of nine, which matters because the trade
 * card has some sixty selectors.
 */
export function useAppSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  const { store, getServerState } = useStoreContext('useAppSelector')
  // The function stays the same for the life of the component, because React resubscribes whenever it changes.
  const [subscribe] = useState(() => (onChange: () => void) => store.subscribe(onChange))
  const read = () => selector(store.getState() as RootState)
  return useSyncExternalStore(subscribe, read, () =>
    getServerState ? selector(getServerState() as RootState) : read(),
  )
}

/** The network that a part of the screen shows, if that network can differ from the traded one. */
export const ShownChain = createContext<Chain | null>(null)

/** The network that this part of the screen shows: the traded one, unless `ShownChain` provides another. */
export function useTradeChain(): Chain {
  useStoreContext('useTradeChain')
  const traded = useAppSelector(selectTradeChain)
  return use(ShownChain) ?? traded
}

/**
 * The common tokens of the network that this part of the screen shows; undefined if the build has none for this
 * network.
 */
export function useCommonTokens(): CommonTokens | undefined {
  useStoreContext('useCommonTokens')
  return commonTokensOf(useTradeChain().id)
}
