import type { Deployment } from '../domain/chain/network'
import { useTradeChain } from '../store/hooks'
import { deploymentOf } from '../config/deployments'

/**
 * Uniswap's contracts on the active network, or on the network of the surrounding `ShownChain`; undefined if unknown.
 */
export function useDeployment(): Deployment | undefined {
  return deploymentOf(useTradeChain().id)
}
