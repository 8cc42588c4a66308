import { NodeError } from '#domain/chain/nodeError'
import type { Deployment } from '#domain/chain/network'
import { deploymentOf } from '#config/deployments'

/** Returns the contracts of a network. Throws a NodeError if the network's contracts are unknown. */
export function requireDeployment(chainId: number): Deployment {
  const deployment = deploymentOf(chainId)
  if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
  return deployment
}
