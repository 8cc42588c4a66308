import { NodeError } from '../domain/chain/nodeError'
import type { Deployment } from '../domain/chain/network'
import { deploymentOf } from '../config/deployments'

/** The contracts of a network. Throws a NodeError for a network without known contracts. */
export function requireDeployment(chainId: number): Deployment {
  const deployment = deploymentOf(chainId)
  if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
  return deployment
}
