import type { Chain } from '#domain/chain/chain'
import { createNode } from './chain/node'
import { createChainReader } from './chainReader'
import { readNodeReport } from './settings/nodeReport'
import { readList } from './token/lists'
import { createReceipts } from './transaction/receipts'

/**
 * Creates the services that read chains through their nodes, and token lists. This module is a script of its own, which
 * `onDemand.ts` loads.
 */
export function createChainServices(chains: readonly Chain[], quorum: number) {
  const node = createNode(chains, quorum)
  const services = {
    node,
    chain: createChainReader(node),
    receipts: createReceipts(node),
    readNodeReport,
    readList,
    readThrough(chainId: number, url: string | null) {
      node.readThrough(chainId, url)
      // The previous chain reader remembers which requests the previous node did not support.
      services.chain = createChainReader(node)
    },
  }
  return services
}

export type ChainServices = ReturnType<typeof createChainServices>
