import type { Deployment } from '#domain/chain/network'
import { NodeError } from '#domain/chain/nodeError'
import type { Node } from '../../chain/node'
import { createTurns, type Pace } from './pace'
import { createPastMemory, type PastMemory } from './pastStates'
import type { LogMemory } from './pricesFromLogs'
import type { TimedBlock } from './timedBlock'
import { createTokenDecimals } from '../../token/tokenDecimals'

export interface ChainMemory {
  past: PastMemory
  logs: LogMemory
  decimalsOf: ReturnType<typeof createTokenDecimals>
  /** The first block, which shows whether a chain is young or slow; null if the node did not answer. */
  first(): Promise<TimedBlock | null>
  turns: Pace
}

function createFirstBlock(node: Node, chainId: number): ChainMemory['first'] {
  let first: Promise<TimedBlock | null> | null = null
  return () => {
    first ??= node.block(chainId, 0).then(
      ({ timestamp }) => ({ blockNumber: 0, timestamp }),
      (error: unknown) => {
        first = null
        if (error instanceof NodeError) return null
        throw error
      },
    )
    return first
  }
}

export function createChainMemories(node: Node): (chainId: number, deployment: Deployment) => ChainMemory {
  const memories = new Map<number, ChainMemory>()
  return (chainId, deployment) => {
    const known = memories.get(chainId)
    if (known) return known
    const memory: ChainMemory = {
      past: createPastMemory(node, chainId, deployment),
      logs: { times: new Map(), refusedUntil: 0, tradesRefusedUntil: 0 },
      decimalsOf: createTokenDecimals(node, chainId),
      first: createFirstBlock(node, chainId),
      turns: createTurns(() => node.batchSize(chainId)),
    }
    memories.set(chainId, memory)
    return memory
  }
}
