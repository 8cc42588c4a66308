import { configuredChain } from '#config/chains'
import type { Address } from '#domain/chain/address'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { isSilence, NodeError } from '#domain/chain/nodeError'
import type { SeriesRequest } from '#domain/market/history'
import type { PoolPlace } from '#domain/pool/pool'
import { requireDeployment } from '../requireDeployment'
import { GET_BLOCK_TIMESTAMP } from '../chain/blockCalls'
import type { Node } from '../chain/node'
import { usualBefore } from './history/blockPlacement'
import { createHistoryLogs, WINDOW_BLOCKS } from './history/historyLogs'
import { AT_ONCE } from './history/pace'
import { readAfterProbe } from './history/probe'
import { planOf } from './history/seriesPlan'
import { oneWord } from '../chain/multicall'

type Answer = 'kept' | 'lacking' | 'unanswered'

/** Whether a node's error means that the data are missing or that the node did not answer. Throws all other errors. */
function answerTo(error: unknown): Answer {
  if (!(error instanceof NodeError)) throw error
  return isSilence(error) ? 'unanswered' : 'lacking'
}

async function stateOf(node: Node, chainId: number, multicall: Address, blockNumber: number): Promise<Answer> {
  try {
    const [time] = await node.multicall(chainId).calls([{ to: multicall, data: GET_BLOCK_TIMESTAMP }], blockNumber)
    return oneWord(time) ? 'kept' : 'lacking'
  } catch (error) {
    return answerTo(error)
  }
}

/** Whether the node returns the pool's events in the blocks up to `blockNumber`. */
async function eventsUpTo(node: Node, chainId: number, place: PoolPlace, blockNumber: number): Promise<Answer> {
  try {
    await createHistoryLogs(node, chainId, AT_ONCE).trades([place], blockNumber - WINDOW_BLOCKS + 1, blockNumber)
    return 'kept'
  } catch (error) {
    return answerTo(error)
  }
}

/**
 * For each of the given lengths of time in seconds, whether the node can return prices that are that old, from the
 * state of a block or from the events of the pool. If a series has a price feed, or if a call gets no response, the
 * prices are assumed to be available. On a chain younger than the length, the chain's first block is tested. Throws a
 * NodeError if the newest block cannot be read.
 */
export async function readHistoryReach(
  node: Node,
  chainId: number,
  request: SeriesRequest,
  lengths: readonly number[],
): Promise<boolean[]> {
  const deployment = requireDeployment(chainId)
  const { place, feed } = planOf(deployment, request)
  if (!place || feed) return lengths.map(() => true)
  const { blockSeconds } = configuredChain(chainId)
  const { number, timestamp } = await node.head(chainId, HEAD_POLL_MS)
  const head = { blockNumber: number, timestamp }
  const starts = lengths.map((seconds) => Math.max(1, usualBefore(head, timestamp - seconds, blockSeconds)))
  const isKept = (answer: Answer | undefined) => answer !== 'lacking'
  const states = await readAfterProbe(node, chainId, {
    calls: starts,
    read: (start) => stateOf(node, chainId, deployment.multicall, start),
    isAnswer: isKept,
  })
  const unkept = starts.filter((_, index) => !isKept(states[index]))
  if (unkept.length === 0) return lengths.map(() => true)
  const events = await readAfterProbe(node, chainId, {
    calls: unkept,
    read: (start) => eventsUpTo(node, chainId, place, start),
    isAnswer: isKept,
  })
  const lacking = new Set(unkept.filter((_, index) => !isKept(events[index])))
  return starts.map((start) => !lacking.has(start))
}
