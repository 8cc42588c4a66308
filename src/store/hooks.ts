import { createContext, use, useState, useSyncExternalStore } from 'react'
import { ReactReduxContext } from 'react-redux'
import { commonTokensOf } from '../config/settings'
import type { CommonTokens } from '../domain/chain/network'
import type { Chain } from '../domain/chain/chain'
import { selectTradeChain } from './chain/tradeChain'
import type { AppDispatch, RootState } from './types'

/** Returns the store. If there is none, the error names the hook, which react-redux's own does not. */
export function useStoreContext(hook: string) {
  const context = use(ReactReduxContext)
  if (!context) throw new Error(`${hook} must be used within the wallet provider`)
  return context
}

export function useAppDispatch(): AppDispatch {
  return useStoreContext('useAppDispatch').store.dispatch
}

/**
 * Like react-redux's `useSelector`: returns the same object until something in it changes. It uses three of React's
 * hooks instead of nine, and a card has some sixty selectors.
 */
export function useAppSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  const { store, getServerState } = useStoreContext('useAppSelector')
  // One function for the life of the component, because React subscribes again whenever it changes.
  const [subscribe] = useState(() => (onChange: () => void) => store.subscribe(onChange))
  const read = () => selector(store.getState() as RootState)
  return useSyncExternalStore(subscribe, read, () =>
    getServerState ? selector(getServerState() as RootState) : read(),
  )
}

/** The network that a part of the screen shows, if it can differ from the traded one. */
export const ShownChain = createContext<Chain | null>(null)

/** The network that this part of the screen shows: the traded one, unless `ShownChain` says another. */
export function useTradeChain(): Chain {
  useStoreContext('useTradeChain')
  const traded = useAppSelector(selectTradeChain)
  return use(ShownChain) ?? traded
}

/** The tokens of that network that the build knows, or undefined. */
export function useCommonTokens(): CommonTokens | undefined {
  useStoreContext('useCommonTokens')
  return commonTokensOf(useTradeChain().id)
}
