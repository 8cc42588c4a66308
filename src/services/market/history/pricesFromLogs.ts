import { finalBlocks } from '#domain/chain/blockTime'
import { type BlockAnswer, findBlocks } from './blockTimes'
import { createHistoryLogs } from './historyLogs'
import type { Node } from '../../chain/node'
import { pastBlocks, type PastSearch, usdByRounds } from './pastSearch'
import type { PastPrices } from './seriesPlan'

/** After a node has refused to return all events at once, smaller requests are sent for this long. */
export const REFUSED_MS = 600_000

export interface LogMemory {
  /** The timestamps of final blocks, in seconds. */
  times: Map<number, number>
  /** Until this time (`performance.now`), events are requested in parts instead of all at once. */
  refusedUntil: number
  /** Until this time (`performance.now`), the trades of a short period are not requested. */
  tradesRefusedUntil: number
}

/** Reads past prices from pools' trade events; null if the node returns no events. */
export async function pricesFromLogs(
  node: Node,
  chainId: number,
  search: PastSearch,
  memory: LogMemory,
): Promise<PastPrices | null> {
  const { moments, head, first, blockSeconds, places, recoverWith, pace } = search
  const isFinal = (blockNumber: number) => blockNumber <= head.blockNumber - finalBlocks(blockSeconds)
  const times = new Map(memory.times)

  async function readTime(blockNumber: number): Promise<[number, BlockAnswer]> {
    try {
      const { timestamp } = await node.block(chainId, blockNumber)
      times.set(blockNumber, timestamp)
      if (isFinal(blockNumber)) memory.times.set(blockNumber, timestamp)
      return [blockNumber, { timestamp }]
    } catch (error) {
      return recoverWith(error, [blockNumber, 'unanswered'])
    }
  }

  const found = await findBlocks({
    moments,
    head,
    first,
    blockSeconds,
    known: [...times].map(([blockNumber, timestamp]) => ({ blockNumber, timestamp })),
    isRead: (blockNumber) => blockNumber === head.blockNumber || times.has(blockNumber),
    readBlocks: async (blockNumbers) => new Map(await pace.all(blockNumbers.map((each) => () => readTime(each)))),
  })
  const blocks = pastBlocks(found, head)
  const numbers = blocks.map(({ blockNumber }) => blockNumber)
  const isWhole = performance.now() >= memory.refusedUntil
  try {
    const [logs, usd] = await Promise.all([
      createHistoryLogs(node, chainId, pace).read(places, numbers, isWhole),
      usdByRounds(search),
    ])
    if (isWhole && !logs.isWhole) memory.refusedUntil = performance.now() + REFUSED_MS
    return { blocks, price: logs.priceAfter, usd }
  } catch (error) {
    return recoverWith(error, null)
  }
}
