import { createContext, use } from 'react'
import { ReactReduxContext, useDispatch, useSelector } from 'react-redux'
import { commonTokensOf } from '../config/settings'
import type { CommonTokens } from '../domain/chain/network'
import type { Chain } from '../domain/chain/chain'
import { selectTradeChain } from './chain/tradeChain'
import type { AppDispatch, RootState } from './types'

/** Names the hook, in place of react-redux's own error and, in a production build, the one of reading from null. */
export function useProvider(hook: string) {
  if (!use(ReactReduxContext)) throw new Error(`${hook} must be used within the wallet provider`)
}

export function useAppDispatch(): AppDispatch {
  useProvider('useAppDispatch')
  return useDispatch<AppDispatch>()
}

export function useAppSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  useProvider('useAppSelector')
  return useSelector(selector)
}

/** The network that a part of a screen is about, where that may be another than the traded one. */
export const ShownChain = createContext<Chain | null>(null)

/** The traded network, or the one that this part of the screen is about. */
export function useTradeChain(): Chain {
  useProvider('useTradeChain')
  const traded = useAppSelector(selectTradeChain)
  return use(ShownChain) ?? traded
}

/** The tokens of that network that are known from the start; undefined where none are. */
export function useCommonTokens(): CommonTokens | undefined {
  useProvider('useCommonTokens')
  return commonTokensOf(useTradeChain().id)
}
