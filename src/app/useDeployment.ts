import type { Deployment } from '../domain/chain/network'
import { useTradeChain } from '../store/hooks'
import { deploymentOf } from '../config/deployments'

/** The contracts of the traded network, or of the one that is shown; undefined where none are known. */
export function useDeployment(): Deployment | undefined {
  return deploymentOf(useTradeChain().id)
}
