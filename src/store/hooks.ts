import { createContext, use, useState, useSyncExternalStore } from 'react'
import { ReactReduxContext } from 'react-redux'
import { commonTokensOf } from '../config/settings'
import type { CommonTokens } from '../domain/chain/network'
import type { Chain } from '../domain/chain/chain'
import { selectTradeChain } from './chain/tradeChain'
import type { AppDispatch, RootState } from './types'

/** Names the hook, in place of react-redux's own error and, in a production build, the one of reading from null. */
export function useStoreContext(hook: string) {
  const context = use(ReactReduxContext)
  if (!context) throw new Error(`${hook} must be used within the wallet provider`)
  return context
}

export function useAppDispatch(): AppDispatch {
  return useStoreContext('useAppDispatch').store.dispatch
}

/**
 * What a selector shows of the state, which is the same object for as long as nothing in it changes. It takes three of
 * React's hooks where `useSelector` takes nine, and a card has some sixty selectors.
 */
export function useAppSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  const { store, getServerState } = useStoreContext('useAppSelector')
  // One function for the life of the component: React subscribes anew whenever it is another.
  const [subscribe] = useState(() => (onChange: () => void) => store.subscribe(onChange))
  const read = () => selector(store.getState() as RootState)
  return useSyncExternalStore(subscribe, read, () =>
    getServerState ? selector(getServerState() as RootState) : read(),
  )
}

/** The network that a part of a screen is about, where that may be another than the traded one. */
export const ShownChain = createContext<Chain | null>(null)

/** The traded network, or the one that this part of the screen is about. */
export function useTradeChain(): Chain {
  useStoreContext('useTradeChain')
  const traded = useAppSelector(selectTradeChain)
  return use(ShownChain) ?? traded
}

/** The tokens of that network that are known from the start; undefined where none are. */
export function useCommonTokens(): CommonTokens | undefined {
  useStoreContext('useCommonTokens')
  return commonTokensOf(useTradeChain().id)
}
