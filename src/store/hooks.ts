import { useDispatch, useSelector, useStore } from 'react-redux'
import { type Deployment, deploymentOf } from '../config/deployments'
import type { Chain } from '../domain/chain/chain'
import { selectTradeChain, selectTradeChainId } from './chain/tradeChain'
import type { AppDispatch, RootState } from './types'

/** Says in plain words what would else be an error of react-redux's, or in a production build a null that is read. */
function useWalletProvider(hook: string) {
  try {
    useStore()
  } catch {
    throw new Error(`${hook} must be used within the wallet provider`)
  }
}

export function useAppDispatch(): AppDispatch {
  useWalletProvider('useAppDispatch')
  return useDispatch<AppDispatch>()
}

export function useAppSelector<Selected>(selector: (state: RootState) => Selected): Selected {
  useWalletProvider('useAppSelector')
  return useSelector(selector)
}

/** The network that is traded on. */
export function useTradeChain(): Chain {
  return useAppSelector(selectTradeChain)
}

/** The contracts of the network that is traded on; undefined where none are known. */
export function useDeployment(): Deployment | undefined {
  return deploymentOf(useAppSelector(selectTradeChainId))
}
