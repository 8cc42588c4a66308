import type { Deployment } from '#domain/chain/network'
import { useTradeChain } from '#store/hooks'
import { deploymentOf } from '#config/deployments'

/** Uniswap's contracts on the active network or, inside a `ShownChain`, on that network; undefined if unknown. */
export function useDeployment(): Deployment | undefined {
  return deploymentOf(useTradeChain().id)
}
